// How long things take, in milliseconds: long enough to be seen, short enough not to wait.
import type { TotemBoard, View } from '../../engine/protocol';

export const kStep = 170;
const kFall = 400;
const kRoll = 350;
// The dice tumble before they lie.
export const kTumble = 400;
const kOther = 250;

// How long a view of the computer's turn stays before it goes on.
export function pace(view: View): number {
  const { last } = view.board as TotemBoard;
  if (last?.deed === 'roll') return kRoll;
  if (last?.deed !== 'step') return kOther;
  return view.turn === 'decision' ? kStep : kFall;
}

export const suspense = (_: View, after: View): number =>
  (after.board as TotemBoard).last?.deed === 'roll' ? kTumble : 0;
