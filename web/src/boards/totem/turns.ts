// A turn of Totem as a whole: which actions make one, what was done in it, and a plan for one.
import type { Move, PlanReason, Seat, TotemBoard, TotemMove, View } from '../../engine/protocol';
import { words } from '../../words/words.svelte';
import type { Span } from '../board';
import { leftTold, losses, moveName, seatName } from './sentences';

// A roll begins a turn; a start space is chosen and a seat is left outside of any.
export function spans(deeds: Move[]): Span[] {
  const all: Span[] = [];
  let alone = true;
  (deeds as TotemMove[]).forEach(({ deed }, i) => {
    const single = deed === 'out' || deed === 'start';
    if (alone || single || deed === 'roll') all.push({ from: i, to: i + 1 });
    else all.at(-1)!.to = i + 1;
    alone = single;
  });
  return all;
}

// What happened between two views by these actions, in one sentence and what fell.
export function tellTurn(before: View, after: View, deeds: Move[]): string {
  const { turn: say, tell } = words().totem;
  const moves = deeds as TotemMove[];
  const board = before.board as TotemBoard;
  const [first] = moves;
  if (first?.deed === 'out') return leftTold(first, after);
  if (first?.deed === 'start') return tell.start(seatName(board.mover), first.to);
  const dice = first?.deed === 'roll' ? first.dice : board.dice;
  const rolled = dice ? say.rolled(seatName(board.mover), ...dice) : seatName(board.mover);
  const done = doneIn(moves);
  return [`${rolled}${done && `, ${done}`}.`, ...losses(before, after)].join(' ');
}

function doneIn(moves: TotemMove[]): string {
  const { turn: say } = words().totem;
  if (moves.some(({ deed }) => deed === 'exchange')) return say.placed;
  if (moves.some(({ deed }) => deed === 'pass')) return say.passed;
  const travels = travelsOf(moves);
  const steps = moves.filter(({ deed }) => deed === 'step').length;
  return steps > 0 ? say.moved(steps, travels.length) : '';
}

interface Travel {
  spaces: string[];
}

// The ways of the pieces, one after the other.
function travelsOf(moves: TotemMove[]): Travel[] {
  const travels: Travel[] = [];
  let ended = true;
  for (const move of moves) {
    if (move.deed !== 'step') {
      ended = true;
      continue;
    }
    const last = travels.at(-1);
    if (!ended && last?.spaces.at(-1) === move.from) last.spaces.push(move.to);
    else travels.push({ spaces: [move.from, move.to] });
    ended = false;
  }
  return travels;
}

// The actions of a plan taken apart, as far as a board draws and names them.
export function planned(actions: string[]): TotemMove[] {
  return actions.map((action): TotemMove => {
    const [from, to] = action.split('-') as [string, string | undefined];
    if (to) return { action, deed: 'step', from, to };
    if (action.startsWith('+')) return { action, deed: 'exchange', to: action.slice(1) };
    if (action.startsWith('x')) return { action, deed: 'take', to: action.slice(1) };
    if (action.startsWith('use')) return { action, deed: 'use', points: Number(action.slice(4)) };
    return { action, deed: action as 'end' | 'pass' };
  });
}

export const planTravels = (actions: string[]): string[][] =>
  travelsOf(planned(actions)).map(({ spaces }) => spaces);

// A plan in a few words: each piece by where it begins and ends.
export function planName(actions: string[]): string {
  const moves = planned(actions);
  const travels = planTravels(actions).map((spaces) => `${spaces[0]}–${spaces.at(-1)}`);
  const others = moves.filter(({ deed }) => deed !== 'step' && deed !== 'end').map(moveName);
  // Whoever travels has to end that before another piece goes.
  if (moves[0]?.deed === 'end') return [moveName(moves[0]), ...travels, ...others].join(', ');
  const [first, ...rest] = moves[0]?.deed === 'use' ? others : ['', ...others];
  return [first, [...travels, ...rest].join(', ')].filter(Boolean).join(': ');
}

// Why, in a sentence; nothing where nothing simple is to be said.
export function reasonName(reasons: PlanReason[]): string {
  const { why } = words().totem;
  const name = (seat?: Seat) => seatName(seat ?? '');
  const parts = reasons.slice(0, 2).map(({ kind, seat, count = 1 }) => {
    if (kind === 'touches_totem') return why.touches(name(seat));
    if (kind === 'approaches') return why.approaches(name(seat));
    return kind === 'takes' ? why.takes(count) : why[kind];
  });
  return parts.length > 0 ? why.sentence(parts) : '';
}
