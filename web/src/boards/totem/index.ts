// Everything that the pages need to know of Totem.
import type { TotemBoard } from '../../engine/protocol';
import type { GameModule } from '../board';
import Board from './Board.svelte';
import { pace } from './pace';
import { actionName, explain, prompt, score, seatName, tell } from './sentences';

export const module: GameModule = {
  Board,
  seatName,
  tell,
  prompt,
  actionName,
  score,
  roller: (view) => (view.board as TotemBoard).mover,
  explain,
  pace,
};
