// Everything that the pages need to know of Tokan.
import type { TokanMove } from '../../engine/protocol';
import { words } from '../../words/words.svelte';
import type { GameModule } from '../board';
import Board from './Board.svelte';
import { boardOf, explain, moveName, prompt, tell } from './sentences';

export const module: GameModule = {
  Board,
  seatName: (seat) => words().tokan.seats[seat] ?? seat,
  tell,
  prompt,
  moveName: (move) => moveName(move as TokanMove),
  score: (view, seat) => (boardOf(view).laying ? null : String(view.scores[seat])),
  explain,
};
