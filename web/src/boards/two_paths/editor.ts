// Setting up a position of Two Paths: animals are put on spaces; those that are on none have arrived,
// or wait to be lined up.
import type { TwoPathsBoard, View } from '../../engine/protocol';
import { words } from '../../words/words.svelte';
import { changed, drafted, type Draft, type Field, type GameEditor } from '../editor';
import { columns, sides } from './geometry';
import { boardOf, type Kind } from './happened';
import Sample from './Sample.svelte';

type Who = 's' | 'n';
type Animal = TwoPathsBoard['animals'][number];
const kSeats: Who[] = ['s', 'n'];
const kKinds: Kind[] = ['F', 'H', 'G'];
const kRows = ['7', '8'];
const kLineUp = 'lineUp';
const kAnnounce = 'announce';
const kBlock = 'block';

const isLiningUp = ({ next }: Draft) => next === kLineUp;
const moved = (draft: Draft, change: (animal: Animal) => Animal): Draft =>
  changed<'two-paths', Draft>(draft, { animals: boardOf(draft).animals.map(change) });
// Taken off the board.
const gone =
  (draft: Draft) =>
  (animal: Animal): Animal => ({ ...animal, space: null, arrived: !isLiningUp(draft) });
const lineOf = (owner: string, rows: number) => (owner === 's' ? 1 : rows);

// On the own line, as they are used to stand.
function linedUp(draft: Draft, which: (animal: Animal) => boolean): Draft {
  const { rows } = boardOf(draft);
  return moved(draft, (animal) => {
    if (!which(animal)) return animal;
    const column = columns[kKinds.indexOf(animal.kind as Kind)];
    return { ...animal, space: `${column}${lineOf(animal.owner, rows)}`, arrived: false };
  });
}

// What comes next is another thing: whoever lines up takes the own animals off the board, and whoever
// has lined up has put all of them there.
function withNext(draft: Draft, next: string): Draft {
  const { duel, announced, mover } = boardOf(draft);
  const then = { ...draft, next };
  if (next === kLineUp) {
    const idle = changed<'two-paths', Draft>(then, { duel: null, announced: null, hidden: null });
    return moved(
      linedUp(idle, () => true),
      (animal) => (animal.owner === mover ? gone(idle)(animal) : animal),
    );
  }
  const said =
    next === kBlock ? { announced: announced ?? kKinds[0]! } : { announced: null, hidden: null };
  const known = changed<'two-paths', Draft>(then, { duel: duel ?? 1, ...said });
  return isLiningUp(draft) ? linedUp(known, ({ space }) => space === null) : known;
}

// Whoever stands on a start line or beyond goes along with it.
function withRows(draft: Draft, rows: number): Draft {
  const last = boardOf(draft).rows;
  const there = (space: string | null) =>
    space && Number(space.slice(1)) >= Math.min(rows, last) ? `${space[0]}${rows}` : space;
  const animals = boardOf(draft).animals.map((animal) => ({
    ...animal,
    space: animal.owner === 'n' ? there(animal.space) : animal.space,
  }));
  return changed<'two-paths', Draft>(draft, { animals, rows });
}

// A duel under way: the animal, and its side where that is known.
function duelFields(draft: Draft, say: Parameters<GameEditor['fields']>[1]): Field[] {
  const { duel, announced, hidden } = boardOf(draft);
  const said = words()['two-paths'];
  const count: Field = {
    id: 'duel',
    name: say.duel,
    value: String(duel),
    choices: ['1', '2', '3'].map((value) => ({ value, name: value === '3' ? say.third : value })),
  };
  if (draft.next !== kBlock) return [count];
  return [
    count,
    {
      id: 'announced',
      name: say.announced,
      value: announced!,
      choices: kKinds.map((value) => ({
        value,
        name: said.owned(boardOf(draft).mover as Who, value),
      })),
    },
    {
      id: 'hidden',
      name: say.hiddenSide,
      value: hidden ?? '',
      choices: [
        { value: '', name: say.sideUnknown },
        ...sides.map((value) => ({ value, name: said.side[value] })),
      ],
    },
  ];
}

export const editor: GameEditor = {
  options: (draft) => ({ rows: String(boardOf(draft).rows) }),
  Sample,
  pieces: () => kSeats.flatMap((seat) => kKinds.map((kind) => seat + kind)),
  pieceName: (piece) => words()['two-paths'].owned(piece[0] as Who, piece[1] as Kind),
  draft(view: View, text: string) {
    const { duel, announced, mover } = boardOf(view);
    const next = duel === null ? kLineUp : announced ? kBlock : kAnnounce;
    // Nobody is shown the side; who wrote the position knows it.
    const hidden = sides.find((side) => text.endsWith(` ${announced}${side}`)) ?? null;
    return { ...drafted<'two-paths'>(view, next, { hidden, choices: [] }), seat: mover };
  },
  usual: (draft) => withNext(draft, kAnnounce),
  cleared: (draft) => moved(draft, gone(draft)),
  put: (draft, piece, space) =>
    moved(draft, (animal) => {
      if (animal.owner + animal.kind === piece) return { ...animal, space, arrived: false };
      return animal.space === space ? gone(draft)(animal) : animal;
    }),
  take: (draft, space) =>
    moved(draft, (animal) => (animal.space === space ? gone(draft)(animal) : animal)),
  fields: (draft, say) => [
    {
      id: 'next',
      name: say.next,
      value: draft.next,
      choices: [
        { value: kLineUp, name: say.nextLineUp },
        { value: kAnnounce, name: say.nextAnnounce },
        { value: kBlock, name: say.nextBlock },
      ],
    },
    {
      id: 'mover',
      name: isLiningUp(draft) ? say.liningUp : say.mover,
      value: boardOf(draft).mover,
      choices: kSeats.map((value) => ({ value, name: words()['two-paths'].seat(value) })),
    },
    ...(isLiningUp(draft) ? [] : duelFields(draft, say)),
    {
      id: 'rows',
      name: say.rows,
      value: String(boardOf(draft).rows),
      choices: kRows.map((value) => ({ value, name: value })),
    },
  ],
  set(draft, field, value) {
    if (field === 'next') return withNext(draft, value);
    if (field === 'rows') return withRows(draft, Number(value));
    const known = changed<'two-paths', Draft>(draft, {
      [field]: field === 'duel' ? Number(value) : value || null,
    });
    if (field !== 'mover') return known;
    const seated = { ...known, seat: value };
    return isLiningUp(draft) ? withNext(seated, kLineUp) : seated;
  },
  text(draft) {
    const { animals, rows, mover, duel, announced, hidden } = boardOf(draft);
    const letter = (space: string) => {
      const found = animals.find((animal) => animal.space === space);
      if (!found) return '.';
      return found.owner === 's' ? found.kind : found.kind.toLowerCase();
    };
    const lines = Array.from({ length: rows }, (_, i) =>
      columns
        .map((column) => letter(`${column}${rows - i}`))
        .join('')
        .replace(/\.+/g, (run) => String(run.length)),
    );
    const said = announced ? announced + (hidden ?? '') : '-';
    return `${lines.join('/')} ${mover} ${duel ?? '-'} ${said}`;
  },
};
