// What the pages and the boards agree on. A board draws a view and turns clicks, drags and keys into
// actions of `view.actions`; it knows no rule. A page knows no game: it gets everything that
// differs from one game to the next from a `GameModule`.
import type { Component } from 'svelte';
import type { Analysis, Move, Refusal, Seat, View } from '../engine/protocol';
import type { Seal, Seats } from '../table/calls';
import type { HelpWords } from '../words/help';

export interface BoardProps {
  view: View;
  // The view before, when it led here by one action: what moved can be shown.
  before: View | null;
  // The view that comes next and is not shown yet: a roll, a block are seen before they are told.
  coming?: View | null;
  // Every action that led to the view, taken apart.
  deeds?: Move[];
  // Whether the person at this screen may act, or roll; otherwise the board only shows.
  active: boolean;
  // Whether a game is looked back at: there is nothing to do, so nothing is offered.
  lookingBack?: boolean;
  // What keys do, where the page has keys of its own instead of the board's.
  keys?: string;
  seats: Seats;
  // The seat of whoever plays alone at this screen: a board may turn the own side to them.
  own?: Seat | null;
  seals: Seal[];
  // What is waited for, in a sentence, where it is not for somebody at this screen to act and that is known.
  awaits?: string | null;
  // What the person at this screen has hidden, to be shown to nobody else: null where that is nothing, and
  // missing where others may look at this screen.
  hidden?: string | null | undefined;
  // Actions to be pointed out on the board: a hint, or what would have been better.
  marks: Mark[];
  play(action: string): void;
  // Draws what chance decides next (rolls the dice).
  roll(): void;
  // Hears what is held, a piece or an animal that waits for where to go.
  holds?(piece: string | null): void;
  // Hears of what was tried and cannot be done.
  tried?(attempt: Attempt): void;
}
// What a person meant who pressed something that does nothing now: actions, which the engine refuses
// with its reasons, or, where no action says it, a sentence of the game's help with its numbers.
export type Attempt = { actions: string[] } | { note: string; numbers?: number[] };

export interface Mark {
  action: string;
  share: number; // how often best play chooses it, 0 to 1
  kind: 'hint' | 'played' | 'better' | 'expected';
  move?: Move; // of what is expected later, and is not among the moves of the view
  order?: number; // its place in the expected play, from 1
  plan?: string[]; // the whole rest of the turn, of which the action is the first
}

// Actions that belong together: from `from` on, before `to`.
export interface Span {
  from: number;
  to: number;
}
// How a game in which a turn is many actions is told by turns.
export interface Turns {
  spans(deeds: Move[]): Span[];
  // What happened between two views by these actions.
  tell(before: View, after: View, deeds: Move[]): string;
  // A plan for a turn in a few words.
  planName(actions: string[]): string;
}

// One public action, for telling: it is `after.board.last`.
export interface Step {
  seat: Seat | null;
  before: View;
  after: View;
}

// A sentence of help, and the rule that it comes from.
export interface Advice {
  text: string;
  rule: string | null;
}
// What a game's help says, in the current language.
export interface GameHelp {
  goal(view: View, words: HelpWords): Advice;
  // What can be done now, and why.
  now(view: View, words: HelpWords): Advice[];
  // A sentence that an attempt names.
  note(name: string, numbers: number[], words: HelpWords): Advice;
  // Whether a refusal tells something of what was tried, where others do; all do where it is missing.
  tells?(refusal: Refusal): boolean;
  // What the refusals of everything that was tried come to in one sentence, where there is one.
  sum?(refusals: Refusal[], words: HelpWords): Advice | null;
}

export interface GameModule {
  Board: Component<BoardProps>;
  // The seat's name in the current language ("Red").
  seatName(seat: Seat): string;
  // A sentence about what has happened, for the list of moves and for screen readers.
  tell(step: Step): string;
  // Of how many actions what is told together had begun, in a game that tells several as one.
  toldFrom?(deeds: Move[]): number;
  // Such actions in a few sentences.
  tellAll?(steps: Step[]): string;
  // What the seat on turn is asked to do now, one short sentence that begins with `who`. What
  // is held already is not asked for again. `called` names the others, by their seats where it is missing.
  prompt(view: View, who: string, held?: string | null, called?: (seat: Seat) => string): string;
  // Why the game is over, with the numbers that decided it, if its rules ended it.
  why(view: View): string;
  // The seat's own figure, around 0,0 in a box of 100 by 100.
  Badge: Component<{ seat: Seat }>;
  // The class of art/woods.css with the colours that the seat is known by.
  wood(seat: Seat): string;
  // The action as a list shows it ("b2–d2", "fox west").
  moveName(move: Move): string;
  // A seat's score as the seat bar shows it, or null where there is none.
  score(view: View, seat: Seat): string | null;
  // Whether the others play on without that seat, in a game where they may.
  isOut?(view: View, seat: Seat): boolean;
  // Tells which figure each seat plays with, in a game where players choose theirs.
  dress?(seats: Seats): void;
  // Who rolls the dice, where chance is next, in a game with dice.
  roller?(view: View): Seat | null;
  // In a game in which a turn is many actions.
  turns?: Turns;
  // Explains an analysis in a sentence or two.
  explain(analysis: Analysis, view: View): string;
  // How long a view stays before the computer goes on, in milliseconds, where it is not as usual.
  pace?(view: View): number;
  // How long the way to a view is shown before the view is, in milliseconds, where anything is.
  suspense?(before: View, after: View): number;
}
