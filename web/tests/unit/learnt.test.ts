// What a device remembers of learning, whatever else lies in its storage.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const kPlace = 'menagerie.learnt';
let stored: Map<string, string>;
// A visit of its own: what a page remembers without the storage is forgotten.
beforeEach(() => {
  vi.resetModules();
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  });
});
afterEach(() => void vi.unstubAllGlobals());
const visit = () => import('../../src/keep/learnt.svelte');

it('remembers the lessons of each game from visit to visit', async () => {
  const { solve, solvedLessons } = await visit();
  solve('tokan', 'climb');
  solve('tokan', 'climb');
  solve('totem', 'touch');
  expect(solvedLessons('tokan')).toEqual(['climb']);
  vi.resetModules();
  const later = await visit();
  expect(later.solvedLessons('tokan')).toEqual(['climb']);
  expect(later.solvedLessons('totem')).toEqual(['touch']);
  expect(later.solvedLessons('two-paths')).toEqual([]);
});

it('makes its offer once a game', async () => {
  const { offered, isKnown } = await visit();
  expect(isKnown('tokan')).toBe(false);
  offered('tokan');
  expect(isKnown('tokan')).toBe(true);
  vi.resetModules();
  const later = await visit();
  expect(later.isKnown('tokan')).toBe(true);
  expect(later.isKnown('totem')).toBe(false);
});

it('makes no offer to whoever has begun to learn or has played', async () => {
  const { solve, playedToTheEnd, isKnown } = await visit();
  solve('totem', 'touch');
  playedToTheEnd('tokan');
  expect([isKnown('totem'), isKnown('tokan'), isKnown('two-paths')]).toEqual([true, true, false]);
});

it('takes for a beginner who has wanted to learn, until a game has been played', async () => {
  const { offered, takeOffer, solve, playedToTheEnd, isBeginner } = await visit();
  offered('tokan');
  expect(isBeginner('tokan')).toBe(false);
  takeOffer('tokan');
  solve('totem', 'touch');
  vi.resetModules();
  const later = await visit();
  expect([later.isBeginner('tokan'), later.isBeginner('totem')]).toEqual([true, true]);
  later.playedToTheEnd('tokan');
  expect(later.isBeginner('tokan')).toBe(false);
  playedToTheEnd('totem');
  expect(isBeginner('totem')).toBe(false);
});

it.each(['', 'null', '[]', '7', '{"solved":7}', '{"solved":{"tokan":"climb"},"offers":true}'])(
  'is not confused by %s',
  async (text) => {
    stored.set(kPlace, text);
    const { solve, solvedLessons } = await visit();
    expect(solvedLessons('tokan')).toEqual([]);
    solve('tokan', 'range');
    expect(solvedLessons('tokan')).toEqual(['range']);
  },
);

it('goes on without a storage', async () => {
  vi.stubGlobal('localStorage', undefined);
  const { solve, solvedLessons } = await visit();
  solve('tokan', 'climb');
  expect(solvedLessons('tokan')).toEqual(['climb']);
});
