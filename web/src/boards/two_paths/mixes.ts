// How often best play does what, added up for the board and for sentences.
import type { TwoPathsBoard, TwoPathsMove } from '../../engine/protocol';
import type { Side } from './geometry';
import type { Kind } from './happened';

const kKinds: Kind[] = ['F', 'H', 'G'];
const kColumns = [0, 1, 2];

export interface Share {
  move: TwoPathsMove;
  share: number;
}
// Of actions by their text those that are chosen at all.
export function sharesOf(
  chosen: { action: string; share: number }[],
  { moves }: TwoPathsBoard,
): Share[] {
  return chosen.flatMap(({ action, share }) => {
    const move = moves.find((one) => one.action === action);
    return move && share > 0 ? [{ move, share }] : [];
  });
}

// How often each side is chosen with one animal, or by the blocker.
export interface Mix {
  kind: Kind | null;
  share: number;
  w: number;
  e: number;
}
export function mixesOf(shares: Share[]): Mix[] {
  const mixes = new Map<string | null, Mix>();
  for (const { move, share } of shares) {
    if (move.side === null) continue;
    const mix = mixes.get(move.kind) ?? { kind: move.kind as Kind | null, share: 0, w: 0, e: 0 };
    mix.share += share;
    mix[move.side as Side] += share;
    mixes.set(move.kind, mix);
  }
  return [...mixes.values()]
    .map((mix) => ({ ...mix, w: mix.w / mix.share, e: mix.e / mix.share }))
    .sort((one, two) => two.share - one.share);
}

// The animals that are put on each space of the own line, from west to east, and how often; nothing
// where nobody lines up.
export type Place = { kind: Kind; share: number }[];
export function placesOf(shares: Share[]): Place[] {
  const orders = shares.flatMap(({ move: { order }, share }) => (order ? [{ order, share }] : []));
  const whole = orders.reduce((sum, { share }) => sum + share, 0);
  if (whole === 0) return [];
  const shareOf = (kind: Kind, column: number) =>
    orders.reduce((sum, { order, share }) => sum + (order[column] === kind ? share : 0), 0);
  return kColumns.map((column) =>
    kKinds
      .map((kind) => ({ kind, share: shareOf(kind, column) / whole }))
      .filter(({ share }) => share > 0),
  );
}
