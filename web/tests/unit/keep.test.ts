import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { all, find, keep, keepOn, remove, type Kept } from '../../src/keep/keep';
import { packed, unpacked } from '../../src/keep/link';

const game = (id: string, touched: number): Kept => ({
  ...{ id, game: 'tokan', options: {}, seats: {}, record: '', seals: [], plies: 1 },
  ...{ over: false, winner: null, resigned: null, begun: 0, touched },
});

describe('the shelf', () => {
  it('keeps games, the latest first, until they are removed', async () => {
    await keep(game('old', 1));
    await keep(game('new', 2));
    expect((await all()).map(({ id }) => id)).toEqual(['new', 'old']);
    await remove('new');
    expect(await find('new')).toBeUndefined();
    expect((await find('old'))?.touched).toBe(1);
  });
});

describe('a game that goes on', () => {
  const moved = (base: Kept, record: string, over = false): Kept => ({ ...base, record, over });

  it('stays one game as long as nobody else goes on with it', async () => {
    const first = await keepOn(game('alone', 1), null);
    const second = await keepOn(moved(first, 'a'), first);
    expect(second.id).toBe('alone');
    expect((await find('alone'))?.record).toBe('a');
  });

  it.each([
    ['goes on', 'a b', false],
    ['ends', 'a', true],
  ])('becomes a game of its own where another page %s with it', async (_, record, over) => {
    const here = await keepOn(moved(game('shared', 1), 'a'), (await find('shared')) ?? null);
    const there = await keepOn(moved(here, record, over), here);
    const later = await keepOn(moved(here, 'a c'), here);
    expect(later.id).not.toBe('shared');
    expect(await find('shared')).toEqual(there);
    expect((await find(later.id))?.record).toBe('a c');
    await remove('shared');
  });
});

describe('a link', () => {
  it('holds a whole record', async () => {
    const record = '[Game "tokan"]\n\nb2d2 b3a3 – Löwe\n'.repeat(40);
    const link = await packed(record);
    expect(link).toMatch(/^[\w-]+$/);
    expect(link.length).toBeLessThan(record.length / 4);
    expect(await unpacked(link)).toBe(record);
  });

  it.each(['', '!', 'AAAA', 'not a game', 'a'.repeat(300_000)])(
    'is refused when it is damaged (%#)',
    async (text) => {
      await expect(unpacked(text)).rejects.toThrow();
    },
  );
});
