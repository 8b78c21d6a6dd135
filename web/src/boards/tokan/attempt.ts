// What is meant by a press that does nothing now. It is put as moves; whether and why they cannot be
// made the engine says.
import type { TokanBoard } from '../../engine/protocol';
import type { Attempt } from '../board';
import type { Pick } from './pick';
import { columnOf, rowOf } from './tiles';

export function attemptAt(board: TokanBoard, space: string, held: Pick | null): Attempt {
  if (held?.tile) return { actions: [`${held.tile}@${space}`] };
  if (board.laying) return { note: 'pickTile' };
  if (held?.from) {
    const carried = held.carried > 0 ? `+${held.carried}` : '';
    return { actions: [`${held.from}${space}${carried}`] };
  }
  const ahead = board.spaces.filter(
    ({ space: to }) =>
      to !== space && (rowOf(to) === rowOf(space) || columnOf(to) === columnOf(space)),
  );
  return { actions: ahead.map(({ space: to }) => space + to) };
}

// A tile of the hand that is not to be laid now.
export const attemptToLay = (board: TokanBoard, tile: string): Attempt => ({
  actions: board.moves.slice(0, 1).map(({ to }) => `${tile}@${to}`),
});
