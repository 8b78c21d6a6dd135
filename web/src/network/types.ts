// What a page knows of a room and what it can do there, as plain values. The words of the wire are
// those of docs/network.md; how they travel and how they are checked is for the files beside this one.
import type { GameName, Options, Seat } from '../engine/protocol';

// --- what people choose when a room is made ---

export type ClockRule = { minutes: number; increment: number } | { days: number } | null;
export type WantedChair =
  { kind: 'me'; name: string } | { kind: 'open' } | { kind: 'computer'; level: string };
export interface Wanted {
  game: GameName;
  options: Options;
  position?: string;
  chairs: WantedChair[];
  order?: 'given' | 'drawn';
  clock: ClockRule;
  listed: boolean;
  spectators: boolean;
}

// --- what stands in a room ---

export type Hex = string; // lower-case digits
export interface Anchors {
  own: Hex;
  help: Hex;
}

export interface Chair {
  chair: number;
  kind: 'person' | 'open' | 'computer';
  name: string;
  level: string | null;
  seat: Seat | null; // once started
  anchors: boolean; // whether dice need its links, and cannot be loaded against it
  connected: boolean;
  away: number | null; // since when, on this device's clock; null while connected
  mine: boolean;
  renewed: boolean; // its person has lost it, and the others invite somebody to it
}

// Of every chair, in its order.
export interface Clock {
  left: number; // milliseconds, as they tick on this device
  runs: boolean;
}

export type OfferKind = 'draw' | 'take_back' | 'rematch' | 'replace' | 'reseat' | 'hints';
export interface Offer {
  version: number; // names it
  offer: OfferKind;
  by: number; // chair
  about: number | null; // chair
  mine: boolean; // I made it
  answered: boolean; // I have said yes already, or made it
}
// What the people who were asked have made of an offer. One that was overtaken by the game has none.
export interface Decided {
  version: number; // of the offer
  agreed: boolean;
  by: number[]; // chairs: all who agreed, or the one who did not
}

// Who has to do what before the game goes on.
export type Need =
  | 'chairs' // somebody has to take an open chair
  | 'links' // a device has to be there to hand over its links
  | 'decision'
  | 'roll'
  | 'block'
  | 'opening' // the mover's device has to open the hidden side
  | 'side'; // the key is lost: the blocker says which side it was
export interface Waiting {
  need: Need;
  chairs: number[];
  mine: boolean;
}

// An announced animal whose side nobody but the mover's device knows.
export interface Duel {
  mover: Seat;
  animal: string;
  blocked: string | null; // the side, once it is answered
  mine: boolean; // I am the mover
  unopened: boolean; // the mover has lost the key
}

// Whether everything that was said can be true. The first thing that does not fit names itself; after it
// this device hands over nothing any more.
export type MisfitKind =
  | 'digest' // an event's running digest
  | 'order' // an event twice under one number, or one left out
  | 'rewritten' // the log differs from what this device saw before
  | 'shorter' // the log ends before what this device saw of it
  | 'broken' // an event that cannot be read
  | 'server_anchor' // a link of the server that does not lead to its anchor
  | 'anchors' // sealed without my own anchors, or changed afterwards
  | 'link' // somebody's link that does not lead to their anchor
  | 'links_missing' // a draw before everybody's links were there
  | 'index' // a draw under a number that is not the next one
  | 'start' // seed, order or start that do not follow from draw 0
  | 'dice' // a roll that does not follow from its links
  | 'opening' // a hidden side that does not fit its commitment, or the block that was seen
  | 'action'; // something that the rules do not allow
export interface Misfit {
  kind: MisfitKind;
  version: number; // of the event
}
export type SealState =
  | { state: 'none' } // not sealed yet, or nobody has anchors
  | { state: 'ok'; draws: number; openings: number } // so many were checked
  | { state: 'misfit'; misfit: Misfit };

export interface Result {
  winner: Seat | 'draw' | null;
  ended: string | null; // as in records
  reason: string | null;
  calledOff: boolean;
  by: number | null; // the chair that left, where it was called off
  closed: 'maker' | 'changed' | 'old' | null;
}

// Somebody who has left the game before its end, otherwise than by its rules.
export type WentWhy = 'resigned' | 'flagged' | 'claimed';
export interface Went {
  chair: number;
  why: WentWhy;
}

export type Phase =
  | 'loading'
  | 'absent' // there is no such room, or it may not be seen
  | 'gathering' // chairs are open
  | 'sealing' // all are taken; the devices hand over their first links
  | 'playing'
  | 'over'
  | 'closed';

export type ConnectionState = 'connecting' | 'online' | 'offline';
export interface Connection {
  state: ConnectionState;
  since: number; // by Date.now()
  lag: number | null; // milliseconds to the server and back
}

// --- refusals ---

// Why something was not done. `code` has a sentence in words().network.refusals; `message` is what the
// server said, in the language of this page, where it said something more particular.
export interface Refused {
  code: string;
  field: string | null;
  message: string | null;
  retryAfter: number | null; // milliseconds
}
export type Outcome<T = object> = ({ ok: true } & T) | { ok: false; refused: Refused };

// A command that came too late, and what had happened meanwhile.
export interface Late {
  cmd: string;
  because: 'moved' | 'rolled' | 'taken_back' | 'ended' | 'answered' | 'other';
  by: number | null; // chair
}

export const kReactions = [
  'hello',
  'well_done',
  'laugh',
  'wow',
  'oops',
  'thinking',
  'hurry',
  'thanks',
] as const;
export type Reaction = (typeof kReactions)[number];
export interface Reacted {
  id: number;
  chair: number;
  reaction: Reaction;
}

// --- lists ---

// A room as lists show it.
export interface Listed {
  room: string;
  game: GameName;
  options: Options;
  chairs: { kind: 'person' | 'open' | 'computer'; name: string; level: string | null }[];
  clock: ClockRule;
  started: boolean;
  watchers: number;
}

// What came of a game for whoever has a seat there.
export type Came = 'won' | 'lost' | 'drawn' | 'calledOff';

// A room of this device.
export interface MyRoom {
  room: string;
  chair: number;
  game: GameName;
  options: Options;
  names: string[]; // by chair
  phase: Phase;
  myTurn: boolean;
  awaits: string[]; // names of the others for whom the game waits, where that is known
  left: number | null; // milliseconds that I have, while my clock runs and is known
  came: Came | null; // what came of it for me, where this device has seen it
  ended: number | null; // when that was, by Date.now()
  touched: number; // by Date.now()
  unreachable: boolean; // what is shown was true once
}

// How safely secrets are kept on this device.
export type Kept = 'database' | 'local' | 'memory'; // 'memory': closing this page loses the seat
