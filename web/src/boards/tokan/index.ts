// Everything that the pages need to know of Tokan.
import type { TokanMove } from '../../engine/protocol';
import { words } from '../../words/words.svelte';
import type { GameModule } from '../board';
import Badge from './Badge.svelte';
import Board from './Board.svelte';
import { boardOf, explain, moveName, prompt, tell } from './sentences';
import { why } from './why';

export const module: GameModule = {
  Board,
  Badge,
  wood: (seat) => (seat === 'r' ? 'wood-tile-red' : 'wood-tile-black'),
  seatName: (seat) => words().tokan.seats[seat] ?? seat,
  tell,
  prompt,
  why,
  moveName: (move) => moveName(move as TokanMove),
  score: (view, seat) => (boardOf(view).laying ? null : String(view.scores[seat])),
  explain,
};
