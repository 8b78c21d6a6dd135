// The page's end of the table worker: a call is a promise of its answer.
import { EngineError, type Analysis, type Progress } from '../engine/protocol';
import { Stopped } from '../engine/stopped';
import type { Calls, Method, Reply } from './calls';
import TableWorker from './table.worker?worker';

export type Listener = (line: Analysis | Progress) => void;
interface Waiting {
  resolve(result: unknown): void;
  reject(error: Error): void;
  partial?: Listener | undefined;
}

// Whatever keeps a game for a page: the worker at this device, or a room over the network.
export interface GameTable {
  call<M extends Method>(method: M, ...args: Parameters<Calls[M]>): Promise<ReturnType<Calls[M]>>;
  // A call that tells how far it is.
  follow<M extends Method>(
    partial: Listener,
    method: M,
    ...args: Parameters<Calls[M]>
  ): Promise<ReturnType<Calls[M]>>;
}

export class TableClient implements GameTable {
  private worker: Worker | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private calls = 0;
  private language = 'en';

  call<M extends Method>(method: M, ...args: Parameters<Calls[M]>): Promise<ReturnType<Calls[M]>> {
    return this.send(method, args);
  }

  follow<M extends Method>(
    partial: Listener,
    method: M,
    ...args: Parameters<Calls[M]>
  ): Promise<ReturnType<Calls[M]>> {
    return this.send(method, args, partial);
  }

  // The language of refusals, from now on.
  speak(code: string): void {
    this.language = code;
    if (this.worker) void this.call('language', code);
  }

  private send<M extends Method>(
    method: M,
    args: unknown[],
    partial?: Listener,
  ): Promise<ReturnType<Calls[M]>> {
    const call = ++this.calls;
    return new Promise((resolve, reject) => {
      this.waiting.set(call, { resolve: resolve as (result: unknown) => void, reject, partial });
      this.awake().postMessage({ call, method, args });
    });
  }

  // The worker and the engine in it are started with the first call, or by whoever knows that one
  // will come.
  awake(): Worker {
    if (!this.worker) {
      this.worker = this.started();
      this.speak(this.language);
    }
    return this.worker;
  }

  private started(): Worker {
    const worker = new TableWorker();
    worker.onmessage = ({ data }: MessageEvent<Reply>) => this.hear(data);
    worker.onerror = (event) => {
      for (const { reject } of this.waiting.values()) reject(new Error(event.message));
      this.waiting.clear();
    };
    return worker;
  }

  private hear(reply: Reply): void {
    const waiting = this.waiting.get(reply.call);
    if (!waiting) return;
    if ('partial' in reply) {
      waiting.partial?.(reply.partial);
      return;
    }
    this.waiting.delete(reply.call);
    if ('result' in reply) waiting.resolve(reply.result);
    else if ('refused' in reply) waiting.reject(new EngineError(reply.refused));
    else if ('stopped' in reply) waiting.reject(new Stopped());
    else waiting.reject(new Error(reply.failed));
  }
}

// One table worker for the whole page.
export const table = new TableClient();
