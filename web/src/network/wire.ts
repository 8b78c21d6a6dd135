// The words of a room's log as types, and how a line of it is read: what is believed of an event is what
// its public bytes say, for these are what the running digest is made of.
import type { GameName, Options, Seat } from '../engine/protocol';
import type { Anchors, ClockRule, Hex, OfferKind } from './types';

export interface MadeChair {
  kind: 'person' | 'open' | 'computer';
  name?: string | null;
  level?: string | null;
  anchors?: Anchors | null;
}
interface Kinds {
  made: {
    room: string;
    game: GameName;
    options: Options;
    position?: string | null;
    chairs: MadeChair[];
    order: 'given' | 'drawn';
    clock: ClockRule;
    listed: boolean;
    spectators: boolean;
    anchor: Hex;
  };
  seated: { chair: number; name: string; anchors?: Anchors | null };
  left: { chair: number };
  sealed: { anchors: (Anchors | null)[] };
  linked: { chair: number; from: number; links: Hex[] };
  started: { server: Hex; order: number[]; seed: string; options: Options; start: string };
  acted: { chair: number; seat: Seat; actions: string[] };
  rolled: { k: number; seat: Seat; link: Hex | null; server: Hex; actions: string[] };
  committed: { chair: number; seat: Seat; animal: string; commitment: Hex };
  blocked: { seat: Seat; side: string };
  opened: { seat: Seat; side: string; nonce: Hex | null; actions: string[] };
  unopened: { seat: Seat };
  offered: { chair: number; offer: OfferKind; about?: number | null; level?: string };
  answered: { chair: number; to: number; yes: boolean };
  took_back: { ply: number };
  replaced: { about: number; level: string };
  reseated: { about: number; name: string; anchors?: Anchors | null };
  hinted: object;
  resigned: { seat: Seat; actions?: string[] };
  flagged: { seat: Seat; actions?: string[] };
  claimed: { seat: Seat; actions?: string[] };
  ended: { result: Seat | 'draw' | null; ended: string | null; reason: string | null };
  called_off: { chair: number | null };
  closed: { why: 'maker' | 'changed' | 'old' };
  resumed: { since: number };
  rematched: { next: string };
}
export type Kind = keyof Kinds;
export type EventOf<K extends Kind> = {
  version: number;
  kind: K;
  at: number; // milliseconds since 1970, by the server
  chair?: number | null; // whoever caused it
  id?: Hex;
  credit?: number; // what the sender's clock gets back for the trip
} & Kinds[K];
export type RoomEvent = { [K in Kind]: EventOf<K> }[Kind];

export interface Line {
  event: RoomEvent;
  bytes: string; // public ones
  digest: Hex;
}

const kDigest = ',"digest":"';

// The event of a line, or null if it is none. Inside of texts every quote is escaped, so the mark is
// found nowhere but where the public bytes end.
export function readLine(text: string): Line | null {
  const end = text.indexOf(kDigest);
  if (end < 0) return null;
  const bytes = `${text.slice(0, end)}}`;
  const digest = text.slice(end + kDigest.length, end + kDigest.length + 64);
  try {
    const event = JSON.parse(bytes) as RoomEvent;
    return Number.isInteger(event.version) && typeof event.kind === 'string'
      ? { event, bytes, digest }
      : null;
  } catch {
    return null;
  }
}

// The action that a roll is.
export const rollAction = ([a, b]: readonly [number, number]): string =>
  `roll ${Math.max(a, b)}${Math.min(a, b)}`;
