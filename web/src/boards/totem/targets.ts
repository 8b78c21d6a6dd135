// What a press on a space does: everything that the view allows, sorted by space. No rule stands
// here; where a piece can go and what would fall there comes with the view.
import type { TotemBoard, View } from '../../engine/protocol';
import { deedOf } from './deed';

export interface Target {
  kind: 'piece' | 'goal' | 'new' | 'take' | 'start' | 'end';
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
  for (const action of view.actions) {
    const deed = deedOf(action);
    if (deed.kind === 'step') targets.set(deed.from, plain('piece'));
    else if ('space' in deed) targets.set(deed.space, plain(deed.kind, [action]));
  }
  const under = traveller(board);
  if (under !== null) {
    targets.delete(under);
    if (view.actions.includes('end')) {
      const { falls, choices } = board;
      targets.set(under, { kind: 'end', actions: ['end'], falls, choices });
    }
  }
  const from = under ?? picked;
  for (const { from: start, to, actions, falls, choices } of board.reach) {
    if (start === from) targets.set(to, { kind: 'goal', actions, falls, choices });
  }
  return targets;
}
