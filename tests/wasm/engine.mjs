// Opens the engine from its .wasm file, as a browser's worker does.
import { readFileSync } from 'node:fs';
import { WASI } from 'node:wasi';

export function open(file) {
  const wasi = new WASI({ version: 'preview1' });
  let lines = [];
  const emit = (at, size) => {
    lines.push(new TextDecoder('utf-8', { fatal: true })
      .decode(new Uint8Array(instance.exports.memory.buffer, at, size)));
  };
  const module = new WebAssembly.Module(readFileSync(file));
  const instance = new WebAssembly.Instance(module, {
    wasi_snapshot_preview1: wasi.wasiImport,
    menagerie: { emit },
  });
  wasi.initialize(instance);
  // The answer lines to one line, each read as JSON.
  return (line) => {
    const bytes = new TextEncoder().encode(line);
    const at = instance.exports.menagerie_buffer(bytes.length);
    new Uint8Array(instance.exports.memory.buffer, at, bytes.length).set(bytes);
    lines = [];
    instance.exports.menagerie_answer();
    return lines.map((answer) => JSON.parse(answer));
  };
}
