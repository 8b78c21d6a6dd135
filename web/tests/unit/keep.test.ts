import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { all, find, keep, remove, type Kept } from '../../src/keep/keep';
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
