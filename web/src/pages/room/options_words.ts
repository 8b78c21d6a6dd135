// What is played at a table, in words: only what differs from how most tables play.
import type { GameInfo, Options } from '../../engine/protocol';
import type { SetupWords } from '../../words/setup';
import { named } from '../setup/variants';

// "Scoring: Heads", one for each option that is chosen at a table and says something.
export function optionsInWords(info: GameInfo, options: Options, say: SetupWords): string[] {
  return info.options.flatMap(({ name, study, default: usual }) => {
    const value = options[name];
    if (study || value === undefined || name === 'seats') return [];
    const title = say.options[name];
    // A number that is written, or somebody's seat, is told only where it is not as usual.
    const known = say.values[`${name}.${value}`] !== undefined;
    if (!title || (!known && value === usual)) return [];
    return [`${title}: ${named(say, name, value).name}`];
  });
}
