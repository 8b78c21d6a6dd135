// How a choice is called by what it cost, in chances to win. Below the smallest step nothing is
// said: a search's judgement is not finer than that.

export type Judgement = 'slip' | 'mistake' | 'blunder';

const kSteps: [Judgement, number][] = [
  ['blunder', 0.2],
  ['mistake', 0.08],
  ['slip', 0.02],
];

export function judgementOf(cost: number | undefined): Judgement | null {
  return kSteps.find(([, least]) => (cost ?? 0) >= least)?.[0] ?? null;
}
