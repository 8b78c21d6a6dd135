// Which options most tables leave alone, and what the values of an option are called.
import type { SetupWords } from '../../words/setup';

// What only few tables change.
export const kRareOptions = ['frame', 'ends', 'gaps', 'quiet_limit', 'twelve'];

export function named(say: SetupWords, option: string, value: string) {
  const [name = value, help = ''] = say.values[`${option}.${value}`] ?? [];
  return { value, name, help };
}
