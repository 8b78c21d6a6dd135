// The words of the engine protocol that the pages use, as types. What they mean is written in
// docs/protocol.md; no rule of a game stands here. The tests hold every field against real answers
// of the engine, so nothing may stand here that it does not say, and nothing be left out.

// What each word is answered with.
export interface Answers {
  games: { games: GameInfo[] };
  start: Started;
  legal: Legal;
  view: Seen;
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
export type Seat = string;
export type Options = Record<string, string>;

export interface OptionSpec {
  name: string;
  default: string;
  values?: string[];
  min?: number;
  max?: number;
}
export interface GameInfo {
  game: GameName;
  rules: number;
  options: OptionSpec[];
}

export interface Started {
  position: string;
  options: Options;
  seed: string;
}

export interface Legal {
  turn: 'decision' | 'chance' | 'over';
  seat: Seat | null;
  actions: string[];
  weights?: number[]; // of the actions, where chance decides
}

// The game after some actions: the view, the actions it may know, and who did each.
export interface Seen {
  view: View;
  history: string[];
  by: (Seat | null)[];
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
  board: Board;
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
  moves: {
    action: string;
    from: string | null;
    to: string;
    carried: number;
    tile: string | null;
  }[];
}

export interface TwoPathsBoard {
  rows: number;
  animals: { owner: Seat; kind: string; space: string | null; arrived: boolean }[];
  mover: Seat;
  duel: number | null;
  announced: string | null;
  hidden: string | null;
  choices: { kind: string; w: string; e: string }[];
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
  solved?: number; // the share of Two Paths that is solved, on the way to the exact answer
}

export interface Choice {
  action: string;
  seed: string;
  ms: number;
}

export interface ReviewedAction {
  action: string;
  turn: 'decision' | 'chance';
  seat: Seat | null;
  before: Record<Seat, number>;
  after: Record<Seat, number>;
  exact: boolean;
  luck: Record<Seat, number>;
  best?: string;
  best_value?: number;
  cost?: number;
}
export type Predictor =
  'favourite' | 'last' | 'pattern' | 'success' | 'imitation' | 'further' | 'further-by-column';
export interface Foretold {
  sides: number;
  right: number;
  usual: number;
  gained: number;
  best: { predictor: Predictor | 'none'; right: number; gained: number; by_luck: number };
}
export interface Review {
  actions: ReviewedAction[];
  complete: boolean;
  cost: Record<Seat, number>;
  luck: Record<Seat, number>;
  result: Record<Seat, number>;
  adjusted: Record<Seat, number>;
  hiding?: Record<Seat, Foretold>;
  blocking?: Record<Seat, Foretold>;
  ms: number;
}
export interface Progress {
  partial: true;
  judged: number;
  of: number;
}

export interface Replay {
  game: GameName;
  options: Options;
  players: Record<Seat, string>;
  start: string;
  actions: string[];
  comments: string[];
  position: string;
  over: boolean;
  scores: Record<Seat, number>;
  winner: Seat | 'draw' | null;
}

// What the engine says when it refuses something, in the player's language.
export interface Refusal {
  code: string;
  field: string | null;
  message: string;
  column?: number;
  line?: number;
}
export class EngineError extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
  }
}
