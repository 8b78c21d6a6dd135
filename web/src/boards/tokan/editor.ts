// Setting up a position of Tokan: tiles are put on top of stacks and taken off them, or laid on free
// spaces while the field is laid (T14).
import type { Seat, TokanBoard, View } from '../../engine/protocol';
import { words } from '../../words/words.svelte';
import { changed, drafted, type Draft, type GameEditor } from '../editor';
import Sample from './Sample.svelte';
import { boardOf } from './sentences';
import { ownerOf } from './tiles';

const kTiles = ['M', 'J', 'L', 'm', 'j', 'l'];
const kTaboo = 'taboo';
const kSeats = ['r', 'b'];
const kLay = 'lay';
const kMove = 'move';

// While laying, what is not on the field is in the hands: `supply` is all that there is.
interface TokanDraft extends Draft {
  supply: string;
}
const isLaying = ({ next }: Draft) => next === kLay;
const countOf = (tiles: string, kind: string) => tiles.split(kind).length - 1;

function handsOf(supply: string, spaces: TokanBoard['spaces']): Record<Seat, string> {
  const laid = spaces.map(({ stack }) => stack).join('');
  const hand = (seat: Seat) =>
    kTiles
      .filter((kind) => ownerOf(kind) === seat)
      .map((kind) => kind.repeat(Math.max(0, countOf(supply, kind) - countOf(laid, kind))))
      .join('');
  return Object.fromEntries(kSeats.map((seat) => [seat, hand(seat)]));
}

function withSpaces(draft: Draft, stack: (before: string, space: string) => string): Draft {
  const spaces = boardOf(draft).spaces.map((each) => ({
    space: each.space,
    stack: stack(each.stack, each.space),
  }));
  const hands = isLaying(draft) ? { hands: handsOf((draft as TokanDraft).supply, spaces) } : {};
  return changed<'tokan', Draft>(draft, { spaces, ...hands });
}

export const editor: GameEditor = {
  options: (draft) => ({ study: 'yes', setup: isLaying(draft) ? 'lay' : 'deal' }),
  Sample,
  pieces: (draft) => (isLaying(draft) ? kTiles : [...kTiles, kTaboo]),
  pieceName: (piece, say) => (piece === kTaboo ? say.tabooName : words().tokan.tiles[piece]!),
  draft(view: View): TokanDraft {
    const { laying, spaces, hands } = boardOf(view);
    const laid = spaces.map(({ stack }) => stack);
    const supply = [...laid, ...Object.values(hands)].join('');
    const draft = drafted<'tokan'>(view, laying ? kLay : kMove);
    return { ...draft, seat: view.seat ?? kSeats[0]!, supply };
  },
  cleared: (draft) =>
    changed<'tokan', Draft>(
      withSpaces(draft, () => ''),
      { taboo: null },
    ),
  put(draft, piece, space) {
    if (piece !== kTaboo)
      return withSpaces(draft, (stack, at) => {
        if (at !== space) return stack;
        return isLaying(draft) ? piece : stack + piece;
      });
    const { taboo } = boardOf(draft);
    return changed<'tokan', Draft>(draft, { taboo: taboo === space ? null : space });
  },
  take: (draft, space) =>
    withSpaces(draft, (stack, at) => (at === space ? stack.slice(0, -1) : stack)),
  fields: (draft, say) => [
    {
      id: 'next',
      name: say.next,
      value: draft.next,
      choices: [
        { value: kMove, name: say.nextMove },
        { value: kLay, name: say.nextLay },
      ],
    },
    {
      id: 'seat',
      name: say.onTurn,
      value: draft.seat!,
      choices: kSeats.map((value) => ({ value, name: words().tokan.seats[value]! })),
    },
    ...(isLaying(draft)
      ? [
          {
            id: 'frame',
            name: say.frame,
            value: draft.options['frame']!,
            choices: [
              { value: 'float', name: say.frameFloat },
              { value: 'centre', name: say.frameCentre },
            ],
          },
        ]
      : []),
  ],
  set: (draft, _, seat) => ({ ...draft, seat }),
  drawn(field, value) {
    if (field === 'next') return { setup: value === kLay ? 'lay' : 'deal' };
    return field === 'frame' ? { setup: 'lay', frame: value } : null;
  },
  counted(draft, view) {
    const { classic, heads } = boardOf(view);
    return changed<'tokan', Draft>(draft, { classic, heads });
  },
  text(draft) {
    const { spaces, taboo, hands } = boardOf(draft);
    const rows = ['5', '4', '3', '2', '1'].map((row) =>
      spaces
        .filter(({ space }) => space.endsWith(row))
        .map(({ stack }) => stack || '.')
        .join(','),
    );
    const field = `${rows.join('/')} ${draft.seat}`;
    if (!isLaying(draft)) return `${field} ${taboo ?? '-'}`;
    const counted = kSeats.map((seat) =>
      kTiles
        .filter((kind) => ownerOf(kind) === seat)
        .map((kind) => kind + String(countOf(hands[seat]!, kind)))
        .join(''),
    );
    return `${field} lay ${counted.join('/')}`;
  },
};
