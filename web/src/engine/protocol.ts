// The words of the engine protocol that the pages use, as types. What they mean is written in
// docs/protocol.md; no rule of a game stands here. The tests hold every field against real answers
// of the engine, so nothing may stand here that it does not say, and nothing be left out.

// What each word is answered with.
export interface Answers {
  games: { games: GameInfo[] };
  start: Started;
  order: Order;
  legal: Legal;
  apply: { position: string };
  view: Seen;
  take_back: { ply: number | null };
  end: Ended;
  rematch: Rematch;
  record: { record: string };
  replay: Replay;
  analyse: Analysis;
  choose: Choice;
  review: Review;
}
export type Word = keyof Answers;

// The lines before the answer, of words that tell how far they are.
export interface Partials {
  analyse: Analysis;
  review: Progress;
}
export type Told<W extends Word> = W extends keyof Partials ? Partials[W] : never;

// What a view has to draw, by game.
export interface Boards {
  tokan: TokanBoard;
  'two-paths': TwoPathsBoard;
  totem: TotemBoard;
}
export type GameName = keyof Boards;
// An action taken apart, by game.
export type Move = Boards[GameName]['moves'][number];
export type Seat = string;
export type Options = Record<string, string>;

export interface OptionSpec {
  name: string;
  default: string;
  values?: string[];
  min?: number;
  max?: number;
  usual?: string; // what a family would choose, where that is not the default
  study?: true; // not for games at a table
}
export interface GameInfo {
  game: GameName;
  rules: number;
  options: OptionSpec[];
  seats: Seat[]; // all that there can be
  fewest: number;
  most: number;
  rolled: boolean;
  levels: string[];
  opponents: string[]; // special ones, besides the levels
  solved: boolean;
}

export interface Started {
  position: string;
  options: Options;
  seed: string;
}

// The roll for the order of play: of every round the die of each player, or null for whoever did not
// roll in it, and the players, counted from 0, in the order of seats.
export interface Order {
  rounds: (number | null)[][];
  order: number[];
  seed: string;
}

export interface Legal {
  turn: 'decision' | 'chance' | 'over';
  seat: Seat | null;
  actions: string[];
  weights?: number[]; // of the actions, where chance decides
}

// The game after some actions: the view, the actions it may know, who did each, and what each was.
export interface Seen {
  view: View;
  history: string[];
  by: (Seat | null)[];
  deeds: Move[];
}

// How a game is ended otherwise than by its rules: what is to be said of it from now on, if that ended
// it, and the action to be appended, if it goes on without the seat.
export interface Ended {
  ended: string | null;
  action: string | null;
}

export interface Seated {
  players: Record<Seat, string>;
  levels: Record<Seat, string>; // of the computer's seats
  figures: Record<Seat, Seat>; // by whose seat they are where nobody chose; empty there
}
export interface Rematch extends Seated {
  position: string;
  options: Options;
  seed: string;
}

export interface View<Board = unknown> {
  game: GameName;
  options: Options;
  position: string;
  ply: number;
  last: string | null;
  turn: 'decision' | 'chance' | 'over';
  seat: Seat | null;
  actions: string[];
  over: boolean;
  scores: Record<Seat, number>;
  winner: Seat | 'draw' | null;
  ended: string | null; // how, if not by its rules: "resigned r", "agreed"
  reason: Reason | null; // why it is over
  board: Board;
}

export interface Reason {
  end:
    | 'no_move'
    | 'only_taboo'
    | 'arrived'
    | 'last_totem'
    | 'one_piece_each'
    | 'no_pieces'
    | 'quiet_limit'
    | 'resigned'
    | 'time'
    | 'agreed'
    | 'abandoned';
  seat: Seat | null;
  by: 'towers' | 'heads' | 'tie_break' | 'equal' | null;
}

export interface TokanBoard {
  columns: number;
  rows: number;
  laying: boolean;
  spaces: { space: string; stack: string }[];
  taboo: string | null;
  hands: Record<Seat, string>;
  classic: Record<Seat, number>;
  heads: Record<Seat, number>;
  towers: Record<Seat, number[]>; // their heights, the tallest first
  moves: TokanMove[];
  last: TokanMove | null;
}
export interface TokanMove {
  action: string;
  from: string | null;
  to: string;
  carried: number;
  tile: string | null;
}

export interface TwoPathsBoard {
  rows: number;
  animals: { owner: Seat; kind: string; space: string | null; arrived: boolean }[];
  mover: Seat;
  duel: number | null;
  announced: string | null;
  hidden: string | null;
  choices: { kind: string; w: string; e: string }[];
  moves: TwoPathsMove[];
  last: TwoPathsMove | null;
}
export interface TwoPathsMove {
  action: string;
  deed: 'line_up' | 'announce' | 'block';
  order: string | null; // the kinds on a, b, c
  kind: string | null;
  side: string | null;
}

export interface TotemBoard {
  players: {
    seat: Seat;
    seated: boolean;
    out: boolean;
    totem: string | null;
    pieces: string[];
    reserve: number;
  }[];
  mover: Seat;
  dice: [number, number] | null;
  points: number | null;
  path: string[];
  travelled: string[];
  must_choose: boolean;
  falls: string[];
  choices: string[];
  reach: {
    from: string;
    to: string;
    actions: string[];
    falls: string[];
    choices: string[];
  }[];
  quiet: number;
  moves: TotemMove[];
  last: TotemMove | null;
}
export type TotemMove = TotemRoll | TotemUse | TotemStep | TotemPlace | TotemOut | TotemStop;
export interface TotemRoll {
  action: string;
  deed: 'roll';
  dice: [number, number];
}
export interface TotemUse {
  action: string;
  deed: 'use';
  points: number;
}
export interface TotemStep {
  action: string;
  deed: 'step';
  from: string;
  to: string;
}
export interface TotemPlace {
  action: string;
  deed: 'exchange' | 'take' | 'start';
  to: string;
}
export interface TotemOut {
  action: string;
  deed: 'out';
  seat: Seat;
}
export interface TotemStop {
  action: string;
  deed: 'end' | 'pass' | 'again' | 'leave';
}

export interface Analysis {
  partial?: true;
  value: Record<Seat, number>;
  exact: boolean;
  policy: { action: string; probability: number; value: number }[];
  pv: string[];
  depth: number;
  nodes: number;
  ms: number;
  plan?: Plan; // Totem, when a turn is under way
  solved?: number; // the share of Two Paths that is solved, on the way to the exact answer
}

// The best rest of a turn of Totem, and why; docs/protocol.md says what the kinds mean.
export interface Plan {
  actions: string[];
  reasons: PlanReason[];
}
export interface PlanReason {
  kind: 'touches_totem' | 'takes' | 'guards' | 'escapes' | 'places' | 'approaches' | 'gathers';
  seat?: Seat;
  count?: number;
}

export interface Choice {
  action: string;
  seed: string;
  ms: number;
}

export interface ReviewedAction {
  action: string;
  turn: 'decision';
  seat: Seat;
  before: Record<Seat, number>;
  after: Record<Seat, number>;
  exact: boolean;
  luck: Record<Seat, number>;
  best: string;
  best_value: number;
  cost: number;
  judgement: Judgement | null;
}
export type Judgement = 'slip' | 'mistake' | 'blunder';
export type Predictor =
  'favourite' | 'last' | 'pattern' | 'success' | 'imitation' | 'further' | 'further-by-column';
export interface Foretold {
  sides: number;
  right: number;
  usual: number;
  gained: number;
  best: { predictor: Predictor | 'none'; right: number; gained: number; by_luck: number };
}
// A turn of Totem: the actions `from` to `to`, that one excluded.
export interface ReviewedTurn {
  seat: Seat;
  from: number;
  to: number;
  dice: [number, number];
  before: Record<Seat, number>;
  after: Record<Seat, number>;
  luck: Record<Seat, number>;
  best: string[];
  best_value: number;
  cost: number;
  judgement: Judgement | null;
}
// Averages and counts; they keep their bounds however long the game was.
export interface SeatSummary {
  choices: number;
  given: number; // 0 to 1
  slips: number;
  mistakes: number;
  blunders: number;
  events: number;
  luck: number; // -1 to 1
}
export interface Review {
  actions: ReviewedAction[];
  turns?: ReviewedTurn[]; // Totem, in place of actions
  complete: boolean;
  summary: Record<Seat, SeatSummary>;
  result: Record<Seat, number>;
  hiding?: Record<Seat, Foretold>;
  blocking?: Record<Seat, Foretold>;
  ms: number;
}
export interface Progress {
  partial: true;
  judged: number;
  of: number;
}

export interface Replay extends Seated {
  game: GameName;
  options: Options;
  start: string;
  actions: string[];
  comments: string[];
  position: string;
  over: boolean;
  scores: Record<Seat, number>;
  winner: Seat | 'draw' | null;
  reason: Reason | null;
  ended: string | null;
}

// What the engine says when it refuses something, in the player's language.
export interface Refusal {
  code: string;
  field: string | null;
  message: string;
  rule?: string; // by which an action is refused: "T7"
  column?: number;
  line?: number;
}
export class EngineError extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
  }
  // By which an action is refused, where one is.
  get rule(): string | undefined {
    return this.refusal.rule;
  }
}
