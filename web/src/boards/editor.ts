// What a game offers to the page on which a position is set up by hand. A draft is a view in which
// nothing may be done; it need not be a position that the rules allow. What is wrong with it the
// engine says, which is given the draft's text.
import type { Component } from 'svelte';
import type { Boards, GameName, Options, View } from '../engine/protocol';
import type { EditorWords } from '../words/editor';

// A view in which nothing may be done, and what the game's editor calls that which comes next: a move,
// a roll, tiles to be laid. It decides which fields there are and how the position is written.
export interface Draft extends View {
  next: string;
}

// Something about the position that is chosen from a list, or a number.
export interface Field {
  id: string;
  name: string;
  value: string;
  choices?: { value: string; name: string }[];
  most?: number; // of a number, from 0
}

export interface GameEditor {
  // The options under which a position may be what it likes.
  options(draft: Draft): Options;
  // A piece to be put, in a box of 100 by 100 around 0,0.
  Sample: Component<{ piece: string }>;
  pieces(draft: Draft): string[];
  pieceName(piece: string, say: EditorWords): string;
  // A draft of a position, given as everybody sees it and as its owner wrote it.
  draft(view: View, text: string): Draft;
  // What one rather begins with than with a start as the engine draws it.
  usual?(draft: Draft): Draft;
  // The same with nothing on the board.
  cleared(draft: Draft): Draft;
  put(draft: Draft, piece: string, space: string): Draft;
  // Takes away what is on top there.
  take(draft: Draft, space: string): Draft;
  fields(draft: Draft, say: EditorWords): Field[];
  set(draft: Draft, field: string, value: string): Draft;
  // The options of a new start that the engine draws where a field is set so, because there is no way
  // to it from the draft.
  drawn?(field: string, value: string): Options | null;
  // With the points as the engine counts them, once the draft is a position.
  counted?(draft: Draft, view: View): Draft;
  // In notation.
  text(draft: Draft): string;
}

// The draft with another board.
export const changed = <Game extends GameName, D extends Draft>(
  draft: D,
  change: Partial<Boards[Game]>,
): D => ({ ...draft, board: { ...(draft.board as Boards[Game]), ...change } });

// The view with another board, on which nothing may be done.
export function drafted<Game extends GameName>(
  view: View,
  next: string,
  change: Partial<Boards[Game]> = {},
): Draft {
  const board = { ...(view.board as Boards[Game]), ...change, moves: [], last: null };
  return {
    ...{ ...view, actions: [], over: false, winner: null, ended: null, turn: 'decision' },
    ...{ last: null, board, next },
  };
}
