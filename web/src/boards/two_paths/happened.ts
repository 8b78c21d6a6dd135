// What a duel has come to, read from the views before and after the guess.
import type { Seat, TwoPathsBoard, View } from '../../engine/protocol';
import { leap, type Cell, type Side } from './geometry';

export type Kind = 'F' | 'H' | 'G';
export type TwoPathsView = View<TwoPathsBoard>;

export const boardOf = (view: View) => view.board as TwoPathsBoard;

export interface Run {
  owner: Seat;
  kind: Kind;
  side: Side;
  way: Cell[];
  to: string | null; // the space, null for an arrival
}
export interface Duel {
  mover: Seat;
  blocker: Seat;
  kind: Kind;
  blocked: Side;
  block: Cell; // where the counter stands
  hidden: Side;
  right: boolean; // the guess
  run: Run | null; // who ran: the announced animal, or the blocker's as a reward (P10), or nobody
}

export const other = (seat: Seat): Seat => (seat === 's' ? 'n' : 's');
export const opposite = (side: Side): Side => (side === 'w' ? 'e' : 'w');

export function animalOf(board: TwoPathsBoard, owner: Seat, kind: string) {
  return board.animals.find((animal) => animal.owner === owner && animal.kind === kind)!;
}

export const occupiedIn = (board: TwoPathsBoard): Set<string> =>
  new Set(board.animals.flatMap(({ space }) => (space ? [space] : [])));

// The way of an animal that may be announced, or has been, on one side.
export function wayOf(board: TwoPathsBoard, kind: string, side: Side): Cell[] {
  const choice = board.choices.find((one) => one.kind === kind);
  const from = animalOf(board, board.mover, kind).space;
  if (!choice || !from) return [];
  return leap(from, side, choice[side], board.mover, board.rows, occupiedIn(board));
}

function ran(before: TwoPathsBoard, after: TwoPathsBoard, owner: Seat, kind: Kind, side: Side) {
  const from = animalOf(before, owner, kind).space;
  const { space: to } = animalOf(after, owner, kind);
  if (from === null || from === to) return null;
  const landing = to ?? 'arrives';
  const way = leap(from, side, landing, owner, before.rows, occupiedIn(before));
  return { owner, kind, side, way, to };
}

// The duel that the last action decided, or null where it was something else.
export function duelOf(before: View | null, after: View): Duel | null {
  const board = before && boardOf(before);
  const now = boardOf(after);
  if (!board?.announced || now.last?.deed !== 'block') return null;
  const blocked = now.last.side as Side;
  const { mover } = board;
  const kind = board.announced as Kind;
  const blocker = other(mover);
  const block = wayOf(board, kind, blocked).at(-1)!;
  const own = ran(board, now, mover, kind, opposite(blocked));
  const shared = { mover, blocker, kind, blocked, block };
  if (own) return { ...shared, hidden: opposite(blocked), right: false, run: own };
  const run = ran(board, now, blocker, kind, blocked);
  return { ...shared, hidden: blocked, right: true, run };
}
