// Everything that the pages need to know of this game.
import type { GameModule } from '../board';
import Board from './Board.svelte';

export const module: GameModule = {
  Board,
  seatName: (seat) => seat,
  tell: ({ action }) => action,
  prompt: (view) => view.actions.join(' '),
  actionName: (action) => action,
  score: (view, seat) => String(view.scores[seat]),
  roller: () => null,
  explain: ({ policy }) => policy.map(({ action }) => action).join(' '),
};
