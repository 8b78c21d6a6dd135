// The thinking of the table worker: a worker of its own for words that take their time, which can be
// ended at any moment.
import wasmAddress from '$engine/menagerie.wasm?url';
import type { Line, Request } from './engine';
import ThinkingWorker from './engine.worker?worker';
import { EngineError, type Answers, type Told, type Word } from './protocol';
import { Stopped } from './stopped';

export const compiled: Promise<WebAssembly.Module> = WebAssembly.compileStreaming(
  fetch(wasmAddress),
);

// Slow words, one after the other, in a worker of their own.
export class Thinker {
  private worker: Worker | undefined;
  private stopped: ((reason: Stopped) => void) | undefined;
  private queue: Promise<unknown> = Promise.resolve();
  private stops = 0;
  language = 'en';

  // The last answer; those before it go to `partial`. Fails with `Stopped` if it was ended.
  think<W extends Word>(
    request: Request<W>,
    partial: (line: Told<W>) => void = () => {},
  ): Promise<Answers[W]> {
    const { stops } = this;
    const run = () => {
      if (stops !== this.stops) throw new Stopped();
      return this.run(request, partial);
    };
    const answer = this.queue.then(run, run);
    this.queue = answer.catch(() => {});
    return answer;
  }

  // Ends what is under way or waits, and forgets what it had worked out.
  stop(): void {
    ++this.stops;
    if (!this.stopped) return;
    this.worker?.terminate();
    this.worker = undefined;
    this.stopped(new Stopped());
  }

  private async run<W extends Word>(
    request: Request<W>,
    partial: (line: Told<W>) => void,
  ): Promise<Answers[W]> {
    const worker = await this.awake();
    try {
      return await new Promise((resolve, reject) => {
        this.stopped = reject;
        worker.onerror = (event) => reject(new Error(event.message));
        worker.onmessage = (event: MessageEvent<string>) => {
          const line = JSON.parse(event.data) as Line;
          if (line.partial) partial(line as Told<W>);
          else if (line.error) reject(new EngineError(line.error));
          else resolve(line as Answers[W]);
        };
        worker.postMessage(JSON.stringify({ ...request, language: this.language }));
      });
    } finally {
      this.stopped = undefined;
    }
  }

  private async awake(): Promise<Worker> {
    if (!this.worker) {
      this.worker = new ThinkingWorker();
      this.worker.postMessage(await compiled);
    }
    return this.worker;
  }
}
