// What is meant by a press that does nothing now. Where it can be put as actions the engine says why
// they are refused.
import type { TwoPathsBoard } from '../../engine/protocol';
import type { Attempt } from '../board';
import { sides } from './geometry';
import type { Kind } from './happened';
import type { Phase } from './hand.svelte';

export function attemptAt(
  board: TwoPathsBoard,
  space: string,
  phase: Phase,
  shown: Kind | null,
): Attempt {
  if (phase === 'lineUp') return { note: 'onLine' };
  if (phase === 'block') return { note: 'blockHere' };
  const standing = board.animals.find((animal) => animal.space === space);
  if (!standing) return { note: shown ? 'landing' : 'pickAnimal' };
  if (standing.owner !== board.mover) return { note: 'foreign' };
  return { actions: sides.map((side) => standing.kind + side) };
}
