// How a choice that is tried again compares with the one that was played.
import type { Retry } from '../../table/calls';

export interface Compared {
  best: boolean;
  gain: number; // in chances to win, against what was played
}

// Of a choice after `ply` actions; null where it is another one, or where its worth is not known.
export function compared(retry: Retry, ply: number, action: string): Compared | null {
  if (ply !== retry.ply) return null;
  const { played, worth } = retry;
  const [now, then] = [worth[action], worth[played]];
  if (now === undefined || then === undefined) return null;
  return { best: now === Math.max(...Object.values(worth)), gain: now - then };
}
