// The games on this device: running and finished ones, in the browser's own database. A game is kept
// as its record, which is public by nature, and who sits where.
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { GameName, Options, Seat } from '../engine/protocol';
import type { Seal, Seats } from '../table/calls';
import { hex } from '../table/hex';

export interface Kept {
  id: string;
  game: GameName;
  options: Options;
  seats: Seats;
  record: string;
  seals: Seal[];
  plies: number;
  over: boolean;
  winner: Seat | 'draw' | null;
  resigned: Seat | null;
  begun: number;
  touched: number;
}

interface Shelf extends DBSchema {
  games: { key: string; value: Kept; indexes: { touched: number } };
}

let shelf: Promise<IDBPDatabase<Shelf>> | undefined;
const opened = () =>
  (shelf ??= openDB<Shelf>('menagerie', 1, {
    upgrade(db) {
      db.createObjectStore('games', { keyPath: 'id' }).createIndex('touched', 'touched');
    },
  }));

export const newId = () => hex(crypto.getRandomValues(new Uint8Array(12)));

export async function keep(game: Kept): Promise<void> {
  await (await opened()).put('games', game);
}
export async function find(id: string): Promise<Kept | undefined> {
  return (await opened()).get('games', id);
}
// All games, the latest first.
export async function all(): Promise<Kept[]> {
  return (await (await opened()).getAllFromIndex('games', 'touched')).reverse();
}
export async function remove(id: string): Promise<void> {
  await (await opened()).delete('games', id);
}
