// The help for Tokan.
import type { Refusal, View } from '../../engine/protocol';
import type { HelpWords } from '../../words/help';
import type { Advice } from '../board';
import { boardOf } from './sentences';

export function goal({ options }: View, { tokan }: HelpWords): Advice {
  return options['score'] === 'heads'
    ? { text: tokan.goal.heads, rule: 'T13' }
    : { text: tokan.goal.classic, rule: 'T12' };
}

export function now(view: View, { tokan }: HelpWords): Advice[] {
  const { laying, taboo, moves } = boardOf(view);
  if (laying) return [{ text: tokan.lay, rule: 'T14' }];
  const movable = new Set(moves.map(({ from }) => from)).size;
  return [
    { text: tokan.move(movable), rule: 'T3' },
    { text: tokan.how, rule: 'T7' },
    { text: tokan.carry, rule: 'T9' },
    ...(taboo ? [{ text: tokan.taboo(taboo), rule: 'T6' }] : []),
  ];
}

export const note = (_name: string, _numbers: number[], { tokan }: HelpWords): Advice => ({
  text: tokan.pickTile,
  rule: 'T14',
});

// A tile is asked about in all directions and at all distances; that it does not go so far is news
// only where nothing else is.
export const tells = ({ code }: Refusal): boolean => !code.endsWith('_range');
