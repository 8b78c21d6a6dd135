// Everything that the pages need to know of Two Paths.
import type { TwoPathsMove } from '../../engine/protocol';
import type { GameModule } from '../board';
import Board from './Board.svelte';
import { explain, moveName, prompt, score, seatName, tell } from './sentences';

export const module: GameModule = {
  Board,
  seatName,
  tell,
  prompt,
  moveName: (move) => moveName(move as TwoPathsMove),
  score,
  explain,
};
