// What the pages and the boards agree on. A board draws a view and turns clicks, drags and keys into
// actions of `view.actions`; it knows no rule. A page knows no game: it gets everything that
// differs from one game to the next from a `GameModule`.
import type { Component } from 'svelte';
import type { Analysis, Move, Seat, View } from '../engine/protocol';
import type { Seal, Seats } from '../table/calls';

export interface BoardProps {
  view: View;
  // The view before, when it led here by one action: what moved can be shown.
  before: View | null;
  // Whether the person at this screen may act, or roll; otherwise the board only shows.
  active: boolean;
  // Whether a game is looked back at: there is nothing to do, so nothing is offered.
  lookingBack?: boolean;
  seats: Seats;
  seals: Seal[];
  // Actions to be pointed out on the board: a hint, or what would have been better.
  marks: Mark[];
  play(action: string): void;
  // Draws what chance decides next (rolls the dice).
  roll(): void;
}
export interface Mark {
  action: string;
  share: number; // how often best play chooses it, 0 to 1
  kind: 'hint' | 'played' | 'better';
}

// One public action, for telling: it is `after.board.last`.
export interface Step {
  seat: Seat | null;
  before: View;
  after: View;
}

export interface GameModule {
  Board: Component<BoardProps>;
  // The seat's name in the current language ("Red").
  seatName(seat: Seat): string;
  // A sentence about what has happened, for the list of moves and for screen readers.
  tell(step: Step): string;
  // What the seat on turn is asked to do now, one short sentence.
  prompt(view: View): string;
  // The action as a list shows it ("b2–d2", "fox west").
  moveName(move: Move): string;
  // A seat's score as the seat bar shows it, or null where there is none.
  score(view: View, seat: Seat): string | null;
  // Whether the others play on without that seat, in a game where they may.
  isOut?(view: View, seat: Seat): boolean;
  // Who rolls the dice, where chance is next, in a game with dice.
  roller?(view: View): Seat | null;
  // Explains an analysis in a sentence or two.
  explain(analysis: Analysis, view: View): string;
  // How long a view stays before the computer goes on, in milliseconds, where it is not as usual.
  pace?(view: View): number;
}
