// What the player has in hand: a tile picked in a stack, with those above it, or a tile to be laid.
// Which of it can go where is read from the engine's moves.
import type { TokanBoard } from '../../engine/protocol';
import type { Layout } from './layout';
import type { Move } from './tiles';

// What every layer of the board is drawn from.
export interface Shown {
  board: TokanBoard;
  layout: Layout;
  held: Pick | null;
  lit: Map<string, Move>; // where it can go
  movable: Set<string>; // where something can be picked
}

export interface Pick {
  from: string | null; // the stack, or null for a tile from the hand
  carried: number; // tiles that the top one takes along
  tile: string | null; // the tile to be laid
}

function choices(board: TokanBoard, from: string): number[] {
  const found = new Set(board.moves.filter((move) => move.from === from).map((m) => m.carried));
  return [...found].sort((a, b) => a - b);
}

// The fewest tiles of a stack that can move, or null if none can.
export function firstPick(board: TokanBoard, from: string): Pick | null {
  const [carried] = choices(board, from);
  return carried === undefined ? null : { from, carried, tile: null };
}

// One tile more, or null after the last choice.
export function largerPick(board: TokanBoard, pick: Pick): Pick | null {
  const carried = choices(board, pick.from!).find((number) => number > pick.carried);
  return carried === undefined ? null : { ...pick, carried };
}

// So many tiles of a stack and no other number.
export function exactPick(board: TokanBoard, from: string, carried: number): Pick | null {
  return choices(board, from).includes(carried) ? { from, carried, tile: null } : null;
}

export function handPick(board: TokanBoard, tile: string): Pick | null {
  const can = board.moves.some((move) => move.tile === tile);
  return can ? { from: null, carried: 0, tile } : null;
}

// Where the picked stack can go. The picked tile decides how many go along; a target that this many
// cannot reach is offered with the fewest that can.
export function targets(board: TokanBoard, pick: Pick): Map<string, Move> {
  const found = new Map<string, Move>();
  for (const move of board.moves) {
    if (move.from !== pick.from || move.tile !== pick.tile) continue;
    const known = found.get(move.to);
    const better =
      !known ||
      move.carried === pick.carried ||
      (known.carried !== pick.carried && move.carried < known.carried);
    if (better) found.set(move.to, move);
  }
  return found;
}
