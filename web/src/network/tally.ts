// What the games of a table and of its rematches have brought to whom so far: a win counts one, a draw a half
// for everybody who was still in. A device keeps it with its seat; nobody else is asked.
import type { Seat } from '../engine/protocol';
import type { Facts } from './facts';

export interface Tally {
  names: string[]; // by chair; where others sit, it is not theirs
  points: number[];
}

const namesIn = ({ chairs }: Facts): string[] => chairs.map(({ name }) => name);

function pointsOf(facts: Facts, seats: readonly Seat[]): number[] {
  const winner = facts.result?.winner ?? null;
  return facts.chairs.map((_, chair) => {
    if (winner === 'draw') return facts.out.includes(chair) ? 0 : 0.5;
    return winner !== null && facts.chairOf(winner, seats) === chair ? 1 : 0;
  });
}

// With this game once it is over; null where none has been played before, or by others.
export function tallyOf(before: Tally | null, facts: Facts, seats: readonly Seat[]): Tally | null {
  const names = namesIn(facts);
  if (!before || before.names.join('\n') !== names.join('\n')) return null;
  const now = pointsOf(facts, seats);
  return { names, points: before.points.map((points, chair) => points + now[chair]!) };
}

// As the next room begins: everybody has the chair of the seat after the own one (docs/network.md, Offers).
export function handedOn(before: Tally | null, facts: Facts, seats: readonly Seat[]): Tally {
  const { names, points } = tallyOf(before, facts, seats) ?? {
    names: namesIn(facts),
    points: pointsOf(facts, seats),
  };
  const order = facts.order ?? [];
  const came = order.map((_, seat) => order.at(seat - 1)!);
  return { names: came.map((chair) => names[chair]!), points: came.map((chair) => points[chair]!) };
}
