// A keeper over the real engine, thinking in the same thread: what the worker holds in a browser.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Engine, type Request } from '../../src/engine/engine';
import { Keeper, type Thinks } from '../../src/table/keeper';

const file = fileURLToPath(new URL('../../../build/wasm/menagerie.wasm', import.meta.url));
const module = await WebAssembly.compile(readFileSync(file));

// What is asked of the thinker goes to `asked`.
export async function keeper(asked: Request[] = []): Promise<Keeper> {
  const engine = await Engine.open(module);
  const thinker: Thinks = {
    language: 'en',
    think: <T>(request: Request) => {
      asked.push(request);
      return Promise.resolve(engine.ask<T>(request));
    },
    stop: () => {},
  };
  return new Keeper(engine, thinker);
}
