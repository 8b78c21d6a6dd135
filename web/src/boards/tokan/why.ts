// Why a game of Tokan is over (T11) and what decided it (T12, T13).
import type { Seat, View } from '../../engine/protocol';
import { words } from '../../words/words.svelte';
import { boardOf } from './sentences';

const pair = (of: Record<Seat, number>) => `${of['r'] ?? 0} : ${of['b'] ?? 0}`;

export function why(view: View): string {
  const { reason } = view;
  if (reason?.end !== 'no_move' && reason?.end !== 'only_taboo') return '';
  const { tokan: say } = words().story;
  const name = words().tokan.seats[reason.seat ?? ''] ?? '';
  return `${say[reason.end](name)} ${decided(view)}`;
}

function decided(view: View): string {
  const { tokan: say } = words().story;
  const { classic, heads } = boardOf(view);
  switch (view.reason?.by) {
    case 'towers':
      return say.towers(pair(classic));
    case 'heads':
      return say.heads(pair(heads));
    case 'tie_break':
      return tieBreak(view);
    default:
      return view.options['score'] === 'heads'
        ? say.equal(pair(heads))
        : say.equalTowers(pair(classic));
  }
}

// Towers are compared from the tallest on; one that is missing counts nothing.
function tieBreak(view: View): string {
  const { tokan: say } = words().story;
  const { heads, towers } = boardOf(view);
  const heights = (seat: Seat) => towers[seat] ?? [];
  const most = Math.max(heights('r').length, heights('b').length);
  const at = (seat: Seat, i: number) => heights(seat)[i] ?? 0;
  let first = 0;
  while (first < most && at('r', first) === at('b', first)) ++first;
  const said = first === 0 ? say.tallest : say.further;
  const winner = words().tokan.seats[view.winner ?? ''] ?? '';
  return said(pair(heads), winner, `${at('r', first)} : ${at('b', first)}`);
}
