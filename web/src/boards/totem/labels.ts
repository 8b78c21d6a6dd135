// A space in words, for whoever hears the board: where it is, who stands there, what may be done.
import type { TotemBoard, View } from '../../engine/protocol';
import { words } from '../../words/words.svelte';
import { seatName } from './sentences';
import type { Target } from './targets';

function whoIsOn(space: string, board: TotemBoard): string | null {
  const { board: say } = words().totem;
  for (const { seat, totem, pieces } of board.players) {
    if (totem === space) return say.totem(seatName(seat));
    if (pieces.includes(space)) return say.piece(seatName(seat));
  }
  return null;
}

function whatMayBeDone(target: Target, picked: boolean): string {
  const { board: say } = words().totem;
  const done = {
    piece: picked ? say.picked : say.canMove,
    goal: say.goal(target.actions.length),
    exchange: say.newPiece,
    take: say.take,
    start: say.start,
    end: say.end,
  }[target.kind];
  const falls = target.falls.length > 0 ? `, ${say.falls(target.falls.join(', '))}` : '';
  const choices = target.choices.length > 0 ? `, ${say.oneFalls(target.choices.join(', '))}` : '';
  return done + falls + choices;
}

export function spaceName(
  space: string,
  { board }: View<TotemBoard>,
  target: Target | undefined,
  picked: string | null,
): string {
  const { board: say } = words().totem;
  const parts = [whoIsOn(space, board) ?? say.free];
  if (board.travelled.includes(space)) parts.push(say.travelled);
  if (target) parts.push(whatMayBeDone(target, picked === space));
  return `${space}: ${parts.join(', ')}`;
}
