// Draws one of several outcomes by their integer weights, from the browser's own randomness.

export function drawn(outcomes: string[], weights: number[], below = fairBelow): string {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let rest = below(total);
  for (const [i, outcome] of outcomes.entries()) {
    rest -= weights[i] ?? 0;
    if (rest < 0) return outcome;
  }
  throw new Error('There is nothing to draw.');
}

// A whole number from 0 to `limit` - 1, each as likely as any other.
export function fairBelow(limit: number): number {
  const most = 2 ** 32 - (2 ** 32 % limit);
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
  return value < most ? value % limit : fairBelow(limit);
}
