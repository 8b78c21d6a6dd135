// What Totem says: what has happened, what is to be done, what a hint means.
import type { Analysis, Seat, TotemBoard, View } from '../../engine/protocol';
import { estimatedPercent } from '../../words/percent';
import { words } from '../../words/words.svelte';
import type { Step } from '../board';
import { deedOf } from './deed';
import { traveller } from './targets';

const boardOf = (view: View) => view.board as TotemBoard;

export const seatName = (seat: Seat): string => words().totem.seats[seat] ?? seat;

export function tell({ action, before, after }: Step): string {
  const { tell: say } = words().totem;
  const mover = boardOf(before).mover;
  const again = boardOf(before).dice?.every((die) => die === 6) && !boardOf(after).dice;
  return [
    deedTold(action, seatName(mover)),
    ...losses(boardOf(before), boardOf(after), mover),
    ...(again && !after.over && boardOf(after).mover === mover ? [say.again(seatName(mover))] : []),
  ].join(' ');
}

function deedTold(action: string, who: string): string {
  const { tell: say } = words().totem;
  const deed = deedOf(action);
  switch (deed.kind) {
    case 'roll':
      return say.roll(who, ...deed.dice);
    case 'use':
      return say.use(who, deed.points);
    case 'step':
      return say.step(who, deed.from, deed.to);
    case 'new':
      return say.newPiece(who, deed.space);
    case 'take':
      return say.take(who, deed.space);
    case 'start':
      return say.start(who, deed.space);
    default:
      return say[deed.kind](who);
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
  const may = (start: string) => view.actions.some((action) => action.startsWith(start));
  if (view.turn === 'chance') return say.roll(who);
  if (must_choose) return say.take(who);
  if (points !== null) {
    if (traveller(boardOf(view)) === null) return say.move(who, points);
    return may('end') ? say.goOnOrEnd(who, points) : say.goOn(who, points);
  }
  if (board.dice === null) return say.start(who);
  if (may('pass')) return say.pass(who);
  if (!may('use')) return say.onlyNew(who);
  return may('+') ? say.useOrNew(who) : say.use(who);
}

export function actionName(action: string): string {
  const { action: say } = words().totem;
  const deed = deedOf(action);
  switch (deed.kind) {
    case 'roll':
      return say.roll(...deed.dice);
    case 'use':
      return say.use(deed.points);
    case 'step':
      return `${deed.from}–${deed.to}`;
    case 'new':
      return say.newPiece(deed.space);
    case 'take':
      return say.take(deed.space);
    case 'start':
      return say.start(deed.space);
    default:
      return say[deed.kind];
  }
}

export function explain({ policy, value }: Analysis, view: View): string {
  const { explain: say } = words().totem;
  const [best] = policy;
  if (best) return say.best(actionName(best.action), estimatedPercent(best.value));
  const { mover } = boardOf(view);
  return say.chance(seatName(mover), estimatedPercent(value[mover] ?? 0));
}

// The pieces on the board; how many are in reserve stands beside it.
export function score(view: View, seat: Seat): string | null {
  const player = boardOf(view).players.find((one) => one.seat === seat);
  if (!player || player.out || !player.seated) return null;
  return String(player.pieces.length);
}
