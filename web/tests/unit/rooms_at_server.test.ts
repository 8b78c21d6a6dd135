// Devices at the real server of rooms: `menagerie serve`, over plain requests and streams, which is the way
// they take where sockets are blocked (stories in the browser go over sockets). Whole games of each kind are
// played, and everything that the server says is checked. Needs the release build.
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GameName } from '../../src/engine/protocol';
import { Connection } from '../../src/network/connection';
import type { Here } from '../../src/network/here';
import { RemoteTable } from '../../src/network/remote_table';
import { RoomClient } from '../../src/network/room.svelte';
import { memory } from '../../src/network/storage';
import type { WantedChair } from '../../src/network/types';
import { playAlong, wanted, worker } from './devices';
import { until } from './fake_server';

const program =
  process.env['MENAGERIE'] ??
  fileURLToPath(new URL('../../../build/release/menagerie', import.meta.url));

let server: ChildProcess;
let address = '';
const folder = mkdtempSync(join(tmpdir(), 'menagerie-rooms-'));

async function device(): Promise<Here> {
  const after = (ms: number, then: () => void) => {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  };
  const world = {
    socket: () => {
      throw new Error('blocked');
    },
    fetch: (path: string, init?: RequestInit) => fetch(`${address}/${path}`, init),
    now: () => Date.now(),
    random: () => 0,
    after,
    hidden: () => false,
    language: () => 'en',
  };
  return {
    connection: new Connection(world),
    storage: Promise.resolve(memory()),
    engine: await worker(),
    page: () => `${address}/`,
    located: Promise.resolve(),
    now: world.now,
    after,
    say: () => {},
    listen: () => () => {},
  };
}

describe.runIf(existsSync(program))('a room at the real server', () => {
  beforeAll(async () => {
    writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Menagerie</title>');
    const store = join(folder, 'rooms.db');
    server = spawn(program, [
      'serve',
      '--folder',
      folder,
      '--listen',
      '127.0.0.1:0',
      '--store',
      store,
    ]);
    address = await new Promise<string>((resolve, reject) => {
      let said = '';
      const hear = (text: Buffer) => {
        said += text.toString();
        const found = /http:\/\/[^\s/]+/.exec(said);
        if (found) resolve(found[0]);
      };
      server.stdout!.on('data', hear);
      server.stderr!.on('data', hear);
      server.on('exit', () => reject(new Error(said)));
    });
  });
  afterAll(async () => {
    const ended = new Promise((done) => server.on('exit', done));
    server.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true });
  });

  const me: WantedChair = { kind: 'me', name: 'Ada' };
  const open: WantedChair = { kind: 'open' };
  const computer: WantedChair = { kind: 'computer', level: '1' };
  const games: [string, GameName, Record<string, string>, WantedChair[]][] = [
    ['Tokan', 'tokan', {}, [me, open]],
    ['Two Paths', 'two-paths', {}, [me, open]],
    ['Totem', 'totem', { quiet_limit: '4' }, [me, open]],
    ['Totem with a computer', 'totem', { quiet_limit: '3' }, [open, computer, me]],
    ['Two Paths with a computer', 'two-paths', {}, [me, computer]],
  ];

  it.each(games)('plays %s to the end', async (_, game, options, chairs) => {
    const maker = await device();
    const order = chairs.length > 2 ? 'drawn' : 'given';
    const clock = { minutes: 10, increment: 5 };
    const made = await RoomClient.make(wanted(game, { options, chairs, order, clock }), maker);
    expect(made).toMatchObject({ ok: true });
    const id = (made as { room: string }).room;
    const rooms = [new RoomClient(id, maker)];
    rooms[0]!.open();
    await until(() => rooms[0]!.phase !== 'loading');
    for (const { link } of rooms[0]!.invites) {
      const guest = new RoomClient(id, await device());
      guest.open();
      const invite = link.split('/').at(-1)!;
      expect(await guest.sit('Guest', invite)).toEqual({ ok: true });
      rooms.push(guest);
    }
    await until(() => rooms.every(({ phase }) => phase === 'playing'));
    const states = await Promise.all(
      rooms.map(async (room) => playAlong(new RemoteTable(room, await worker()))),
    );
    await until(() => rooms.every(({ phase }) => phase === 'over'));
    for (const [i, room] of rooms.entries()) {
      expect(states[i]!.history).toEqual(states[0]!.history);
      expect(room.seal.state).toBe('ok');
      expect(room.words).toEqual(rooms[0]!.words);
      expect(room.result?.winner).toBe(states[i]!.view.winner);
      expect(room.clocks).toHaveLength(chairs.length);
      room.shut();
    }
    expect(await rooms[0]!.record()).toContain(id);
  });
});
