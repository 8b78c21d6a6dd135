// Where a game turned: the one choice that cost the most, where any cost enough to be told.
import type { Review, Seat } from '../engine/protocol';

// Of the chance to win. Less is a slip, and no game turns on it.
const kLeast = 0.1;

export interface Turning {
  ply: number; // the position before it
  number: number; // of the turn, or of the action
  turns: boolean; // whether whole turns were judged
  seat: Seat;
  cost: number;
}

// What the winner gave away has not decided the game; of equal costs the last one has.
export function turningPoint(review: Review, winner: Seat | 'draw' | null): Turning | null {
  // A turn is seen best after its roll.
  const judged =
    review.turns?.map(({ seat, cost, from }, i) => ({
      seat,
      cost,
      ply: from + 1,
      number: i + 1,
    })) ?? review.actions.map(({ seat, cost = 0 }, ply) => ({ seat, cost, ply, number: ply + 1 }));
  const [worst] = judged
    .filter(({ seat, cost }) => seat !== winner && cost >= kLeast)
    .sort((a, b) => b.cost - a.cost || b.ply - a.ply);
  if (!worst?.seat) return null;
  const { ply, seat, cost, number } = worst;
  return { ply, seat, cost, number, turns: review.turns !== undefined };
}
