// The worker that keeps the table: it reads calls, does them one after the other and answers.
import { Engine } from '../engine/engine';
import { EngineError, type Analysis, type Progress } from '../engine/protocol';
import { Stopped } from '../engine/stopped';
import { compiled, Thinker } from '../engine/thinker';
import type { Call, Reply } from './calls';
import { Keeper } from './keeper';

const keeper = compiled.then(
  async (module) => new Keeper(await Engine.open(module), new Thinker()),
);

const reply = (answer: Reply) => self.postMessage(answer);

self.onmessage = async ({ data }: MessageEvent<Call>) => {
  const { call, method, args } = data;
  const partial = (line: Analysis | Progress) => reply({ call, partial: line });
  try {
    const target = (await keeper) as unknown as Record<string, (...args: unknown[]) => unknown>;
    reply({ call, result: await target[method]!.apply(target, [...args, partial]) });
  } catch (error) {
    if (error instanceof EngineError) reply({ call, refused: error.refusal });
    else if (error instanceof Stopped) reply({ call, stopped: true });
    else reply({ call, failed: error instanceof Error ? error.message : String(error) });
  }
};
