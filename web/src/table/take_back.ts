// How far "take back" goes: to the last decision of a person. A guess is taken back together with
// the choice it answered, so that nobody guesses twice at the same secret. Where dice are rolled
// only what came since the last roll goes back, and nothing once something was eliminated.
import type { TotemBoard, TwoPathsBoard, View } from '../engine/protocol';
import type { Moment, Seats } from './calls';

export function takeBackTo(
  moments: Moment[],
  seats: Seats,
  now: View,
  viewAt: (ply: number) => View,
): number | null {
  if (now.game === 'totem') return withinTheTurn(moments, seats, now, viewAt);
  for (let ply = moments.length - 1; ply >= 0; --ply) {
    const { seat } = moments[ply]!;
    if (seat === null || !seats[seat]?.person) continue;
    const answers = now.game === 'two-paths' && isGuess(viewAt(ply));
    return answers ? ply - 1 : ply;
  }
  return null;
}

function withinTheTurn(
  moments: Moment[],
  seats: Seats,
  now: View,
  viewAt: (ply: number) => View,
): number | null {
  const ply = moments.length - 1;
  const last = moments[ply];
  if (!last || last.seat === null || !seats[last.seat]?.person || now.over) return null;
  return material(viewAt(ply)) === material(now) ? ply : null;
}

const isGuess = (view: View) => (view.board as TwoPathsBoard).announced !== null;

const material = (view: View) =>
  (view.board as TotemBoard).players.reduce(
    (sum, { pieces, reserve }) => sum + pieces.length + reserve,
    0,
  );
