// Everything that the pages need to know of Two Paths.
import type { TwoPathsMove } from '../../engine/protocol';
import type { GameModule } from '../board';
import Badge from './Badge.svelte';
import Board from './Board.svelte';
import { duelOf } from './happened';
import { kSuspense } from './motion';
import { explain, moveName, prompt, score, seatName, tell } from './sentences';
import { why } from './why';

export const module: GameModule = {
  Board,
  Badge,
  wood: (seat) => (seat === 's' ? 'wood-animal-south' : 'wood-animal-north'),
  seatName,
  tell,
  prompt,
  why,
  moveName: (move) => moveName(move as TwoPathsMove),
  score,
  explain,
  suspense: (before, after) => (duelOf(before, after) ? kSuspense : 0),
};
