// Rooms as devices see them: whole games over a server of the test's own, broken connections, two pages of
// one seat, and servers that lie.
import { describe, expect, it } from 'vitest';
import type { GameName } from '../../src/engine/protocol';
import { RemoteTable } from '../../src/network/remote_table';
import { playAlong, together, wanted, type Company } from './devices';
import { FakeServer, settle } from './fake_server';

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
    ['totem', { quiet_limit: '12' }, 2],
    ['totem', { seats: '3', quiet_limit: '12' }, 3],
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
