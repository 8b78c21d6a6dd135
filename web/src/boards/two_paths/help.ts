// The help for Two Paths.
import type { View } from '../../engine/protocol';
import type { HelpWords } from '../../words/help';
import type { Advice } from '../board';
import { boardOf } from './happened';

const words = (all: HelpWords) => all['two-paths'];

export const goal = (_view: View, all: HelpWords): Advice => ({
  text: words(all).goal,
  rule: 'P12',
});

export function now(view: View, all: HelpWords): Advice[] {
  const say = words(all);
  const { duel, announced, choices, animals, mover } = boardOf(view);
  if (duel === null) return [{ text: say.lineUp, rule: 'P4' }];
  const turn = { text: duel < 3 ? say.atLeast : say.third, rule: 'P11' };
  if (announced) {
    return [{ text: say.block, rule: 'P5' }, { text: say.reward, rule: 'P10' }, turn];
  }
  const running = animals.filter(({ owner, space }) => owner === mover && space !== null);
  return [
    { text: say.send, rule: 'P5' },
    { text: say.guess, rule: 'P9' },
    ...(choices.length < running.length ? [{ text: say.waits, rule: 'P8' }] : []),
    turn,
  ];
}

const kRules = {
  foreign: 'P5',
  landing: 'P6',
  pickAnimal: 'P5',
  blockHere: 'P5',
  onLine: 'P4',
  lineUpFirst: 'P5',
} as const;

export function note(name: string, _numbers: number[], all: HelpWords): Advice {
  const known = name as keyof typeof kRules;
  return { text: words(all)[known], rule: kRules[known] };
}
