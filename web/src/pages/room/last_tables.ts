// How the last table of each game was set on this device, so that the next one begins like it. Without
// storage every table begins as usual.
import type { GameName } from '../../engine/protocol';
import type { ClockRule } from '../../network/types';

export interface LastTable {
  chairs: string[]; // 'me', 'open', or the level of a computer
  order: 'drawn' | 'given';
  clock: ClockRule;
  listed: boolean;
  spectators: boolean;
}

const kPlace = 'menagerie.last_tables';

function stored(): Partial<Record<GameName, Partial<LastTable>>> {
  try {
    return (JSON.parse(localStorage.getItem(kPlace) ?? '{}') ?? {}) as ReturnType<typeof stored>;
  } catch {
    return {};
  }
}

const isNumber = (number: unknown): number is number => Number.isInteger(number);
function clockOf(found: unknown): ClockRule {
  const { minutes, increment, days } = (found ?? {}) as Record<string, unknown>;
  if (isNumber(days)) return { days };
  return isNumber(minutes) && isNumber(increment) ? { minutes, increment } : null;
}

// Nobody sits at a table without me, and for me alone none has to be set.
const isCompany = (chairs: unknown): chairs is string[] =>
  Array.isArray(chairs) &&
  chairs.every((chair) => typeof chair === 'string') &&
  chairs.filter((chair) => chair === 'me').length === 1 &&
  chairs.includes('open');

// Whatever else lies there is not taken for it.
export function lastTable(game: GameName): LastTable | null {
  const found = stored()[game];
  if (!found || !isCompany(found.chairs)) return null;
  return {
    chairs: found.chairs,
    order: found.order === 'given' ? 'given' : 'drawn',
    clock: clockOf(found.clock),
    listed: found.listed === true,
    spectators: found.spectators !== false,
  };
}

export function keepTable(game: GameName, table: LastTable): void {
  try {
    localStorage.setItem(kPlace, JSON.stringify({ ...stored(), [game]: table }));
  } catch {
    // Nothing can be kept here.
  }
}
