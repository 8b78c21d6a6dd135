// A keeper over the real engine, thinking in the same thread: what the worker holds in a browser.
import { Engine, type Request } from '../../src/engine/engine';
import { Keeper, type Thinks } from '../../src/table/keeper';
import { module } from './engine_module';

// What is asked of the thinker goes to `asked`.
export async function keeper(asked: Request[] = []): Promise<Keeper> {
  const engine = await Engine.open(module);
  const thinker: Thinks = {
    language: 'en',
    think: (request) => {
      asked.push(request);
      return Promise.resolve(engine.ask(request));
    },
    stop: () => {},
  };
  return new Keeper(engine, thinker);
}
