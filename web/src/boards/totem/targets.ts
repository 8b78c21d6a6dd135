// What a press on a space does: everything that the view allows, sorted by space. No rule stands
// here; where a piece can go and what would fall there comes with the view.
import type { TotemBoard, View } from '../../engine/protocol';

export interface Target {
  kind: 'piece' | 'goal' | 'exchange' | 'take' | 'start' | 'end';
  // What is to be played, in order; empty for a piece, which is only picked up.
  actions: string[];
  falls: string[];
  choices: string[];
}
export type Targets = Map<string, Target>;

const plain = (kind: Target['kind'], actions: string[] = []): Target => ({
  kind,
  actions,
  falls: [],
  choices: [],
});

// The piece that is under way, if one is.
export const traveller = (board: TotemBoard): string | null =>
  board.must_choose ? null : (board.path.at(-1) ?? null);

export function targetsOf(view: View<TotemBoard>, picked: string | null): Targets {
  const { board } = view;
  const targets: Targets = new Map();
  if (view.turn !== 'decision') return targets;
  for (const move of board.moves) {
    if (move.deed === 'step') targets.set(move.from, plain('piece'));
    else if ('to' in move) targets.set(move.to, plain(move.deed, [move.action]));
  }
  const under = traveller(board);
  if (under !== null) {
    targets.delete(under);
    const end = board.moves.find(({ deed }) => deed === 'end');
    const { falls, choices } = board;
    if (end) targets.set(under, { kind: 'end', actions: [end.action], falls, choices });
  }
  const from = under ?? picked;
  for (const { from: start, to, actions, falls, choices } of board.reach) {
    if (start === from) targets.set(to, { kind: 'goal', actions, falls, choices });
  }
  return targets;
}

// Whoever reaches for another piece is done with the one under way: what ends its travel, where that may
// end and the other piece has not travelled yet.
export function endBefore(board: TotemBoard, space: string): string | null {
  const { moves, players, mover, travelled } = board;
  const own = players.find(({ seat }) => seat === mover);
  if (!own || traveller(board) === space || travelled.includes(space)) return null;
  if (own.totem !== space && !own.pieces.includes(space)) return null;
  return moves.find(({ deed }) => deed === 'end')?.action ?? null;
}
