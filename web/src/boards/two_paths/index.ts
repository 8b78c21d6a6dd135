// Everything that the pages need to know of Two Paths.
import type { GameModule } from '../board';
import Board from './Board.svelte';
import { actionName, explain, prompt, score, seatName, tell } from './sentences';

export const module: GameModule = { Board, seatName, tell, prompt, actionName, score, explain };
