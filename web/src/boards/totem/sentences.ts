// What Totem says: what has happened, and what is to be done.
import type {
  Move,
  Seat,
  TotemBoard,
  TotemMove,
  TotemOut,
  TotemStep,
  View,
} from '../../engine/protocol';
import { words } from '../../words/words.svelte';
import type { Step } from '../board';
import { figureOf } from './figures.svelte';
import { traveller } from './targets';

const boardOf = (view: View) => view.board as TotemBoard;

export const seatName = (seat: Seat): string => words().totem.seats[figureOf(seat)] ?? seat;

export function tell(step: Step): string {
  const { mover } = boardOf(step.before);
  const { last } = boardOf(step.after);
  if (!last) return '';
  if (last.deed === 'out') return leftTold(last, step.after);
  return [deedTold(last, seatName(mover)), ...fellTold([step]), ...againTold(step)].join(' ');
}

// Whether the others play on is seen from what came of it.
export function leftTold({ seat }: TotemOut, { over }: View): string {
  const { leaves, leavesLast } = words().totem.tell;
  return (over ? leavesLast : leaves)(seatName(seat));
}

// A turn is told as one, from its roll on; whoever leaves the game is told before what is left of it.
export function toldFrom(deeds: Move[]): number {
  const begins: TotemMove['deed'][] = ['roll', 'start', 'out'];
  return Math.max(
    0,
    deeds.findLastIndex((move) => begins.includes((move as TotemMove).deed)),
  );
}

// As people tell it, without the names of spaces: the roll, how many pieces went how far, what fell.
export function tellAll(steps: Step[]): string {
  const walked = steps.filter(({ after }) => boardOf(after).last?.deed === 'step');
  const said = steps.map((step) =>
    step === walked[0] ? walkTold(walked) : plainlyTold(step, walked.length > 0),
  );
  return [...said, ...fellTold(steps), ...steps.flatMap(againTold)].filter(Boolean).join(' ');
}

function walkTold(walked: Step[]): string {
  const travellers = new Set<string>();
  let totem = false;
  for (const { before, after } of walked) {
    const { mover, path, players } = boardOf(before);
    const { from } = boardOf(after).last as TotemStep;
    if (players.some((one) => one.seat === mover && one.totem === from)) totem = true;
    else travellers.add(path[0] ?? from);
  }
  const who = seatName(boardOf(walked[0]!.before).mover);
  return words().totem.tell.moved(who, travellers.size, totem, walked.length);
}

// What is not a step. That dice are used is told while nothing else tells it.
function plainlyTold({ before, after }: Step, walked: boolean): string {
  const { tell: say } = words().totem;
  const { mover, dice } = boardOf(before);
  const { last } = boardOf(after);
  const who = seatName(mover);
  switch (last?.deed) {
    case undefined:
    case 'step':
    case 'end':
    case 'take':
      return '';
    case 'use':
      return walked || (dice && last.points === dice[0] + dice[1]) ? '' : deedTold(last, who);
    case 'exchange':
      return say.placed(who);
    case 'start':
      return say.started(who);
    case 'out':
      return leftTold(last, after);
    default:
      return last ? deedTold(last, who) : '';
  }
}

function againTold({ before, after }: Step): string[] {
  const { mover, dice } = boardOf(before);
  const { mover: next, dice: left, last } = boardOf(after);
  const twelve = dice?.every((die) => die === 6) && !left;
  const again = twelve && last?.deed !== 'again' && !after.over && next === mover;
  return again ? [words().totem.tell.again(seatName(mover))] : [];
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

// Who has lost what on the way, all in all. Whoever has left the game has not lost it to anybody.
function fellTold(steps: Step[]): string[] {
  const { tell: say } = words().totem;
  const lost = new Map<Seat, number | 'totem'>();
  for (const { before, after } of steps) {
    const { mover, players } = boardOf(before);
    const { last, players: left } = boardOf(after);
    if (last?.deed === 'out') continue;
    players.forEach(({ seat, pieces, out }, i) => {
      const now = left[i]!;
      const fewer = pieces.length - now.pieces.length;
      if (seat === mover || out || (fewer <= 0 && !now.out)) return;
      lost.set(seat, now.out ? 'totem' : Number(lost.get(seat) ?? 0) + fewer);
    });
  }
  return [...lost].map(([seat, what]) =>
    what === 'totem' ? say.out(seatName(seat)) : say.loses(seatName(seat), what),
  );
}

// The same between two views of one turn.
export const losses = (before: View, after: View): string[] =>
  fellTold([{ seat: null, before, after }]);

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
