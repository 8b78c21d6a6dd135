// The engine in this very thread, for words that are answered at once.
import { EngineError, type Answers, type Refusal, type Word } from './protocol';
import { open, type Answer } from './wasm';

export type Request<W extends Word = Word> = { cmd: W } & Record<string, unknown>;
export type Line = { error?: Refusal; partial?: true };

export class Engine {
  private constructor(private readonly answer: Answer) {}
  language = 'en'; // of its refusals

  static async open(module: WebAssembly.Module): Promise<Engine> {
    return new Engine(await open(module));
  }

  ask<W extends Word>(request: Request<W>): Answers[W] {
    let last = '{}';
    this.answer(JSON.stringify({ ...request, language: this.language }), (line) => (last = line));
    const line = JSON.parse(last) as Line;
    if (line.error) throw new EngineError(line.error);
    return line as Answers[W];
  }
}
