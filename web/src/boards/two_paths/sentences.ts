// What the pages say about this game.
import type { Analysis, Seat, View } from '../../engine/protocol';
import { percent } from '../../words/percent';
import { words } from '../../words/words.svelte';
import type { Step } from '../board';
import { boardOf, duelOf, type Duel, type Kind } from './happened';
import { sides, type Side } from './geometry';

type Who = 's' | 'n';
const kKinds: Kind[] = ['F', 'H', 'G'];
const kColumns = [0, 1, 2];
const say = () => words().twoPaths;
const kindsOf = (action: string) => [...action] as Kind[];
const isLineUp = (action: string) => action.length === 3;
const isSide = (action: string) => action.length === 1;
const kindIn = (action: string) => action[0] as Kind;
const sideIn = (action: string) => action.at(-1) as Side;

export const seatName = (seat: Seat) => say().seat(seat as Who);

export function tell({ action, seat, before, after }: Step): string {
  if (isLineUp(action)) return say().tell.linedUp(seat as Who, kindsOf(action));
  const duel = duelOf(before, after, action);
  if (duel) return tellDuel(duel);
  return say().tell.hid(seat as Who, kindIn(action), sideIn(action));
}

export function tellDuel({ right, mover, blocker, kind, blocked, run }: Duel): string {
  const { tell } = say();
  const guess = right
    ? tell.guessedRight(blocker as Who, blocked, mover as Who, kind)
    : tell.guessedWrong(blocker as Who, blocked);
  return `${guess} ${run ? tellRun(run) : tell.noReward(blocker as Who, kind)}`;
}

function tellRun({ owner, kind, side, way, to }: NonNullable<Duel['run']>): string {
  const { tell } = say();
  const seat = owner as Who;
  if (to === null) return tell.arrived(seat, kind, side);
  const over = way.length - 2;
  return over === 0 ? tell.ran(seat, kind, side, to) : tell.leapt(seat, kind, side, to, over);
}

export function prompt(view: View): string {
  const { prompt } = say();
  const board = boardOf(view);
  const seat = view.seat as Who;
  if (board.duel === null) return prompt.lineUp(seat);
  if (board.announced) return prompt.block(board.mover as Who, seat, board.announced as Kind);
  return prompt.choose(seat);
}

export function actionName(action: string): string {
  const { action: name } = say();
  if (isLineUp(action)) return name.lineUp(kindsOf(action));
  if (isSide(action)) return name.block(sideIn(action));
  return name.hide(kindIn(action), sideIn(action));
}

export const score = (view: View, seat: Seat) => String(view.scores[seat] ?? 0);

// How often each side is chosen with one animal, or by the blocker.
export interface Mix {
  kind: Kind | null;
  share: number;
  w: number;
  e: number;
}
export function mixesOf(policy: { action: string; share: number }[]): Mix[] {
  const mixes = new Map<string, Mix>();
  for (const { action, share } of policy) {
    if (isLineUp(action) || share <= 0) continue;
    const kind = isSide(action) ? null : kindIn(action);
    const mix = mixes.get(kind ?? '') ?? { kind, share: 0, w: 0, e: 0 };
    mix.share += share;
    mix[sideIn(action)] += share;
    mixes.set(kind ?? '', mix);
  }
  return [...mixes.values()]
    .map((mix) => ({ ...mix, w: mix.w / mix.share, e: mix.e / mix.share }))
    .sort((one, two) => two.share - one.share);
}

// The animals that are put on each space of the own line, from west to east, and how often; nothing
// where nobody lines up.
export type Place = { kind: Kind; share: number }[];
export function placesOf(policy: { action: string; share: number }[]): Place[] {
  const orders = policy.filter(({ action, share }) => isLineUp(action) && share > 0);
  const whole = orders.reduce((sum, { share }) => sum + share, 0);
  if (whole === 0) return [];
  const shareOf = (kind: Kind, column: number) =>
    orders.reduce((sum, { action, share }) => sum + (action[column] === kind ? share : 0), 0);
  return kColumns.map((column) =>
    kKinds
      .map((kind) => ({ kind, share: shareOf(kind, column) / whole }))
      .filter(({ share }) => share > 0),
  );
}

function advice(analysis: Analysis): string {
  const { explain } = say();
  const policy = analysis.policy.map(({ action, probability }) => ({ action, share: probability }));
  const lineUps = policy.filter(({ action, share }) => isLineUp(action) && share > 0);
  const kLineUps = 6;
  if (lineUps.length === kLineUps) return explain.anyOrder;
  if (lineUps.length > 0) return explain.orders(lineUps.map(({ action }) => actionName(action)));
  const [first, ...others] = mixesOf(policy);
  if (!first) return '';
  const shares = sides.map((side) => percent(first[side])) as [string, string];
  if (first.kind === null) return explain.blocker(...shares);
  if (others.length === 0) return explain.onlyMix(first.kind, ...shares);
  return explain.mover(
    [first, ...others].map(({ kind, share, w, e }) =>
      explain.mix(kind!, percent(share), percent(w), percent(e)),
    ),
  );
}

export function explain(analysis: Analysis, view: View): string {
  const { explain } = say();
  const said = [advice(analysis)];
  if (view.seat) said.push(explain.chance(percent(analysis.value[view.seat] ?? 0)));
  said.push(analysis.exact ? explain.exact : explain.estimate(analysis.depth));
  if (!analysis.exact) said.push(explain.solving(percent(analysis.solved ?? 0)));
  return said.join(' ');
}
