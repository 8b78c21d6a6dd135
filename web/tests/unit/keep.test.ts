import 'fake-indexeddb/auto';
import { deflateRawSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { all, find, keep, keepOn, remove, type Kept } from '../../src/keep/keep';
import { packed, TooLong, unpacked } from '../../src/keep/link';

const game = (id: string, touched: number): Kept => ({
  ...{ id, game: 'tokan', options: {}, seats: {}, record: '', seals: [], plies: 1 },
  ...{ over: false, winner: null, begun: 0, touched },
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

describe('a game that was kept before records told who gave up', () => {
  it('is read with that', async () => {
    await keep({ ...game('given up', 3), over: true, resigned: 'r' } as Kept);
    await keep({ ...game('running', 4), resigned: null } as Kept);
    expect((await find('given up'))?.ended).toBe('resigned r');
    expect(await find('running')).toEqual(game('running', 4));
    expect((await all()).map(({ ended }) => ended)).toContain('resigned r');
    await Promise.all(['given up', 'running'].map(remove));
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

  it.each(['', '!', 'AAAA', 'not a game', 'a'.repeat(30_000)])(
    'is refused when it is damaged (%#)',
    async (text) => {
      await expect(unpacked(text)).rejects.toThrow();
    },
  );
});

describe('a link that holds more than a game', () => {
  const linkOf = (text: string) => deflateRawSync(text, { level: 9 }).toString('base64url');
  afterEach(() => void vi.unstubAllGlobals());

  // Counts what is unpacked, wanted or not.
  function counted(): { bytes: number } {
    const count = { bytes: 0 };
    const Real = DecompressionStream;
    vi.stubGlobal('DecompressionStream', function (format: CompressionFormat) {
      const { readable, writable } = new Real(format);
      const counter = new TransformStream<Uint8Array, Uint8Array>({
        transform(part, controller) {
          count.bytes += part.length;
          controller.enqueue(part);
        },
      });
      return { writable, readable: readable.pipeThrough(counter) };
    });
    return count;
  }

  it('is refused before it is unpacked', async () => {
    const bomb = linkOf('a'.repeat(40_000_000));
    expect(bomb.length).toBeLessThan(64_000);
    const count = counted();
    await expect(unpacked(bomb)).rejects.toThrow(TooLong);
    expect(count.bytes).toBeLessThan(1_000_000);
  });

  it('is not even looked into where it is long itself', async () => {
    const bomb = linkOf('a'.repeat(150_000_000));
    expect(bomb.length).toBeGreaterThan(64_000);
    const count = counted();
    await expect(unpacked(bomb)).rejects.toThrow(TooLong);
    expect(count.bytes).toBe(0);
  });

  it('is not made', async () => {
    await expect(packed('a'.repeat(300_000))).rejects.toThrow(TooLong);
    const noise = Array.from({ length: 100_000 }, (_, i) => (i * 7919) % 9973).join('');
    await expect(packed(noise.slice(0, 250_000))).rejects.toThrow(TooLong);
  });

  it('is not taken for one where the game is only long', async () => {
    const actions = Array.from(
      { length: 14_000 },
      (_, i) => `k${(i * 7919) % 20}-l${(i * 31) % 20}`,
    );
    const record = actions.join(' ').slice(0, 110_000);
    expect(await unpacked(await packed(record))).toBe(record);
  });
});
