// How long a page waits for Totem's board in WebAssembly: the answer to `view` at the start and with
// full groups and twelve points left, when every piece has its most ways. For each the first time
// that it is asked and the best of some more, which a busy machine spoils least.
//   node bench/views.mjs build/wasm/menagerie.wasm [times]
import { open } from '../tests/wasm/engine.mjs';

const say = open(process.argv[2]);
const times = Number(process.argv[3] ?? 50);

const positions = {
  'start': 'j18:i18,i19,j17,j19,k17,k18+19/j2:i2,i3,j1,j3,k1,k2+19 1 66 12 - - 0',
  'blob': 'g10:d13,d14,e10,e11,e13,f10,f11,f12,f13,f8,f9,g11,g12,g7,g8,g9,h10,h11,h12,h13,h9,i11,i12,i8,i9+0' +
    '/f18:e19,f19,g17,g19,h18,h19+0 1 66 12 - - 0',
  'snake': 'h7:d8,d9,e7,e8,f7,f8,g7,g8,h6,i6,i7,j5,j6,j7,j8,k4,k5,k6,k7,l2,l3,l4,m2,m3,n2+0' +
    '/j13:j12,j14,k12,l11,l12,m12+0 1 66 12 - - 0',
  'most ways': 'l9:e15,f14,f15,g13,g14,g15,h12,h13,i12,i13,i14,i8,i9,j10,j11,j12,j13,j8,j9,k10,k11,k8,k9,l10,l8+0' +
    '/j5:i5,i6,j4,k4,k5,l4+0 1 66 12 - - 0',
};

function ask(line) {
  const start = performance.now();
  const [answer] = say(line);
  const ms = performance.now() - start;
  if (answer.error) throw new Error(`${line}: ${answer.error.message}`);
  return { ms, ways: answer.view.board.reach.length };
}

console.log('position      ways  first ms  best ms');
for (const [name, position] of Object.entries(positions)) {
  const line = JSON.stringify({ cmd: 'view', game: 'totem', position });
  const first = ask(line);
  const best = Math.min(...Array.from({ length: times }, () => ask(line).ms));
  console.log(name.padEnd(12), String(first.ways).padStart(5), first.ms.toFixed(1).padStart(9), best.toFixed(2).padStart(8));
}
