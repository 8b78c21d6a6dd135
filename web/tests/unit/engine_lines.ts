// The engine as the workers have it, asked line by line, and games for it to talk about.
import type { Request } from '../../src/engine/engine';
import type { Answers, GameName, Options, Refusal, Word } from '../../src/engine/protocol';
import { open } from '../../src/engine/wasm';
import { module } from './engine_module';

const answer = await open(module);

export interface Line {
  error?: Refusal;
  partial?: true;
}

// Every line that comes back, without the number of the question.
export function lines(text: string): Line[] {
  const told: Line[] = [];
  answer(text, (line) => {
    const { id: _, ...rest } = JSON.parse(line) as Line & { id: null };
    told.push(rest);
  });
  return told;
}

export const ask = <W extends Word>(request: Request<W>): Answers[W] =>
  lines(JSON.stringify(request)).at(-1) as Answers[W];

export interface Played {
  game: GameName;
  options: Options;
  start: string;
  actions: string[];
}

// A game of some length, by actions from all over the list of those allowed.
export function played(game: GameName, wanted: Options, length: number): Played {
  const begun = ask({ cmd: 'start', game, options: wanted, seed: 5 });
  const { options } = begun;
  const actions: string[] = [];
  for (let { position } = begun; actions.length < length;) {
    const legal = ask({ cmd: 'legal', game, options, position });
    if (legal.turn === 'over') break;
    const action = legal.actions[(actions.length * 7) % legal.actions.length]!;
    const apply = { cmd: 'apply', game, options, position, actions: [action] };
    ({ position } = lines(JSON.stringify(apply))[0] as { position: string });
    actions.push(action);
  }
  return { game, options, start: begun.position, actions };
}
