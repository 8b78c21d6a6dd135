// What a device keeps of its rooms: seats with their secrets, and commands that nobody has acknowledged
// yet. In the browser's database, where there is none in its local storage, and at last in
// memory: then closing the page loses the seat, and the page says so.
import { openDB, type IDBPDatabase } from 'idb';
import type { Kept } from './types';

export const kStores = ['seats', 'outbox'] as const;
export type StoreName = (typeof kStores)[number];

export interface Storage {
  readonly kept: Kept;
  get<T>(store: StoreName, key: string): Promise<T | undefined>;
  all<T>(store: StoreName): Promise<T[]>;
  // Resolves once it is kept.
  put(store: StoreName, key: string, value: unknown): Promise<void>;
  remove(store: StoreName, key: string): Promise<void>;
}

class Database implements Storage {
  readonly kept = 'database';
  constructor(private readonly db: IDBPDatabase) {}

  get<T>(store: StoreName, key: string): Promise<T | undefined> {
    return this.db.get(store, key) as Promise<T | undefined>;
  }
  all<T>(store: StoreName): Promise<T[]> {
    return this.db.getAll(store) as Promise<T[]>;
  }
  async put(store: StoreName, key: string, value: unknown): Promise<void> {
    // A seat that is lost cannot be made again: it has to be on the disk.
    const writing = this.db.transaction(store, 'readwrite', { durability: 'strict' });
    await Promise.all([writing.store.put(value, key), writing.done]);
  }
  remove(store: StoreName, key: string): Promise<void> {
    return this.db.delete(store, key);
  }
}

// The browser's local storage, and what has its form.
class Texts implements Storage {
  constructor(
    readonly kept: Kept,
    private readonly texts: Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>,
    private readonly keys: () => string[],
  ) {}

  async get<T>(store: StoreName, key: string): Promise<T | undefined> {
    const text = this.texts.getItem(place(store, key));
    return text === null ? undefined : (JSON.parse(text) as T);
  }
  async all<T>(store: StoreName): Promise<T[]> {
    const mine = this.keys().filter((key) => key.startsWith(place(store, '')));
    return mine.map((key) => JSON.parse(this.texts.getItem(key)!) as T);
  }
  async put(store: StoreName, key: string, value: unknown): Promise<void> {
    this.texts.setItem(place(store, key), JSON.stringify(value));
  }
  async remove(store: StoreName, key: string): Promise<void> {
    this.texts.removeItem(place(store, key));
  }
}

const place = (store: StoreName, key: string) => `menagerie.rooms.${store}.${key}`;

export function memory(): Storage {
  const texts = new Map<string, string>();
  const like = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  };
  return new Texts('memory', like, () => [...texts.keys()]);
}

function local(): Storage {
  localStorage.setItem(place('seats', ''), '');
  localStorage.removeItem(place('seats', ''));
  return new Texts('local', localStorage, () => Object.keys(localStorage));
}

async function database(): Promise<Storage> {
  const db = await openDB('menagerie.rooms', 1, {
    upgrade: (made) => kStores.forEach((store) => made.createObjectStore(store)),
  });
  return new Database(db);
}

// The safest place that this browser has.
export async function openStorage(): Promise<Storage> {
  return database()
    .catch(local)
    .catch(() => memory());
}
