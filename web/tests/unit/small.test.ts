import { describe, expect, it } from 'vitest';
import { judgementOf } from '../../src/pages/look/judgement';
import { seatsOf, usualOpening } from '../../src/pages/setups';
import { drawn, fairBelow } from '../../src/table/dice';
import { digestOf, seal } from '../../src/table/seal';

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
  it('can be checked against its text, and is never the same twice', async () => {
    const [one, two] = [await seal(3, 'Fw'), await seal(3, 'Fw')];
    expect(one.ply).toBe(3);
    expect(one.digest).toBe(await digestOf(one.text!));
    expect(one.digest).not.toBe(two.digest);
  });
});

describe('judgements', () => {
  it.each([
    [undefined, null],
    [0.01, null],
    [0.02, 'slip'],
    [0.08, 'mistake'],
    [0.5, 'blunder'],
  ])('calls a cost of %s %s', (cost, name) => {
    expect(judgementOf(cost)).toBe(name);
  });
});

describe('the usual game', () => {
  it('seats one person and computers', () => {
    expect(seatsOf('totem', { seats: '4' })).toEqual(['1', '2', '3', '4']);
    const { seats } = usualOpening('two-paths');
    expect(Object.values(seats).map(({ person }) => person)).toEqual([true, false]);
  });
});
