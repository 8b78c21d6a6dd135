// The help for Totem.
import type { Refusal, TotemBoard, TotemMove, View } from '../../engine/protocol';
import type { HelpWords } from '../../words/help';
import type { Advice } from '../board';
import { traveller } from './targets';

const kTwelve = 12;

export const goal = (_view: View, { totem }: HelpWords): Advice => ({
  text: totem.goal,
  rule: 'H17',
});

export function now(view: View, { totem: say }: HelpWords): Advice[] {
  const board = view.board as TotemBoard;
  const { dice, points, must_choose, moves } = board;
  const may = (wanted: TotemMove['deed']) => moves.some(({ deed }) => deed === wanted);
  if (view.turn === 'chance') return [{ text: say.roll, rule: 'H5' }];
  if (must_choose) return [{ text: say.take, rule: 'H14' }];
  if (dice === null) return [{ text: say.start, rule: 'H3' }];
  const again = dice[0] + dice[1] === kTwelve ? [{ text: say.again, rule: 'H13' }] : [];
  if (points === null) {
    return [
      ...(may('use') ? [{ text: say.use, rule: 'H7' }] : []),
      ...(may('exchange') ? [{ text: say.exchange, rule: 'H6' }] : []),
      ...(may('pass') ? [{ text: say.pass, rule: 'H7' }] : []),
      ...again,
    ];
  }
  const strike = { text: say.strike, rule: 'H14' };
  if (traveller(board) === null) {
    return [
      { text: say.move(points), rule: 'H8' },
      { text: say.together, rule: 'H9' },
      strike,
      ...again,
    ];
  }
  return [
    { text: say.goOn, rule: 'H10' },
    ...(may('end') ? [{ text: say.end, rule: 'H11' }] : []),
    strike,
    ...again,
  ];
}

// A piece of which every step is refused, each for its own space, cannot move at all.
export function sum(refusals: Refusal[], { totem: say }: HelpWords): Advice | null {
  const codes = new Set(refusals.map(({ code }) => code));
  codes.delete('totem.not_free');
  const holds = codes.delete('totem.would_disconnect');
  if (refusals.length < 2 || codes.size > 0) return null;
  return { text: holds ? say.holdsOthers : say.shutIn, rule: 'H9' };
}

const kRules = {
  pickPiece: 'H8',
  noWay: 'H9',
  beside: 'H14',
  besideTotem: 'H15',
} as const;

export function note(name: string, numbers: number[], { totem: say }: HelpWords): Advice {
  const [far = 0, points = 0] = numbers;
  if (name === 'tooFar') return { text: say.tooFar(far, points), rule: 'H7' };
  const known = name as keyof typeof kRules;
  return { text: say[known], rule: kRules[known] };
}
