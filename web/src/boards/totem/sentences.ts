// What Totem says: what has happened, what is to be done, what a hint means.
import type { Analysis, Seat, TotemBoard, TotemMove, TotemOut, View } from '../../engine/protocol';
import { estimatedPercent } from '../../words/percent';
import { words } from '../../words/words.svelte';
import type { Step } from '../board';
import { traveller } from './targets';

const boardOf = (view: View) => view.board as TotemBoard;

export const seatName = (seat: Seat): string => words().totem.seats[seat] ?? seat;

export function tell({ before, after }: Step): string {
  const { tell: say } = words().totem;
  const { mover } = boardOf(before);
  const { last } = boardOf(after);
  if (!last) return '';
  if (last.deed === 'out') return say.leaves(seatName(last.seat));
  const again = boardOf(before).dice?.every((die) => die === 6) && !boardOf(after).dice;
  return [
    deedTold(last, seatName(mover)),
    ...losses(boardOf(before), boardOf(after), mover),
    ...(again && !after.over && boardOf(after).mover === mover ? [say.again(seatName(mover))] : []),
  ].join(' ');
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

function losses(before: TotemBoard, after: TotemBoard, mover: Seat): string[] {
  const { tell: say } = words().totem;
  return before.players.flatMap(({ seat, pieces, out }, i) => {
    const now = after.players[i]!;
    if (seat === mover || out) return [];
    if (now.out) return [say.out(seatName(seat))];
    const lost = pieces.length - now.pieces.length;
    return lost > 0 ? [say.loses(seatName(seat), lost)] : [];
  });
}

export function prompt(view: View): string {
  const { prompt: say } = words().totem;
  const { mover, points, must_choose, ...board } = boardOf(view);
  const who = seatName(mover);
  const may = (wanted: TotemMove['deed']) => board.moves.some(({ deed }) => deed === wanted);
  if (view.turn === 'chance') return say.roll(who);
  if (must_choose) return say.take(who);
  if (points !== null) {
    if (traveller(boardOf(view)) === null) return say.move(who, points);
    return may('end') ? say.goOnOrEnd(who, points) : say.goOn(who, points);
  }
  if (board.dice === null) return say.start(who);
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

export function explain({ policy, value }: Analysis, view: View): string {
  const { explain: say } = words().totem;
  const { mover, moves } = boardOf(view);
  const [best] = policy;
  const move = moves.find(({ action }) => action === best?.action);
  if (best && move) return say.best(moveName(move), estimatedPercent(best.value));
  return say.chance(seatName(mover), estimatedPercent(value[mover] ?? 0));
}

export const isOut = (view: View, seat: Seat): boolean =>
  boardOf(view).players.some((one) => one.seat === seat && one.out);

// The pieces on the board; how many are in reserve stands beside it.
export function score(view: View, seat: Seat): string | null {
  const player = boardOf(view).players.find((one) => one.seat === seat);
  if (!player || player.out || !player.seated) return null;
  return String(player.pieces.length);
}
