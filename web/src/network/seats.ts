// The seats of this device: for every room the secrets of its chair, how far its log was seen, and what
// lists show of it.
import type { GameName, Options } from '../engine/protocol';
import type { Mark } from './log';
import { isSecret } from './links';
import type { Storage } from './storage';
import type { Tally } from './tally';
import type { Came, Hex, Phase } from './types';

export interface Seated {
  room: string;
  token: Hex;
  key: Hex;
  chair: number | null; // null until the server has said it
  name: string;
  invites: (Hex | null)[]; // by chair, on the maker's device
  mark: Mark | null;
  next: { token: Hex; key: Hex } | null; // for a rematch that was agreed to
  before?: Tally; // of the games that this one is a rematch of
  made: number;
  touched: number;
  seen: Glimpse | null;
}
// As it was when this device looked last.
export interface Glimpse {
  game: GameName;
  options: Options;
  names: string[];
  phase: Phase;
  myTurn: boolean;
  came?: Came | null; // missing where an older version of these pages has looked
  ended?: number; // when the game was over, or when this device came to know it
}

export const newSeat = (room: string, secrets: { token: Hex; key: Hex }, name: string): Seated => ({
  ...{ room, ...secrets, name, chair: null, invites: [], mark: null, next: null, seen: null },
  ...{ made: Date.now(), touched: Date.now() },
});

export async function seatIn(storage: Storage, room: string): Promise<Seated | null> {
  const seat = await storage.get<Seated>('seats', room);
  return seat && isSecret(seat.token) && isSecret(seat.key) ? seat : null;
}
export const keepSeat = (storage: Storage, seat: Seated): Promise<void> =>
  storage.put('seats', seat.room, seat);
export const forgetSeat = (storage: Storage, room: string): Promise<void> =>
  storage.remove('seats', room);
// The latest first.
export async function allSeats(storage: Storage): Promise<Seated[]> {
  return (await storage.all<Seated>('seats')).sort((a, b) => b.touched - a.touched);
}
