// The games on this device: running and finished ones, in the browser's own database. A game is kept
// as its record, which is public by nature, and who sits where.
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { GameName, Options, Seat } from '../engine/protocol';
import type { Seal, Seats } from '../table/calls';
import { hex } from '../table/hex';
import { askToLast } from './lasting';

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
  ended?: string; // how, if the record does not tell it
  reviewed?: string; // the step of another game on the shelf that is tried again here
  begun: number;
  touched: number;
}
// As games were kept when records did not tell who had given up.
type Stored = Kept & { resigned?: Seat | null };

function read({ resigned, ...kept }: Stored): Kept {
  return resigned ? { ...kept, ended: `resigned ${resigned}` } : kept;
}

interface Shelf extends DBSchema {
  games: { key: string; value: Stored; indexes: { touched: number } };
}

let shelf: Promise<IDBPDatabase<Shelf>> | undefined;
async function opened(): Promise<IDBPDatabase<Shelf>> {
  shelf ??= openDB<Shelf>('menagerie', 1, {
    upgrade(db) {
      db.createObjectStore('games', { keyPath: 'id' }).createIndex('touched', 'touched');
    },
    terminated: () => (shelf = undefined),
  });
  try {
    return await shelf;
  } catch (error) {
    shelf = undefined; // it may be had next time
    throw error;
  }
}

export const newId = () => hex(crypto.getRandomValues(new Uint8Array(12)));

export async function keep(game: Kept): Promise<void> {
  await (await opened()).put('games', game);
  void askToLast();
}
// Keeps the next step of a game that was `known` to stand as it does on the shelf. If it does not, for
// another open page has gone on with it, that game stays as it is, and this one becomes a game of its
// own. Gives what was kept.
export async function keepOn(game: Kept, known: Kept | null): Promise<Kept> {
  const { store: games, done } = (await opened()).transaction('games', 'readwrite');
  const there = await games.get(game.id);
  const moved = there && (there.record !== known?.record || there.over !== known.over);
  const kept = moved ? { ...game, id: newId() } : game;
  await Promise.all([games.put(kept), done]);
  void askToLast();
  return kept;
}
export async function find(id: string): Promise<Kept | undefined> {
  const stored = await (await opened()).get('games', id);
  return stored && read(stored);
}
// All games, the latest first.
export async function all(): Promise<Kept[]> {
  return (await (await opened()).getAllFromIndex('games', 'touched')).map(read).reverse();
}
export async function remove(id: string): Promise<void> {
  await (await opened()).delete('games', id);
}
