// Devices of people who play at a server of a test: each with its own storage, engine, clock and connection,
// and hands that play whatever is allowed.
import { vi } from 'vitest';
import { digestOf } from '../../src/fairness/digest';
import { Connection } from '../../src/network/connection';
import type { Here } from '../../src/network/here';
import { RemoteTable, type ShowsGames } from '../../src/network/remote_table';
import { RoomClient } from '../../src/network/room.svelte';
import { memory, type Storage } from '../../src/network/storage';
import type { Wanted } from '../../src/network/types';
import type { State } from '../../src/table/calls';
import { FakeWorld, settle, until, type FakeServer } from './fake_server';
import { keeper } from './table';

// Every run of a test deals and rolls the same: secrets come from here, and from nothing else.
export function seedSecrets(): void {
  let drawn = 0;
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    const bytes = new Uint8Array(array!.buffer, array!.byteOffset, array!.byteLength);
    const digest = digestOf('secrets of a test', String(++drawn));
    bytes.forEach(
      (_, i) => (bytes[i] = parseInt(digest.slice((2 * i) % 64, ((2 * i) % 64) + 2), 16)),
    );
    return array;
  });
}

export interface Device {
  here: Here;
  world: FakeWorld;
  worker: ShowsGames;
}

export async function worker(): Promise<ShowsGames> {
  const target = (await keeper()) as unknown as Record<string, (...args: unknown[]) => unknown>;
  const call = async (method: string, ...args: unknown[]) =>
    structuredClone(await target[method]!.apply(target, [...args, () => {}]));
  return {
    call: call as ShowsGames['call'],
    follow: ((_: unknown, method: string, ...args: unknown[]) =>
      call(method, ...args)) as ShowsGames['follow'],
    speak: () => {},
    awake: () => {},
  };
}

// A device at a server; with the storage of another it is a second page of it.
export async function device(server: FakeServer, storage: Storage = memory()): Promise<Device> {
  const world = new FakeWorld(server);
  const engine = await worker();
  const here: Here = {
    connection: new Connection(world),
    storage: Promise.resolve(storage),
    engine,
    page: () => 'http://here/',
    located: Promise.resolve(),
    now: world.now,
    after: world.after,
    say: () => {},
    listen: () => () => {},
  };
  return { here, world, worker: await worker() };
}

export const wanted = (game: Wanted['game'], more: Partial<Wanted> = {}): Wanted => ({
  ...{ game, options: {}, clock: null, listed: false, spectators: true },
  chairs: [{ kind: 'me', name: 'Ada' }, { kind: 'open' }],
  ...more,
});

export interface Company {
  server: FakeServer;
  devices: Device[];
  rooms: RoomClient[];
}

// A room with everybody in it; the names are those of the chairs.
export async function together(server: FakeServer, wish: Wanted): Promise<Company> {
  const maker = await device(server);
  const made = await RoomClient.make(wish, maker.here);
  if (!made.ok) throw new Error(made.refused.code);
  const first = new RoomClient(made.room, maker.here);
  first.open();
  await settle();
  const company: Company = { server, devices: [maker], rooms: [first] };
  for (const { invite } of server.rooms.get(made.room)!.chairs) {
    if (!invite) continue;
    const guest = await device(server);
    const room = new RoomClient(made.room, guest.here);
    room.open();
    await settle();
    const sat = await room.sit(`Guest ${company.rooms.length}`, invite);
    if (!sat.ok) throw new Error(sat.refused.code);
    company.devices.push(guest);
    company.rooms.push(room);
  }
  await until(() =>
    company.rooms.every(({ seal, phase }) => phase === 'playing' || seal.state === 'misfit'),
  );
  return company;
}

// Plays at one seat, whatever is allowed, until the game is over or `enough` says so.
export async function playAlong(
  table: RemoteTable,
  pick: (actions: string[], state: State) => string = spread,
  enough: (state: State) => boolean = () => false,
): Promise<State> {
  const { room } = table;
  let state = await table.opened();
  while (!state.view.over && !enough(state)) {
    const { view } = state;
    const mover = view.seat ?? (view.board as { mover: string }).mover;
    if (mover !== room.mySeat) state = await table.call('decide');
    else if (view.turn === 'chance') state = await table.call('roll');
    else state = await table.call('play', pick(view.actions, state));
  }
  return state;
}

// Actions from all over the list of those allowed.
export const spread = (actions: string[], { view }: State): string =>
  actions[(view.ply * 7 + actions.length) % actions.length]!;
