import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Kept } from '../../src/keep/keep';

const game = (id: string): Kept => ({
  ...{ id, game: 'tokan', options: {}, seats: {}, record: id, seals: [], plies: 1 },
  ...{ over: false, winner: null, resigned: null, begun: 0, touched: 0 },
});
// A visit of its own: what a page remembers is forgotten.
beforeEach(() => void vi.resetModules());
afterEach(() => void vi.unstubAllGlobals());
const visit = () => import('../../src/keep/keep');
const browser = (storage: object | undefined) => vi.stubGlobal('navigator', { storage });

it('asks the browser to let games last with the first that is kept, and once', async () => {
  const persist = vi.fn(async () => true);
  browser({ persist, persisted: async () => false });
  const { all, keep, keepOn } = await visit();
  await all();
  expect(persist).not.toHaveBeenCalled();
  await keepOn(game('a'), null);
  await vi.waitFor(() => expect(persist).toHaveBeenCalledTimes(1));
  await keep(game('b'));
  await keepOn(game('c'), null);
  expect(persist).toHaveBeenCalledTimes(1);
});

it('asks for nothing that it has', async () => {
  const persist = vi.fn();
  const persisted = vi.fn(async () => true);
  browser({ persist, persisted });
  await (await visit()).keep(game('a'));
  await vi.waitFor(() => expect(persisted).toHaveBeenCalled());
  expect(persist).not.toHaveBeenCalled();
});

it.each<[string, object | undefined]>([
  ['cannot be asked', undefined],
  ['knows only part of it', {}],
  ['refuses', { persisted: () => Promise.reject(new Error('no')) }],
  [
    'fails',
    {
      persisted: () => {
        throw new Error('no');
      },
    },
  ],
  ['never answers', { persisted: () => new Promise(() => {}) }],
])('keeps games where the browser %s', async (_, storage) => {
  browser(storage);
  const { find, keep } = await visit();
  await keep(game('a'));
  expect((await find('a'))?.record).toBe('a');
});
