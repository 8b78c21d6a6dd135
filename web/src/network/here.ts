// What rooms need of this page: its one connection, the storage and the engine of this device, and the
// other pages of this browser. Tests hand in their own.
import { table } from '../table/client';
import { language } from '../words/words.svelte';
import { Connection, type World } from './connection';
import { onlyHere } from './links';
import { openStorage, type Storage } from './storage';
import type { Asks } from './story';

export interface Here {
  connection: Connection;
  storage: Promise<Storage>;
  engine: Asks;
  // The address of the pages as others reach them, without what stands behind the '#'; final once `located`.
  page(): string;
  located: Promise<void>;
  now(): number;
  after(ms: number, then: () => void): () => void; // gives what calls it off
  // Tells the other pages that something about a room's seat has changed here.
  say(room: string): void;
  listen(hear: (room: string) => void): () => void;
}

const after = (ms: number, then: () => void) => {
  const timer = setTimeout(then, ms);
  return () => clearTimeout(timer);
};

function world(): World {
  const at = (path: string) => new URL(path, document.baseURI);
  return {
    socket: () => new WebSocket(at('api/socket').href.replace(/^http/, 'ws')),
    fetch: (path, init = {}) =>
      fetch(at(path), {
        ...init,
        headers: { 'Accept-Language': language(), ...(init.headers as Record<string, string>) },
      }),
    now: () => Date.now(),
    random: () => Math.random(),
    after,
    hidden: () => document.visibilityState === 'hidden',
    language,
  };
}

function wired(connection: Connection): Connection {
  const wake = () => connection.wake();
  addEventListener('online', wake);
  addEventListener('pageshow', wake);
  addEventListener('focus', wake);
  addEventListener('offline', () => connection.offline());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') wake();
  });
  return connection;
}

const kPatience = 2_000; // milliseconds

// The server's own computer has names that no other device can use: there the server is asked for the
// address by which the home network reaches it, if that was let in.
async function lanAddress(): Promise<string | null> {
  const answer = await fetch(new URL('api/address', document.baseURI), {
    signal: AbortSignal.timeout(kPatience),
  });
  const { address } = (await answer.json()) as { address?: unknown };
  return typeof address === 'string' ? address : null;
}

function made(): Here {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('menagerie.rooms') : null;
  const hears = new Set<(room: string) => void>();
  if (channel)
    channel.onmessage = ({ data }: MessageEvent<string>) => hears.forEach((hear) => hear(data));
  let page = location.href.replace(/#.*$/, '');
  const locate = async () => {
    if (onlyHere(page)) page = (await lanAddress()) ?? page;
  };
  return {
    connection: wired(new Connection(world())),
    storage: openStorage(),
    engine: table,
    page: () => page,
    located: locate().catch(() => {}), // then links lead to this computer alone, and say so
    now: () => Date.now(),
    after,
    say: (room) => channel?.postMessage(room),
    listen: (hear) => {
      hears.add(hear);
      return () => hears.delete(hear);
    },
  };
}

let page: Here | undefined;
export const here = (): Here => (page ??= made());
