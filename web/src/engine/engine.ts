// The engine in this very thread, for words that are answered at once.
import { EngineError, type Refusal } from './protocol';
import { open, type Answer } from './wasm';

export type Request = { cmd: string } & Record<string, unknown>;
export type Line = { error?: Refusal } & Record<string, unknown>;

export class Engine {
  private constructor(private readonly answer: Answer) {}
  language = 'en'; // of its refusals

  static async open(module: WebAssembly.Module): Promise<Engine> {
    return new Engine(await open(module));
  }

  ask<T>(request: Request): T {
    let last = '{}';
    this.answer(JSON.stringify({ ...request, language: this.language }), (line) => (last = line));
    const line = JSON.parse(last) as Line;
    if (line.error) throw new EngineError(line.error);
    return line as T;
  }
}
