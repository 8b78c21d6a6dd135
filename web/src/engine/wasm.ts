// The engine's module, opened: a line goes in, lines come out. It is a WASI reactor that needs a
// clock and random bytes and nothing else of a system.

export type Answer = (line: string, emit: (line: string) => void) => void;

interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  menagerie_buffer(size: number): number;
  menagerie_answer(): void;
}

const kBadFile = 8; // WASI's EBADF: there are no files here

export async function open(module: WebAssembly.Module): Promise<Answer> {
  let emit: (line: string) => void = () => {};
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  const bytes = (at: number, size: number) => new Uint8Array(engine.memory.buffer, at, size);
  const instance = await WebAssembly.instantiate(module, {
    menagerie: { emit: (at: number, size: number) => emit(decoder.decode(bytes(at, size))) },
    wasi_snapshot_preview1: {
      clock_time_get(_clock: number, _precision: bigint, out: number) {
        const now = BigInt(Math.round(performance.now() * 1e6));
        new DataView(engine.memory.buffer).setBigUint64(out, now, true);
        return 0;
      },
      random_get(at: number, size: number) {
        crypto.getRandomValues(bytes(at, size));
        return 0;
      },
      fd_write: () => kBadFile,
      fd_seek: () => kBadFile,
      fd_close: () => kBadFile,
    },
  });
  const engine = instance.exports as unknown as Exports;
  engine._initialize();
  return (line, listener) => {
    const text = encoder.encode(line);
    const at = engine.menagerie_buffer(text.length);
    bytes(at, text.length).set(text);
    emit = listener;
    engine.menagerie_answer();
  };
}
