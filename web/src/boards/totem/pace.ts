// How long things take, in milliseconds: long enough to be seen, short enough not to wait.
import type { View } from '../../engine/protocol';

export const kStep = 170;
const kFall = 450;
const kRoll = 650;
const kOther = 350;

// How long a view of the computer's turn stays before it goes on.
export function pace(view: View): number {
  const last = view.last ?? '';
  if (last.startsWith('roll')) return kRoll;
  if (!last.includes('-')) return kOther;
  return view.turn === 'decision' ? kStep : kFall;
}
