// The best few choices of an analysis and, however good it was, the one that was played.
import type { Analysis } from '../engine/protocol';

const kBest = 5;

export function bestChoices({ policy }: Analysis, played?: string): Analysis['policy'] {
  return policy.filter(({ action }, i) => i < kBest || action === played);
}
