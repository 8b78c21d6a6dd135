// Where things lie on the drawn board, and the way a leap takes on it. The network of paths (P2)
// stands here for drawing only: where an animal lands is said by the engine, and this follows the
// path on that side until it gets there.
import type { Seat } from '../../engine/protocol';

export type Side = 'w' | 'e';
export const sides: readonly Side[] = ['w', 'e'];
export const columns = ['a', 'b', 'c'] as const;

export interface Point {
  x: number;
  y: number;
}
export interface Cell {
  column: number; // 0 is a, in the west
  row: number; // 1 is South's start line; 0 and one more than there are lie behind the lines
}

export const width = 440;
const kRow = 64;
const kStrip = 52; // beyond each line, where arrived animals rest
const kFirstColumn = 90;
const kColumn = 130;
const kBehind = 44; // from a space on the finishing line to the spot behind it
export const cellWidth = kColumn;
export const cellHeight = kRow;

export const height = (rows: number) => rows * kRow + 2 * kStrip;

export function pointOf({ column, row }: Cell, rows: number): Point {
  const x = kFirstColumn + column * kColumn;
  const inside = Math.min(Math.max(row, 1), rows);
  const y = kStrip + (rows - inside + 0.5) * kRow;
  return { x, y: y + (inside - row) * kBehind };
}

// The board turned round, for whoever sits North at a screen of their own: the own side lies below. All that is
// drawn goes with it; what has to stand upright is turned back by `upright`.
export const turnOf = (turned: boolean, rows: number): string | undefined =>
  turned ? `rotate(180 ${width / 2} ${height(rows) / 2})` : undefined;
export const upright = (turned: boolean): string => (turned ? 'rotate(180)' : '');

export const nameOf = ({ column, row }: Cell) => `${columns[column]}${row}`;

export function cellOf(space: string): Cell {
  return { column: columns.indexOf(space[0] as 'a'), row: Number(space.slice(1)) };
}

const kKinds = ['F', 'H', 'G'];
const kRests = [-85, -45, 45];

// Where an arrived animal rests, beyond its finishing line.
export function restOf(owner: Seat, kind: string, rows: number): Point {
  const y = owner === 's' ? kStrip / 2 : height(rows) - kStrip / 2;
  return { x: width / 2 + (kRests[kKinds.indexOf(kind)] ?? 0), y };
}

// The flag of a goal stands beside the arrived animals.
export const flagOf = (owner: Seat, rows: number): Point => ({
  x: width / 2 - kRests[0]!,
  y: restOf(owner, 'F', rows).y,
});

// The spaces from `from` to where the engine lets the animal land, both included. An arrival ends
// on the finishing line, or behind an animal that stands there and is leapt over (P6).
export function leap(
  from: string,
  side: Side,
  landing: string,
  owner: Seat,
  rows: number,
  occupied: ReadonlySet<string>,
): Cell[] {
  const step = owner === 's' ? 1 : -1;
  const line = owner === 's' ? rows : 1;
  const way = [cellOf(from)];
  for (;;) {
    const { column, row } = way.at(-1)!;
    if (row === line) {
      if (occupied.has(nameOf({ column, row }))) way.push({ column, row: row + step });
      return way;
    }
    const next = {
      column: Math.min(Math.max(column + (side === 'w' ? -1 : 1), 0), 2),
      row: row + step,
    };
    way.push(next);
    if (nameOf(next) === landing) return way;
  }
}

const kBulge = 34;
const kEase = 26;

// One path of the network. The paths along the edges bulge outwards, so that one sees which side
// of the board they are on.
function stretch(from: Point, to: Point): string {
  const up = Math.sign(to.y - from.y);
  if (from.x !== to.x) {
    return `C${from.x},${from.y + up * kEase} ${to.x},${to.y - up * kEase} ${to.x},${to.y}`;
  }
  const bulge = from.x < width / 2 ? -kBulge : from.x > width / 2 ? kBulge : 0;
  const bent = Math.abs(to.y - from.y) < kRow ? 0 : bulge;
  return `C${from.x + bent},${from.y + up * 18} ${to.x + bent},${to.y - up * 18} ${to.x},${to.y}`;
}

// A way over several spaces as the data of one path.
export function trail(points: Point[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  let at = first;
  let data = `M${first.x},${first.y}`;
  for (const point of rest) {
    data += stretch(at, point);
    at = point;
  }
  return data;
}

// Every path of the board (P2), each once.
export function network(rows: number): string[] {
  const paths: string[] = [];
  for (let row = 1; row < rows; ++row) {
    for (let column = 0; column < 3; ++column) {
      for (const next of new Set([Math.max(column - 1, 0), Math.min(column + 1, 2)])) {
        const from = pointOf({ column, row }, rows);
        paths.push(trail([from, pointOf({ column: next, row: row + 1 }, rows)]));
      }
    }
  }
  return paths;
}
