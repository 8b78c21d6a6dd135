// How long anybody may think, as it is chosen for a table: paces to pick from, and numbers to be written,
// which may be wrong.
import type { ClockRule } from '../../network/types';

export type PaceNumber = 'minutes' | 'increment' | 'days';
export type Pace = { kind: 'none' | 'minutes' | 'days' } & Record<PaceNumber, number | null>; // null: nothing is written

export const kUsualPace: Pace = { kind: 'none', minutes: 10, increment: 5, days: 2 };
export const kPaces = [
  { minutes: 1, increment: 1 },
  { minutes: 3, increment: 2 },
  { minutes: 5, increment: 5 },
  { minutes: 10, increment: 5 },
  { minutes: 20, increment: 10 },
];
// The least and the most of each; the server takes no less and no more than that.
export const kBounds: Record<PaceNumber, [least: number, most: number]> = {
  minutes: [1, 180],
  increment: [0, 180],
  days: [1, 30],
};

const numbersOf = ({ kind }: Pace): PaceNumber[] =>
  kind === 'minutes' ? ['minutes', 'increment'] : kind === 'days' ? ['days'] : [];

function fits(number: number | null, [least, most]: [number, number]): boolean {
  return Number.isInteger(number) && number! >= least && number! <= most;
}

// The numbers that nobody can play by.
export const wrongIn = (pace: Pace): PaceNumber[] =>
  numbersOf(pace).filter((name) => !fits(pace[name], kBounds[name]));

// Of a pace without wrong numbers.
export function ruleOf({ kind, minutes, increment, days }: Pace): ClockRule {
  if (kind === 'none') return null;
  return kind === 'days' ? { days: days! } : { minutes: minutes!, increment: increment! };
}

export const kindOf = (rule: ClockRule): Pace['kind'] =>
  rule === null ? 'none' : 'days' in rule ? 'days' : 'minutes';
