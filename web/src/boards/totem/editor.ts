// Setting up a position of Totem, while start spaces are chosen, before a roll or in the middle of a
// turn: totems and pieces are put on spaces; a way is tapped space by space, and its piece goes along.
import type { TotemBoard, View } from '../../engine/protocol';
import type { EditorWords } from '../../words/editor';
import { changed, drafted, type Draft, type Field, type GameEditor } from '../editor';
import { distance, placeOf, places } from './hex';
import Sample from './Sample.svelte';
import { seatName } from './sentences';

type Player = TotemBoard['players'][number];
const kSeats = ['1', '2', '3', '4'];
const kReserve = 19;
const kMostQuiet = 1000;
const kMostPoints = 12;
const kNotUnderWay = { points: null, path: [], travelled: [], must_choose: false };
const kWay = 'way';
const kRested = 'rested';
// What comes next, in the order of a game.
const kNexts = ['start', 'roll', 'use', 'step', 'take', 'again'] as const;
type Next = (typeof kNexts)[number];

const boardOf = (draft: View) => draft.board as TotemBoard;
const nextOf = (draft: Draft) => draft.next as Next;
const isRolled = (draft: Draft) => ['use', 'step', 'take'].includes(draft.next);
const isUnderWay = (draft: Draft) => ['step', 'take'].includes(draft.next);
const isSeating = (draft: Draft) => draft.next === 'start';
const onBoard = (draft: Draft, change: Partial<TotemBoard>): Draft =>
  changed<'totem', Draft>(draft, change);
const fresh = (seat: string): Player => ({
  ...{ seat, seated: true, out: false, totem: null, pieces: [], reserve: kReserve },
});

const withPlayers = (draft: Draft, change: (player: Player) => Player): Draft =>
  onBoard(draft, { players: boardOf(draft).players.map(change) });
const without = (player: Player, space: string): Player => ({
  ...player,
  totem: player.totem === space ? null : player.totem,
  pieces: player.pieces.filter((piece) => piece !== space),
});
const put = (player: Player, totem: boolean, space: string): Player =>
  totem ? { ...player, totem: space } : { ...player, pieces: [...player.pieces, space].sort() };
// Where a start space is chosen the pieces stand around their totem (H3, H4).
const seated = (player: Player, totem: string): Player => ({
  ...fresh(player.seat),
  totem,
  pieces: places
    .filter((place) => distance(place, placeOf(totem)) === 1)
    .map(({ name }) => name)
    .sort(),
});

function withNext(draft: Draft, next: Next): Draft {
  const { dice, points, path, travelled } = boardOf(draft);
  const then: Draft = { ...draft, next };
  if (next === 'start') {
    const idle = onBoard(then, { ...kNotUnderWay, dice: null, quiet: 0 });
    return withPlayers(idle, ({ seat }) => fresh(seat));
  }
  if (next === 'again') return onBoard(then, { ...kNotUnderWay, dice: [6, 6] });
  if (!isRolled(then)) return onBoard(then, { ...kNotUnderWay, dice: null });
  const thrown = dice ?? [1, 1];
  if (next === 'use') return onBoard(then, { ...kNotUnderWay, dice: thrown });
  const left = points ?? thrown[0] + thrown[1];
  return onBoard(then, {
    ...{ dice: thrown, points: left, path, travelled },
    must_choose: next === 'take',
  });
}

function withSeats(draft: Draft, count: number): Draft {
  const { players, mover } = boardOf(draft);
  const seats = kSeats.slice(0, count).map((seat, i) => players[i] ?? fresh(seat));
  return onBoard(draft, { players: seats, mover: Number(mover) > count ? '1' : mover });
}

// The piece that travels stands where its way ends. The last space tapped again takes it back.
function withWay(draft: Draft, space: string): Draft {
  const { path, mover, players } = boardOf(draft);
  const last = path.at(-1);
  const way = last === space ? path.slice(0, -1) : [...path, space];
  const to = way.at(-1);
  const free = !players.some(({ totem, pieces }) => totem === to || pieces.includes(to ?? ''));
  const walked = withPlayers(draft, (player) =>
    player.seat === mover && last && to && free && player.pieces.includes(last)
      ? put(without(player, last), false, to)
      : player,
  );
  return onBoard(walked, { path: way });
}

function withRested(draft: Draft, space: string): Draft {
  const { travelled } = boardOf(draft);
  const others = travelled.filter((one) => one !== space);
  return onBoard(draft, {
    travelled: others.length < travelled.length ? others : [...others, space].sort(),
  });
}

const choice = (value: string) => ({ value, name: value });
function turnFields(draft: Draft, say: EditorWords): Field[] {
  const { players, mover, dice, points, quiet } = boardOf(draft);
  const die = (which: 0 | 1): Field => ({
    id: `die${which}`,
    name: say.die(which + 1),
    value: String(dice![which]),
    choices: ['1', '2', '3', '4', '5', '6'].map(choice),
  });
  const left = { id: 'points', name: say.points, value: String(points), most: kMostPoints };
  return [
    {
      id: 'mover',
      name: say.onTurn,
      value: mover,
      choices: players.map(({ seat }) => ({ value: seat, name: seatName(seat) })),
    },
    ...(isRolled(draft) ? [die(0), die(1)] : []),
    ...(isUnderWay(draft) ? [left] : []),
    ...players.map(({ seat, reserve }) => ({
      ...{ id: `reserve${seat}`, name: say.reserve(seatName(seat)), value: String(reserve) },
      most: kReserve,
    })),
    { id: 'quiet', name: say.quiet, value: String(quiet), most: kMostQuiet },
  ];
}

// Whoever has no totem yet is still to be seated, or has left (H19).
const seatFields = (draft: Draft, say: EditorWords): Field[] =>
  boardOf(draft)
    .players.filter(({ totem }) => totem === null)
    .map(({ seat, out }) => ({
      id: `out${seat}`,
      name: seatName(seat),
      value: out ? 'out' : 'waits',
      choices: [
        { value: 'waits', name: say.notSeated },
        { value: 'out', name: say.hasLeft },
      ],
    }));

function seatText(draft: Draft, { out, totem, pieces, reserve }: Player): string {
  if (totem === null && isSeating(draft)) return out ? 'x' : '-';
  if (totem === null && (out || pieces.length === 0)) return 'x';
  return `${totem ?? ''}:${pieces.join(',')}+${reserve}`;
}

// Who is to be seated next; once all are, who begins.
function lowest(seats: string[]): string {
  const waits = seats.indexOf('-');
  const first = waits >= 0 ? waits : seats.findIndex((text) => text !== 'x');
  return kSeats[Math.max(0, first)]!;
}

export const editor: GameEditor = {
  options: (draft) => ({
    seats: String(boardOf(draft).players.length),
    ...(nextOf(draft) === 'again' ? { twelve: 'may' } : {}),
  }),
  Sample,
  pieces(draft) {
    const { players } = boardOf(draft);
    if (isSeating(draft)) return players.map(({ seat }) => `T${seat}`);
    const own = players.flatMap(({ seat }) => [`T${seat}`, `P${seat}`]);
    return isUnderWay(draft) ? [...own, kWay, kRested] : own;
  },
  pieceName(piece, say) {
    if (piece === kWay) return say.way;
    if (piece === kRested) return say.rested;
    return (piece[0] === 'T' ? say.totem : say.piece)(seatName(piece[1]!));
  },
  draft(view) {
    const { players, dice, points, must_choose, moves } = boardOf(view);
    const next = (): Next => {
      if (players.some(({ seated, out }) => !seated && !out)) return 'start';
      if (moves.some(({ deed }) => deed === 'again')) return 'again';
      if (must_choose) return 'take';
      return dice === null ? 'roll' : points === null ? 'use' : 'step';
    };
    return drafted<'totem'>(view, next(), { falls: [], choices: [], reach: [] });
  },
  cleared: (draft) =>
    withPlayers(onBoard(draft, { path: [], travelled: [] }), ({ seat }) => fresh(seat)),
  put(draft, piece, space) {
    if (piece === kWay) return withWay(draft, space);
    if (piece === kRested) return withRested(draft, space);
    return withPlayers(draft, (player) => {
      if (player.seat !== piece[1]) return without(player, space);
      if (isSeating(draft)) return seated(player, space);
      return put({ ...without(player, space), out: false }, piece[0] === 'T', space);
    });
  },
  take: (draft, space) =>
    withPlayers(draft, (player) =>
      isSeating(draft) && player.totem === space ? fresh(player.seat) : without(player, space),
    ),
  fields: (draft, say) => [
    {
      id: 'next',
      name: say.next,
      value: draft.next,
      choices: kNexts.map((value) => ({ value, name: say.nexts[value] })),
    },
    {
      id: 'players',
      name: say.players,
      value: String(boardOf(draft).players.length),
      choices: ['2', '3', '4'].map(choice),
    },
    ...(isSeating(draft) ? seatFields(draft, say) : turnFields(draft, say)),
  ],
  set(draft, field, value) {
    if (field === 'next') return withNext(draft, value as Next);
    if (field === 'players') return withSeats(draft, Number(value));
    if (field === 'mover') return onBoard(draft, { mover: value, path: [], travelled: [] });
    if (field === 'points') return onBoard(draft, { points: Number(value) });
    if (field === 'quiet') return onBoard(draft, { quiet: Number(value) });
    const { dice } = boardOf(draft);
    if (field === 'die0') return onBoard(draft, { dice: [Number(value), dice![1]] });
    if (field === 'die1') return onBoard(draft, { dice: [dice![0], Number(value)] });
    return withPlayers(draft, (player) => {
      if (field === `out${player.seat}`) return { ...player, out: value === 'out' };
      return field === `reserve${player.seat}` ? { ...player, reserve: Number(value) } : player;
    });
  },
  text(draft) {
    const { players, mover, dice, points, path, travelled, must_choose, quiet } = boardOf(draft);
    const seats = players.map((player) => seatText(draft, player));
    const turn = isSeating(draft) ? lowest(seats) : mover;
    const rolled = dice ? dice.toSorted((a, b) => b - a).join('') : '-';
    const way = path.length > 0 ? (must_choose ? '!' : '') + path.join('>') : '-';
    const travel = nextOf(draft) === 'again' ? '?' : way;
    const rest = [rolled, points ?? '-', travel, travelled.join(',') || '-', quiet];
    return `${seats.join('/')} ${turn} ${rest.join(' ')}`;
  },
};
