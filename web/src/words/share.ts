// A share of the chance to win as people say it: about a fifth.
const kShares = {
  tenth: 0.1,
  fifth: 0.2,
  quarter: 0.25,
  third: 1 / 3,
  half: 0.5,
  twoThirds: 2 / 3,
  threeQuarters: 0.75,
  nineTenths: 0.9,
};
export type Share = keyof typeof kShares;

// The one that is nearest.
export function shareOf(part: number): Share {
  const far = (share: Share) => Math.abs(kShares[share] - part);
  return (Object.keys(kShares) as Share[]).reduce((best, one) =>
    far(one) < far(best) ? one : best,
  );
}
