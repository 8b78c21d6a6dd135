import { describe, expect, it, vi } from 'vitest';
import { digestOf } from '../../src/fairness/digest';
import { wave, type Sound } from '../../src/parts/wave';
import { playedToTheEnd, solve } from '../../src/keep/learnt.svelte';
import { seatsIn, usualOpening } from '../../src/pages/setups';
import { drawn, fairBelow } from '../../src/table/dice';
import { seal } from '../../src/table/seal';
import { ask } from './engine_lines';
import { language, speak } from '../../src/words/words.svelte';

describe('dice', () => {
  it('draws by weight', () => {
    const results = [0, 1, 2].map((at) => drawn(['a', 'b'], [1, 2], () => at));
    expect(results).toEqual(['a', 'b', 'b']);
  });
  it('refuses to draw from nothing', () => {
    expect(() => drawn([], [], () => 0)).toThrow();
  });
  it('reaches every outcome', () => {
    const seen = new Set(Array.from({ length: 500 }, () => fairBelow(6)));
    expect([...seen].sort()).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

describe('a seal', () => {
  it('can be checked against its text, and is never the same twice', () => {
    const [one, two] = [seal(3, 'Fw'), seal(3, 'Fw')];
    expect(one.ply).toBe(3);
    expect(one.digest).toBe(digestOf(one.text!));
    expect(one.digest).not.toBe(two.digest);
  });
  it('needs nothing that only secure pages have', () => {
    vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(7) });
    const { digest, text } = seal(1, 'Ge');
    vi.unstubAllGlobals();
    expect(text).toBe(`Ge ${'07'.repeat(16)}`);
    expect(digest).toBe(digestOf(text!));
  });
});

describe('a sound', () => {
  it.each<[Sound, number]>([
    ['move', 0.12],
    ['roll', 0.06],
    ['end', 0.12],
  ])('is a file of soft samples: %s', (what, loudness) => {
    const file = new DataView(wave(what));
    const text = (at: number, size: number) =>
      String.fromCharCode(...new Uint8Array(file.buffer, at, size));
    expect([text(0, 4), text(8, 8), text(36, 4)]).toEqual(['RIFF', 'WAVEfmt ', 'data']);
    expect(file.getUint32(4, true)).toBe(file.byteLength - 8);
    expect(file.getUint32(40, true)).toBe(file.byteLength - 44);
    const samples = [...new Int16Array(file.buffer, 44)].map((value) => value / 32_767);
    const loudest = Math.max(...samples.map(Math.abs));
    expect(loudest).toBeGreaterThan(loudness / 2);
    expect(loudest).toBeLessThan(loudness * 1.5);
    expect(samples.at(-1)).toBeCloseTo(0, 3);
  });
});

describe('the usual game', () => {
  const { games } = ask({ cmd: 'games' });
  const info = (name: string) => games.find(({ game }) => game === name)!;

  it('seats one person and computers', () => {
    expect(seatsIn(info('totem'), { seats: '4' })).toEqual(['1', '2', '3', '4']);
    expect(seatsIn(info('totem'), {})).toEqual(['1', '2']);
    const { seats } = usualOpening(info('two-paths'));
    expect(seats).toEqual({ s: { person: true }, n: { person: false, level: '3' } });
  });

  it('is gentle to a beginner', () => {
    solve('two-paths', 'paths');
    expect(usualOpening(info('two-paths')).seats['n']).toEqual({ person: false, level: '1' });
    playedToTheEnd('two-paths');
    expect(usualOpening(info('two-paths')).seats['n']).toEqual({ person: false, level: '3' });
  });

  it('has the options that a family would choose', () => {
    expect(usualOpening(info('tokan')).options).toMatchObject({ setup: 'fair', study: 'no' });
    expect(usualOpening(info('two-paths')).options).toMatchObject({ begins: 'random' });
  });
});

describe('an address', () => {
  it.each([
    ['', 'start'],
    ['#/setup/tokan', 'setup'],
    ['#/learn/two-paths', 'learn'],
    ['#/play/new/totem', 'play'],
    ['#/play/0123456789ab', 'play'],
    ['#/found', 'found'],
    ['#/found/totem', 'found'],
    ['#/setup', 'unknown'],
    ['#/setup/chess', 'unknown'],
    ['#/learn/chess', 'unknown'],
    ['#/found/chess', 'unknown'],
    ['#/play/new/chess', 'unknown'],
    ['#/play/new/constructor', 'unknown'],
    ['#/chess', 'unknown'],
  ])('%s is the page %s', async (hash, page) => {
    vi.stubGlobal('location', { hash: '' });
    vi.stubGlobal('addEventListener', () => {});
    const { routeOf } = await import('../../src/pages/route.svelte');
    expect(routeOf(hash).page).toBe(page);
    vi.unstubAllGlobals();
  });
});

it('the language that was chosen last is spoken, whichever is fetched first', async () => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  await Promise.all([speak('es'), speak('en')]);
  expect(language()).toBe('en');
  vi.unstubAllGlobals();
});
