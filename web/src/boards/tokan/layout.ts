// Where everything stands on the board's drawing, in its own units. There are two drawings: on a wide
// screen the tray, in which a stack is laid out or the hands lie, stands at the right, on a narrow
// one it lies below.
import type { TokanBoard } from '../../engine/protocol';
import { columnOf, columnsInUse, rowOf } from './tiles';

export interface Point {
  x: number;
  y: number;
}
export interface Box extends Point {
  width: number;
  height: number;
}
export interface Layout {
  width: number;
  height: number;
  field: Box;
  cell: { width: number; height: number };
  scale: number; // of a tile's box of 100
  shown: string[][]; // the spaces drawn, row by row from the top
  tray: Box;
  wide: boolean;
  // The middle of the tile that lies on the table.
  foot(space: string): Point;
}

const kCell = { width: 104, height: 118 };
const kColumns = 6;
// While the frame floats, the field and one more column at each side are shown.
const kLayingColumns = 7;
const kMargin = { left: 34, top: 24, bottom: 30, right: 6 };
const kTray = { wide: 150, narrow: 124 };
const kTile = 0.9;
const kFootAbove = 52; // from the lower edge of a space to the middle of its lowest tile
const kTallest = 28; // what the highest stack may rise by
const kLevel = 9;
// How far picked tiles are lifted.
export const kLift = 14;

export function layoutOf(board: TokanBoard, wide: boolean): Layout {
  const columns = board.laying ? kLayingColumns : kColumns;
  const shrink = kColumns / columns;
  const cell = { width: kCell.width * shrink, height: kCell.height * shrink };
  const space = { width: kCell.width * kColumns, height: kCell.height * board.rows };
  const field: Box = {
    x: kMargin.left,
    y: kMargin.top + (space.height - cell.height * board.rows) / 2,
    width: space.width,
    height: cell.height * board.rows,
  };
  const whole = {
    width: kMargin.left + space.width + kMargin.right,
    height: kMargin.top + space.height + kMargin.bottom,
  };
  const first = firstColumn(board, columns);
  const tray: Box = wide
    ? { x: whole.width + 4, y: kMargin.top, width: kTray.wide, height: space.height }
    : { x: 4, y: whole.height + 4, width: whole.width - 8, height: kTray.narrow };
  return {
    width: wide ? tray.x + tray.width + 4 : whole.width,
    height: wide ? whole.height : tray.y + tray.height + 4,
    field,
    cell,
    scale: kTile * shrink,
    shown: shownSpaces(board, first, columns),
    tray,
    wide,
    foot: (at) => ({
      x: field.x + (columnOf(at) - first + 0.5) * cell.width,
      y: field.y + (board.rows - rowOf(at) + 1) * cell.height - kFootAbove * shrink,
    }),
  };
}

function firstColumn(board: TokanBoard, columns: number): number {
  if (!board.laying) return 0;
  const { first, last } = columnsInUse(board);
  return (first + last + 1 - columns) / 2;
}

function shownSpaces(board: TokanBoard, first: number, columns: number): string[][] {
  const rows: string[][] = [];
  for (const { space } of board.spaces) {
    const column = columnOf(space);
    if (column < first || column + 1 > first + columns) continue;
    (rows[board.rows - rowOf(space)] ??= []).push(space);
  }
  return rows;
}

// How far a level lies above the table in a stack of that height.
export function rise(level: number, height: number, scale: number): number {
  const step = height < 2 ? 0 : Math.min(kLevel, kTallest / (height - 1));
  return ((level - 1) * step * scale) / kTile;
}

export interface Slot extends Point {
  size: number;
}

const kLabel = 56;
const kBetweenHands = 20;

// The places of a row of things in the tray: upwards from the bottom on a wide screen, from left to
// right on a narrow one.
function row({ tray, wide }: Layout, count: number, start: number, aside: number): Slot[] {
  const length = (wide ? tray.height : tray.width) - start - 8;
  const size = Math.min(wide ? 88 : 92, length / count);
  return Array.from({ length: count }, (_, i) => {
    const far = start + (i + 0.5) * size;
    return wide
      ? { x: tray.x + tray.width / 2 + aside, y: tray.y + tray.height - far, size }
      : { x: tray.x + far, y: tray.y + tray.height / 2 - aside, size };
  });
}

// Where the tiles of a stack are laid out, the lowest first. The stack's name stands before them and
// the levels beside them.
export const stackSlots = (layout: Layout, count: number): Slot[] => row(layout, count, kLabel, 12);

const kKinds = ['M', 'J', 'L', 'm', 'j', 'l'];

// Where the tiles of a kind lie in the hands, by letter.
export function handSlots(layout: Layout): Record<string, Slot> {
  const places = row(layout, kKinds.length, kBetweenHands, 0);
  return Object.fromEntries(
    kKinds.map((kind, i) => {
      const { x, y, size } = places[i]!;
      const apart = i < kKinds.length / 2 ? 0 : kBetweenHands;
      return [kind, layout.wide ? { x, y: y - apart, size } : { x: x + apart, y, size }];
    }),
  );
}
