// What the pages say about this game.
import type { Analysis, Seat, TwoPathsBoard, TwoPathsMove, View } from '../../engine/protocol';
import { percent } from '../../words/percent';
import { words } from '../../words/words.svelte';
import type { Step } from '../board';
import { boardOf, duelOf, type Duel, type Kind } from './happened';
import { sides, type Side } from './geometry';
import { mixesOf, sharesOf } from './mixes';

type Who = 's' | 'n';
const say = () => words()['two-paths'];
const kindsOf = ({ order }: TwoPathsMove) => [...(order ?? '')] as Kind[];

export const seatName = (seat: Seat) => say().seat(seat as Who);

export function tell({ seat, before, after }: Step): string {
  const { last } = boardOf(after);
  if (last?.deed === 'line_up') return say().tell.linedUp(seat as Who, kindsOf(last));
  const duel = duelOf(before, after);
  return duel ? tellDuel(duel) : '';
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

export function prompt(
  view: View,
  who: string,
  held: string | null = null,
  called: (seat: Seat) => string = seatName,
): string {
  const { prompt } = say();
  const board = boardOf(view);
  if (board.duel === null) return prompt.lineUp(who);
  if (board.announced) return prompt.block(called(board.mover), who, board.announced as Kind);
  return held ? prompt.hide(who, held as Kind) : prompt.choose(who);
}

export function moveName(move: TwoPathsMove): string {
  const { action: name } = say();
  if (move.deed === 'line_up') return name.lineUp(kindsOf(move));
  const side = move.side as Side;
  return move.deed === 'block' ? name.block(side) : name.hide(move.kind as Kind, side);
}

export const score = (view: View, seat: Seat) => String(view.scores[seat] ?? 0);

function advice({ policy }: Analysis, board: TwoPathsBoard): string {
  const { explain } = say();
  const shares = sharesOf(
    policy.map(({ action, probability }) => ({ action, share: probability })),
    board,
  );
  const lineUps = shares.map(({ move }) => move).filter(({ deed }) => deed === 'line_up');
  if (lineUps.length > 0)
    return lineUps.length === board.moves.length
      ? explain.anyOrder
      : explain.orders(lineUps.map(moveName));
  const [first, ...others] = mixesOf(shares);
  if (!first) return '';
  const often = sides.map((side) => percent(first[side])) as [string, string];
  if (first.kind === null) return explain.blocker(...often);
  if (others.length === 0) return explain.onlyMix(first.kind, ...often);
  return explain.mover(
    [first, ...others].map(({ kind, share, w, e }) =>
      explain.mix(kind!, percent(share), percent(w), percent(e)),
    ),
  );
}

export function explain(analysis: Analysis, view: View): string {
  const { explain } = say();
  const said = [advice(analysis, boardOf(view))];
  if (view.seat) said.push(explain.chance(percent(analysis.value[view.seat] ?? 0)));
  said.push(analysis.exact ? explain.exact : explain.estimate(analysis.depth));
  if (!analysis.exact) said.push(explain.solving(percent(analysis.solved ?? 0)));
  return said.join(' ');
}
