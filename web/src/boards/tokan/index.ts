// Everything that the pages need to know of Tokan.
import { words } from '../../words/words.svelte';
import type { GameModule } from '../board';
import Board from './Board.svelte';
import { actionName, boardOf, explain, prompt, tell } from './sentences';

export const module: GameModule = {
  Board,
  seatName: (seat) => words().tokan.seats[seat] ?? seat,
  tell,
  prompt,
  actionName,
  score: (view, seat) => (boardOf(view).laying ? null : String(view.scores[seat])),
  explain,
};
