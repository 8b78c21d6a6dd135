// Tiles that keep their identity from one view to the next, so that a board can show which of them
// moved, which were carried and which slid up behind. A view only names the stacks; who went where is
// read from the move and from what lies where afterwards.
import type { Seat, TokanBoard, TokanMove, View } from '../../engine/protocol';

export type Move = TokanMove;
export type Way = 'stay' | 'move' | 'slide';

export interface Tile {
  id: number;
  letter: string;
  space: string;
  level: number; // 1 lies on the table
  way: Way; // how it came here
}

export const ownerOf = (letter: string): Seat => (letter < 'a' ? 'r' : 'b');
export const columnOf = (space: string): number => space.charCodeAt(0) - 97;
export const rowOf = (space: string): number => Number(space.slice(1));
export const spaceAt = (column: number, row: number): string =>
  `${String.fromCharCode(97 + column)}${row}`;

// Every space asks for it, so it is made once a board.
const stacks = new WeakMap<TokanBoard, ReadonlyMap<string, string>>();

export function stacksOf(board: TokanBoard): ReadonlyMap<string, string> {
  const known = stacks.get(board);
  if (known) return known;
  const made = new Map(board.spaces.map(({ space, stack }) => [space, stack]));
  stacks.set(board, made);
  return made;
}

// The columns in which tiles lie, from the first to the last of them.
export function columnsInUse(board: TokanBoard): { first: number; last: number } {
  const used = board.spaces.filter(({ stack }) => stack).map(({ space }) => columnOf(space));
  return used.length === 0
    ? { first: 0, last: board.columns - 1 }
    : { first: Math.min(...used), last: Math.max(...used) };
}

// The move that led from one view to the next, if it was one.
export function moveBetween(before: View | null, after: View): Move | null {
  return before && (after.board as TokanBoard).last;
}

// Which stack slid where behind a move: what stands on a space now and stood on the one behind it
// before has come from there, and so on as far as that holds. Where everything behind moves up, older
// gaps do so too (T10).
export function slides(before: View, after: View, move: Move): Map<string, string> {
  const found = new Map<string, string>();
  const then = stacksOf(before.board as TokanBoard);
  const now = stacksOf(after.board as TokanBoard);
  if (move.from === null || then.get(move.from)!.length > move.carried + 1) return found;
  const across = Math.sign(columnOf(move.to) - columnOf(move.from));
  const up = Math.sign(rowOf(move.to) - rowOf(move.from));
  const behind = (space: string) => spaceAt(columnOf(space) - across, rowOf(space) - up);
  for (let to = move.from; now.get(to) === then.get(behind(to)); to = behind(to)) {
    if (now.get(to)) found.set(behind(to), to);
  }
  return found;
}

let lastId = 0;

export function placed(board: TokanBoard): Tile[] {
  return board.spaces.flatMap(({ space, stack }) =>
    [...stack].map((letter, i) => ({ id: ++lastId, letter, space, level: i + 1, way: 'stay' })),
  );
}

// The tiles after a move: those above the cut go to the target, what slid follows.
export function followed(tiles: Tile[], before: View, after: View, move: Move): Tile[] {
  const then = before.board as TokanBoard;
  const now = after.board as TokanBoard;
  const heights = new Map([...stacksOf(then)].map(([space, stack]) => [space, stack.length]));
  if (move.from === null) return settled(laid(tiles, then, now, move));
  const from = heights.get(move.from)!;
  const cut = from - move.carried;
  const target = heights.get(move.to)!;
  const sliding = slides(before, after, move);
  return settled(
    tiles.map((tile): Tile => {
      if (tile.space === move.from && tile.level >= cut)
        return { ...tile, space: move.to, level: target + 1 + tile.level - cut, way: 'move' };
      const to = sliding.get(tile.space);
      return to ? { ...tile, space: to, way: 'slide' } : { ...tile, way: 'stay' };
    }),
  );
}

// When the last tile is down, the six columns in use get their final names (T14).
function laid(tiles: Tile[], then: TokanBoard, now: TokanBoard, move: Move): Tile[] {
  const fresh: Tile = { id: ++lastId, letter: move.tile!, space: move.to, level: 1, way: 'move' };
  const all = [...tiles.map((tile): Tile => ({ ...tile, way: 'stay' })), fresh];
  const shift =
    then.columns === now.columns ? 0 : Math.min(...all.map(({ space }) => columnOf(space)));
  return all.map((tile) => ({
    ...tile,
    space: spaceAt(columnOf(tile.space) - shift, rowOf(tile.space)),
  }));
}

// In the order of painting: a stack from the bottom up, and the stack that was moved above all
// others, so that nothing covers it on its way.
function settled(tiles: Tile[]): Tile[] {
  const moved = tiles.find(({ way }) => way === 'move')?.space;
  const order = ({ space, level }: Tile) =>
    `${space === moved ? 1 : 0} ${9 - rowOf(space)} ${space} ${String(level).padStart(2, '0')}`;
  return tiles.toSorted((a, b) => (order(a) < order(b) ? -1 : 1));
}

// The tiles of a view that no single move led to: who can stay does, the others go to the nearest
// place that wants their kind.
export function regrouped(tiles: Tile[], board: TokanBoard): Tile[] {
  const free = new Set(tiles);
  const wanted = placed(board);
  const same = (a: Tile, b: Tile) =>
    a.letter === b.letter && a.space === b.space && a.level === b.level;
  const take = (place: Tile, found: Tile | undefined): Tile | null => {
    if (!found) return null;
    free.delete(found);
    return { ...place, id: found.id, way: same(place, found) ? 'stay' : 'slide' };
  };
  const staying = wanted.map((place) =>
    take(
      place,
      [...free].find((tile) => same(tile, place)),
    ),
  );
  return wanted.map((place, i) => staying[i] ?? take(place, nearest(place, free)) ?? place);
}

function nearest(place: Tile, free: Set<Tile>): Tile | undefined {
  const far = ({ space }: Tile) =>
    Math.abs(columnOf(space) - columnOf(place.space)) + Math.abs(rowOf(space) - rowOf(place.space));
  return [...free]
    .filter(({ letter }) => letter === place.letter)
    .sort((a, b) => far(a) - far(b))[0];
}

// From the tiles that were drawn to those of the next view.
export function next(tiles: Tile[], drawn: View, view: View): Tile[] {
  const move = view.ply === drawn.ply + 1 ? moveBetween(drawn, view) : null;
  return move ? followed(tiles, drawn, view, move) : regrouped(tiles, view.board as TokanBoard);
}
