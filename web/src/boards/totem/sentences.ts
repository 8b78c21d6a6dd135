// What Totem says: what has happened, and what is to be done.
import type { Move, Seat, TotemBoard, TotemMove, TotemOut, View } from '../../engine/protocol';
import { words } from '../../words/words.svelte';
import type { Step } from '../board';
import { figureOf } from './figures.svelte';
import { traveller } from './targets';

const boardOf = (view: View) => view.board as TotemBoard;

export const seatName = (seat: Seat): string => words().totem.seats[figureOf(seat)] ?? seat;

export function tell({ before, after }: Step): string {
  const { tell: say } = words().totem;
  const { mover } = boardOf(before);
  const { last } = boardOf(after);
  if (!last) return '';
  if (last.deed === 'out') return say.leaves(seatName(last.seat));
  const again =
    last.deed !== 'again' &&
    boardOf(before).dice?.every((die) => die === 6) &&
    !boardOf(after).dice;
  return [
    deedTold(last, seatName(mover)),
    ...losses(boardOf(before), boardOf(after), mover),
    ...(again && !after.over && boardOf(after).mover === mover ? [say.again(seatName(mover))] : []),
  ].join(' ');
}

// A turn is told as one, from its roll on.
export function toldFrom(deeds: Move[]): number {
  const roll = deeds.findLastIndex((move) => (move as TotemMove).deed === 'roll');
  const start = deeds.findLastIndex((move) => (move as TotemMove).deed === 'start');
  return Math.max(0, roll, start);
}

// The roll, where each piece went, what fell.
export const tellAll = (steps: Step[]): string =>
  steps
    .map((step, i) => tellAmong(step, steps[i + 1]))
    .filter(Boolean)
    .join(' ');

function tellAmong(step: Step, next: Step | undefined): string {
  const { mover, dice, path } = boardOf(step.before);
  const { last } = boardOf(step.after);
  const said = tell(step);
  const followed = next && boardOf(next.after).last;
  const plain = last && last.deed !== 'out' ? deedTold(last, seatName(mover)) : '';
  // A travel is told by its ends, and both dice need no word.
  if (last?.deed === 'step') {
    const goesOn = followed?.deed === 'step' && followed.from === last.to;
    const travel = words().totem.tell.step(seatName(mover), path[0] ?? last.from, last.to);
    return said.replace(plain, goesOn ? '' : travel).trim();
  }
  const both = last?.deed === 'use' && dice && last.points === dice[0] + dice[1];
  return last?.deed === 'end' || both ? said.replace(plain, '').trim() : said;
}

function deedTold(move: Exclude<TotemMove, TotemOut>, who: string): string {
  const { tell: say } = words().totem;
  switch (move.deed) {
    case 'roll':
      return say.roll(who, ...move.dice);
    case 'use':
      return say.use(who, move.points);
    case 'step':
      return say.step(who, move.from, move.to);
    case 'exchange':
    case 'take':
    case 'start':
      return say[move.deed](who, move.to);
    default:
      return say[move.deed](who);
  }
}

export function losses(before: TotemBoard, after: TotemBoard, mover: Seat): string[] {
  const { tell: say } = words().totem;
  return before.players.flatMap(({ seat, pieces, out }, i) => {
    const now = after.players[i]!;
    if (seat === mover || out) return [];
    if (now.out) return [say.out(seatName(seat))];
    const lost = pieces.length - now.pieces.length;
    return lost > 0 ? [say.loses(seatName(seat), lost)] : [];
  });
}

export function prompt(view: View, who: string, held: string | null = null): string {
  const { prompt: say } = words().totem;
  const { points, must_choose, ...board } = boardOf(view);
  const may = (wanted: TotemMove['deed']) => board.moves.some(({ deed }) => deed === wanted);
  if (view.turn === 'chance') return say.roll(who);
  if (must_choose) return say.take(who);
  if (points !== null) {
    if (traveller(boardOf(view)) === null) {
      const ways = board.reach.filter(({ from }) => from === held);
      const strikes = ways.some(({ falls, choices }) => falls.length + choices.length > 0);
      return held ? say.go(who, points, strikes) : say.move(who, points);
    }
    return may('end') ? say.goOnOrEnd(who, points) : say.goOn(who, points);
  }
  if (board.dice === null) return say.start(who);
  if (may('again')) return say.extra(who);
  if (may('pass')) return say.pass(who);
  if (!may('use')) return say.onlyNew(who);
  return may('exchange') ? say.useOrNew(who) : say.use(who);
}

export function moveName(move: TotemMove): string {
  const { action: say } = words().totem;
  switch (move.deed) {
    case 'roll':
      return say.roll(...move.dice);
    case 'use':
      return say.use(move.points);
    case 'step':
      return `${move.from}–${move.to}`;
    case 'exchange':
    case 'take':
    case 'start':
      return say[move.deed](move.to);
    default:
      return say[move.deed];
  }
}

export const isOut = (view: View, seat: Seat): boolean =>
  boardOf(view).players.some((one) => one.seat === seat && one.out);

// The pieces on the board; how many are in reserve stands beside it.
export function score(view: View, seat: Seat): string | null {
  const player = boardOf(view).players.find((one) => one.seat === seat);
  if (!player || player.out || !player.seated) return null;
  return String(player.pieces.length);
}
