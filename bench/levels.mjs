// How long each level thinks in WebAssembly: some games of every level against itself, and for each
// the mean and the longest time of a turn (all decisions of one seat in a row).
//   node bench/levels.mjs build/wasm/menagerie.wasm [games]
import { open } from '../tests/wasm/engine.mjs';

const say = open(process.argv[2]);
const games = Number(process.argv[3] ?? 2);

function last(request) {
  const answer = say(JSON.stringify(request)).at(-1);
  if (answer.error) throw new Error(`${JSON.stringify(request)}: ${answer.error.message}`);
  return answer;
}

// The milliseconds of every turn of one game.
function turns(game, level, seed) {
  let { position, options } = last({ cmd: 'start', game, seed });
  const times = [];
  let before = null;
  for (let ply = 0; ; ++ply) {
    const { turn, seat, actions } = last({ cmd: 'legal', game, position, options });
    if (turn === 'over') return times;
    let action = actions[(seed * 7919 + ply * 104729) % actions.length];
    if (turn === 'decision') {
      const start = performance.now();
      ({ action } = last({ cmd: 'choose', game, position, options, level, seed: seed + ply }));
      const ms = performance.now() - start;
      if (seat === before) times[times.length - 1] += ms;
      else times.push(ms);
    }
    before = seat;
    ({ position } = last({ cmd: 'apply', game, position, options, actions: [action] }));
  }
}

console.log('game       level    turns  mean ms  longest ms');
for (const game of ['tokan', 'two-paths', 'totem']) {
  for (let level = 1; level <= 8; ++level) {
    const times = Array.from({ length: games }, (_, i) => turns(game, level, i + 1)).flat();
    const mean = times.reduce((a, b) => a + b, 0) / times.length;
    console.log(game.padEnd(10), String(level).padStart(5), String(times.length).padStart(8),
      mean.toFixed(1).padStart(8), Math.max(...times).toFixed(0).padStart(11));
  }
}
