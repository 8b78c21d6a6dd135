// Everything that the pages need to know of Totem.
import type { TotemBoard, TotemMove } from '../../engine/protocol';
import type { GameModule } from '../board';
import Board from './Board.svelte';
import { pace } from './pace';
import { explain, isOut, moveName, prompt, score, seatName, tell } from './sentences';

export const module: GameModule = {
  Board,
  seatName,
  tell,
  prompt,
  moveName: (move) => moveName(move as TotemMove),
  score,
  isOut,
  roller: (view) => (view.board as TotemBoard).mover,
  explain,
  pace,
};
