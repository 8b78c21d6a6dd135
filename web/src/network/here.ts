// What rooms need of this page: its one connection, the storage and the engine of this device, and the
// other pages of this browser. Tests hand in their own.
import { table } from '../table/client';
import { language } from '../words/words.svelte';
import { Connection, type World } from './connection';
import { openStorage, type Storage } from './storage';
import type { Asks } from './story';

export interface Here {
  connection: Connection;
  storage: Promise<Storage>;
  engine: Asks;
  page(): string; // the address of the pages, without what stands behind the '#'
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

function made(): Here {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('menagerie.rooms') : null;
  const hears = new Set<(room: string) => void>();
  if (channel)
    channel.onmessage = ({ data }: MessageEvent<string>) => hears.forEach((hear) => hear(data));
  return {
    connection: wired(new Connection(world())),
    storage: openStorage(),
    engine: table,
    page: () => location.href.replace(/#.*$/, ''),
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
