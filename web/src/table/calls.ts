// What a page and its table worker say to each other. The page never holds a position of a running
// game with a hidden choice in it: the worker keeps the game, and sends what may be seen.
import type {
  Analysis,
  GameInfo,
  GameName,
  Move,
  Options,
  Order,
  Progress,
  Refusal,
  Replay,
  Review,
  Seat,
  Started,
  View,
} from '../engine/protocol';
import type { Verdict } from '../fairness/verify';

// Who sits there: a person, or the computer, as one of the game's levels or special opponents.
// A person in a game from elsewhere is not the one at this device.
export type Who = (
  { person: true; name?: string; elsewhere?: true } | { person: false; level: string }
) & {
  figure?: Seat; // whose figure it plays with, where players choose one
};
export type Seats = Record<Seat, Who>;

export interface Opening {
  game: GameName;
  options: Options;
  seats: Seats;
  seed?: string;
  start?: string; // a given position instead of a drawn one
  actions?: string[]; // a game to be played on
  ended?: string; // or that was ended otherwise than by its rules
  retry?: Retry;
  elsewhere?: true; // the computer's seats are thought for elsewhere
}

// A step of a game that was looked back at and is tried again.
export interface Retry {
  step: string; // where it is looked back at: the game's id on the shelf and the step
  ply: number;
  played: string;
  worth: Record<string, number>; // the chance to win of whoever chooses, by action, as far as it is known
}

// A hidden choice of the computer, fixed before the person answers: `digest` is the SHA-256 of
// `text`, which stays in the worker until the choice is public.
export interface Seal {
  ply: number;
  digest: string;
  text?: string;
}

// How a game stands, for whoever follows its actions without showing it.
export interface Standing {
  position: string;
  turn: View['turn'];
  seat: Seat | null;
  mover: Seat | null; // whose turn it is, before a roll too
  dice: boolean | null; // whether they have been rolled for this turn; null in games without
  rolls: Seat | null; // who rolls next if nobody leaves the game
  out: Seat[];
}

// All that a page knows of its game.
export interface State {
  view: View;
  history: string[]; // the public actions
  by: (Seat | null)[]; // for every public action, who did it; null for chance
  deeds: Move[]; // every public action, taken apart
  start: string;
  options: Options;
  seats: Seats;
  record: string; // the public game, as text
  seals: Seal[];
  takeBack: number | null; // the ply that "take back" leads to, if there is one
}

export interface Calls {
  games(): GameInfo[];
  open(opening: Opening): State;
  // `endedSince` ends a game that the record tells as a running one.
  openRecord(record: string, seats?: Seats, endedSince?: string): State;
  play(action: string): State;
  roll(): State;
  // The computer on turn decides. Earlier games feed an opponent who learns.
  decide(earlier?: { records: string[]; seats: Seat[] }): State;
  takeBack(): State;
  // Ends the game otherwise than by its rules ("resigned r"); of three or more seats one leaves.
  end(how: string): State;
  // Rolls for the order of seats, in a game where that is done.
  order(game: GameName, players: number): Order;
  // What the same players start their next game from.
  rematch(): Opening;
  // The game as it stood after so many public actions.
  viewAt(ply: number): View;
  // What a line from there does after so many public actions, taken apart.
  foresee(ply: number, actions: string[]): Move[];
  // Why each of these actions cannot be taken after so many public actions, or now (null); null for an
  // action that can.
  whyNot(actions: string[], ply: number | null): (Refusal | null)[];
  // How a game stands after each of these lists of actions, one after the other, whatever game the table
  // holds; as far as they are allowed.
  standings(game: GameName, options: Options, position: string, lists: string[][]): Standing[];
  // The ply that is left where this seat takes back its last decision, or null where it has to stand.
  takesBack(
    game: GameName,
    options: Options,
    start: string,
    actions: string[],
    seat: Seat,
  ): number | null;
  // The start that a seed leads to.
  startOf(game: GameName, options: Options, seed: string): Started;
  hint(): Analysis;
  analyse(ply: number, ms: number): Analysis;
  review(): Review;
  stop(): void;
  replay(record: string): Replay;
  // Whether the record of a room proves itself.
  verify(record: string): Verdict;
  // How the game of a record stands, whatever game the table holds.
  glance(record: string): View;
  language(code: string): void;
}

export type Method = keyof Calls;
export interface Call {
  call: number;
  method: Method;
  args: unknown[];
}
export type Reply =
  | { call: number; result: unknown }
  | { call: number; partial: Analysis | Progress }
  | { call: number; refused: Refusal }
  | { call: number; stopped: true }
  | { call: number; failed: string };
