// Rooms as devices see them: whole games over a server of the test's own, broken connections, two pages of
// one seat, and servers that lie.
import { beforeEach, describe, expect, it } from 'vitest';
import type { GameName } from '../../src/engine/protocol';
import { digestOf } from '../../src/fairness/digest';
import { RemoteTable } from '../../src/network/remote_table';
import { RoomClient } from '../../src/network/room.svelte';
import { device, playAlong, seedSecrets, together, wanted, type Company } from './devices';
import { FakeServer, settle, until } from './fake_server';

beforeEach(seedSecrets);

const tables = ({ rooms, devices }: Company) =>
  rooms.map((room, i) => new RemoteTable(room, devices[i]!.worker));

describe('a room', () => {
  it('fills, is sealed and starts once every device has handed over its link', async () => {
    const { rooms } = await together(new FakeServer(), wanted('tokan'));
    for (const room of rooms) {
      expect(room.phase).toBe('playing');
      expect(room.seal).toEqual({ state: 'ok', draws: 1, openings: 0 });
      expect(room.chairs.map(({ name, anchors }) => [name, anchors])).toEqual([
        ['Ada', true],
        ['Guest 1', true],
      ]);
    }
    expect(rooms.map(({ mySeat }) => mySeat)).toEqual(['r', 'b']);
    expect(rooms[0]!.words).toHaveLength(4);
    expect(rooms[1]!.words).toEqual(rooms[0]!.words);
  });

  const games: [GameName, object, number][] = [
    ['tokan', {}, 2],
    ['two-paths', {}, 2],
    ['totem', { quiet_limit: '4' }, 2],
    ['totem', { seats: '3', quiet_limit: '4' }, 3],
  ];
  it.each(games)(
    'plays a whole game of %s %o to the end on every device',
    async (game, options, n) => {
      const chairs = Array.from({ length: n }, (_, i) =>
        i === 0 ? { kind: 'me' as const, name: 'Ada' } : { kind: 'open' as const },
      );
      const order = n === 3 ? { order: 'drawn' as const } : {};
      const company = await together(
        new FakeServer(),
        wanted(game, { options: { ...options }, chairs, ...order }),
      );
      const states = await Promise.all(tables(company).map((table) => playAlong(table)));
      await settle();
      const [first] = states;
      for (const [i, state] of states.entries()) {
        expect(state.view.over).toBe(true);
        expect(state.history).toEqual(first!.history);
        const room = company.rooms[i]!;
        expect(room.seal.state).toBe('ok');
        expect(room.phase).toBe('over');
        expect(room.result?.winner ?? null).toBe(state.view.winner);
      }
    },
  );
});

// A room of two in which everybody has a table, and what the first may play now.
async function begun(game: GameName, server = new FakeServer()) {
  const company = await together(server, wanted(game));
  const [first, second] = tables(company);
  const state = await first!.opened();
  await second!.opened();
  return { company, server, first: first!, second: second!, state };
}
const fakeOf = ({ server, rooms }: Company) => server.rooms.get(rooms[0]!.room)!;

// Who begins at Tokan is drawn.
async function mover(game: GameName, server = new FakeServer()) {
  const all = await begun(game, server);
  const at = all.company.rooms.findIndex(({ waiting }) => waiting?.mine);
  const [moves, waits] = at === 0 ? [all.first, all.second] : [all.second, all.first];
  return { ...all, moves, waits, action: all.state.view.actions[0]!, at };
}

describe('a connection', () => {
  it('sends a move again whose answer got lost, and the room takes it once', async () => {
    const { company, server, moves, at, action } = await mover('tokan');
    let lost = 0;
    server.losesAnswer = (answer) =>
      'version' in answer && !('subscribed' in answer) && lost++ === 0;
    const playing = moves.call('play', action);
    await settle();
    server.cut();
    await settle();
    expect(company.rooms[at]!.connection.state).toBe('offline');
    await company.devices[at]!.world.pass(1_000);
    expect((await playing).history).toEqual([action]);
    expect(company.rooms[at]!.connection.state).toBe('online');
    const acted = fakeOf(company).lines.filter((line) => line.includes('"kind":"acted"'));
    expect(acted).toHaveLength(1);
    expect(company.rooms[at]!.sending).toBe(false);
  });

  it('resumes with what was missed, without anything twice', async () => {
    const { company, server, moves, waits, at, action } = await mover('tokan');
    const away = 1 - at;
    server.loses = () => false;
    server.cut(true);
    await settle();
    server.up = true;
    await company.devices[at]!.world.pass(1_000);
    await moves.call('play', action);
    expect(company.rooms[away]!.connection.state).toBe('offline');
    const heard = waits.call('decide');
    await company.devices[away]!.world.pass(1_000);
    expect((await heard).history).toEqual([action]);
    const since = server.frames.filter(({ cmd }) => cmd === 'subscribe').at(-1)!['since'];
    expect(since).toBeGreaterThan(0);
    expect(company.rooms[away]!.seal.state).toBe('ok');
  });

  it('notices within seconds that nothing comes any more', async () => {
    const { company, server } = await begun('tokan');
    const [device] = company.devices;
    server.loses = () => true; // the network swallows everything, and says nothing
    await device!.world.pass(12_000);
    expect(company.rooms[0]!.connection.state).not.toBe('online');
    server.loses = () => false;
    await device!.world.pass(12_000);
    expect(company.rooms[0]!.connection.state).toBe('online');
  });

  it('subscribes again where the server could not answer for a moment', async () => {
    const { company, server, moves, waits, action } = await mover('tokan');
    let refused = 0;
    server.refuses = () => (refused++ < 2 ? 'unavailable' : null);
    server.cut();
    for (const { world } of company.devices) await world.pass(5_000);
    await until(() => company.rooms.every(({ connection }) => connection.state === 'online'));
    for (const { world } of company.devices) await world.pass(5_000);
    expect(refused).toBeGreaterThan(2);
    const heard = waits.call('decide');
    await moves.call('play', action);
    expect((await heard).history).toEqual([action]);
  });

  it('goes on over plain requests where sockets are blocked', async () => {
    const server = new FakeServer();
    const { company, moves, waits, at, action } = await mover('tokan', server);
    server.socketsBlocked = true;
    server.cut();
    for (const { world } of company.devices) await world.pass(8_000);
    expect(company.rooms.map(({ connection }) => connection.state)).toEqual(['online', 'online']);
    expect(company.devices.map(({ here }) => here.connection.way)).toEqual(['stream', 'stream']);
    const heard = waits.call('decide');
    expect((await moves.call('play', action)).history).toEqual([action]);
    expect((await heard).history).toEqual([action]);
    expect(company.rooms[1 - at]!.seal.state).toBe('ok');
  });
});

describe('two pages of one seat', () => {
  it('see the same game, and whoever comes too late is told why', async () => {
    const { company, server, moves, at, state } = await mover('tokan');
    const other = await device(server, await company.devices[at]!.here.storage);
    const room = new RoomClient(company.rooms[at]!.room, other.here);
    room.open();
    await until(() => room.myChair === at && room.phase === 'playing');
    const twin = new RemoteTable(room, other.worker);
    await twin.opened();
    const [one, two] = state.view.actions;
    const first = moves.call('play', one!);
    const second = twin.call('play', two!);
    await expect(second).rejects.toThrow('late');
    expect((await first).history).toEqual([one]);
    await until(() => room.story.facts.actions.length === 1);
    expect(room.late).toEqual({ cmd: 'act', because: 'moved', by: at });
  });

  it('open a hidden side, whichever of them is still there', async () => {
    const { company, server, first, second, state } = await begun('two-paths');
    // Lining up.
    await first.call('play', state.view.actions[0]!);
    await second.call('decide');
    const lined = second.call('play', state.view.actions[0]!);
    await first.call('decide');
    await lined;
    const announced = await first.call('play', 'Fe');
    expect(company.rooms.map(({ hidden }) => hidden)).toEqual(['e', null]);
    expect(announced.view.board).toMatchObject({ announced: 'F', hidden: null });
    company.rooms[0]!.shut();
    const other = await device(server, await company.devices[0]!.here.storage);
    const room = new RoomClient(company.rooms[0]!.room, other.here);
    room.open();
    await until(() => room.duel !== null && room.myChair === 0);
    await until(() => room.hidden === 'e'); // after a reload the key tells it again
    await second.call('decide');
    const blocked = await second.call('play', 'w');
    expect(blocked.history.slice(-2)).toEqual(['Fe', 'w']);
    expect(company.rooms[1]!.seal).toMatchObject({ state: 'ok', openings: 1 });
    expect(room.hidden).toBeNull();
  });
});

describe('a hidden side', () => {
  it('leaves the device in nothing but a commitment before it is answered', async () => {
    const heard = async (side: string) => {
      const { company, server, first, second, state } = await begun('two-paths');
      await first.call('play', state.view.actions[0]!);
      await second.call('decide');
      const lined = second.call('play', state.view.actions[0]!);
      await first.call('decide');
      await lined;
      const shown = second.call('decide');
      const own = await first.call('play', `F${side}`);
      const frame = server.frames.at(-1)!;
      expect(company.rooms.map(({ hidden }) => hidden)).toEqual([side, null]);
      const kept = await (await company.devices[0]!.here.storage).all('seats');
      expect(JSON.stringify(kept)).not.toMatch(/"(side|hidden)"/);
      return { frame, own: own.view, shown: (await shown).view, duel: company.rooms[1]!.duel };
    };
    const [west, east] = [await heard('w'), await heard('e')];
    for (const { frame } of [west, east])
      expect(Object.keys(frame).sort()).toEqual([
        'animal',
        'cmd',
        'commitment',
        'id',
        'language',
        'room',
        'token',
        'version',
      ]);
    expect(east.own).toEqual(west.own);
    expect(east.shown).toEqual(west.shown);
    expect(east.duel).toEqual({
      mover: 's',
      animal: 'F',
      blocked: null,
      unopened: false,
      mine: false,
    });
  });
});

describe('a server that lies', () => {
  type Event = Record<string, unknown>;
  // What the devices say of a game in which one event was changed, and what they still handed over.
  async function caught(game: GameName, kind: string, change: (event: Event) => Event) {
    const server = new FakeServer();
    const company = await together(
      server,
      wanted(game, { options: game === 'totem' ? { quiet_limit: '4' } : {} }),
    );
    const fake = fakeOf(company);
    fake.lie = (event) => (event['kind'] === kind ? change(event) : event);
    const over = Promise.all(tables(company).map((table) => playAlong(table))).catch(() => {});
    await Promise.race([
      over,
      until(() => company.rooms.every(({ seal }) => seal.state === 'misfit')),
    ]);
    await settle();
    const frames = server.frames.length;
    for (const { world } of company.devices) await world.pass(20_000);
    const after = server.frames.slice(frames).map(({ cmd }) => cmd);
    const seals = company.rooms.map(({ seal }) =>
      seal.state === 'misfit' ? seal.misfit.kind : seal.state,
    );
    return { seals, after };
  }

  it.each([
    [
      'totem',
      'rolled',
      'dice',
      (event: Event) => ({
        ...event,
        actions: [event['actions']![0 as never] === 'roll 66' ? 'roll 65' : 'roll 66'],
      }),
    ],
    ['totem', 'rolled', 'server_anchor', (event: Event) => ({ ...event, server: '0'.repeat(64) })],
    ['totem', 'rolled', 'index', (event: Event) => ({ ...event, k: (event['k'] as number) + 1 })],
    ['totem', 'rolled', 'link', (event: Event) => ({ ...event, link: '1'.repeat(64) })],
    [
      'two-paths',
      'opened',
      'opening',
      (event: Event) => {
        const side = event['side'] === 'w' ? 'e' : 'w';
        const [mine, block] = event['actions'] as string[];
        return { ...event, side, actions: [`${mine![0]}${side}`, block] };
      },
    ],
    ['tokan', 'acted', 'action', (event: Event) => ({ ...event, actions: ['a1a1'] })],
  ] as const)(
    'about %s, %s, is found out by %s, and hears no more secrets',
    async (game, kind, misfit, change) => {
      const { seals, after } = await caught(game, kind, change);
      expect(seals).toEqual([misfit, misfit]);
      expect(after.filter((cmd) => cmd === 'links' || cmd === 'open' || cmd === 'roll')).toEqual(
        [],
      );
    },
  );

  it('about the past is found out by whoever was there', async () => {
    const { company, server, moves, at, action } = await mover('tokan');
    await moves.call('play', action);
    await settle();
    company.rooms[at]!.shut();
    const fake = fakeOf(company);
    // Another story of the same length, with digests that fit it.
    const events = fake.lines.map((line) => JSON.parse(line) as Event);
    fake.lines.length = 0;
    Object.assign(fake, { digest: digestOf('menagerie room', fake.id) });
    for (const { version: _, at: __, digest: ___, room: ____, ...event } of events)
      fake.append(event['kind'] === 'made' ? { ...event, room: fake.id, listed: true } : event);
    const again = await device(server, await company.devices[at]!.here.storage);
    const room = new RoomClient(company.rooms[at]!.room, again.here);
    room.open();
    await until(() => room.seal.state === 'misfit');
    expect(room.seal).toMatchObject({ misfit: { kind: 'rewritten' } });
  });

  it('about how much has happened is found out when the connection is back', async () => {
    const { company, server, moves, action } = await mover('tokan');
    await moves.call('play', action);
    await settle();
    fakeOf(company).lines.length -= 1;
    server.cut();
    for (const { world } of company.devices) await world.pass(5_000);
    await until(() => company.rooms.every(({ seal }) => seal.state === 'misfit'));
    for (const { seal } of company.rooms)
      expect(seal).toMatchObject({ misfit: { kind: 'shorter' } });
  });

  it('about my anchors gets none of my links', async () => {
    const server = new FakeServer();
    const maker = await device(server);
    const made = await RoomClient.make(wanted('tokan'), maker.here);
    const id = (made as { room: string }).room;
    const fake = server.rooms.get(id)!;
    const room = new RoomClient(id, maker.here);
    room.open();
    await until(() => room.myChair === 0);
    // Somebody else's anchors stand in my place when it is sealed.
    const strange = { own: digestOf('own'), help: digestOf('help') };
    fake.chairs[0]!.anchors = strange;
    const guest = await device(server);
    const other = new RoomClient(id, guest.here);
    await other.sit('Guest', fake.chairs[1]!.invite);
    await until(() => room.seal.state === 'misfit');
    expect(room.seal).toMatchObject({ misfit: { kind: 'anchors' } });
    expect(server.frames.filter(({ cmd }) => cmd === 'links')).toEqual([]);
  });
});
