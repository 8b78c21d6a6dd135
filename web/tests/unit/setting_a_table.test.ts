// What is chosen for a table over the network, and what a device remembers of it.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepTable, lastTable, type LastTable } from '../../src/pages/room/last_tables';
import { kBounds, kPaces, kUsualPace, ruleOf, wrongIn, type Pace } from '../../src/pages/room/pace';

describe('a pace', () => {
  const pace = (more: Partial<Pace>): Pace => ({ ...kUsualPace, ...more });

  it.each<[Partial<Pace>, string[]]>([
    [{ kind: 'minutes' }, []],
    [{ kind: 'minutes', minutes: 0 }, ['minutes']],
    [{ kind: 'minutes', minutes: 181, increment: -1 }, ['minutes', 'increment']],
    [{ kind: 'minutes', minutes: 1.5 }, ['minutes']],
    [{ kind: 'minutes', increment: null }, ['increment']],
    [{ kind: 'minutes', increment: 0, days: null }, []],
    [{ kind: 'days', days: 31, minutes: 0 }, ['days']],
    [{ kind: 'none', minutes: 0, days: 0 }, []],
  ])('of %j is wrong in %j', (more, wrong) => {
    expect(wrongIn(pace(more))).toEqual(wrong);
  });

  it('makes the rule of a clock', () => {
    expect(ruleOf(pace({}))).toBeNull();
    expect(ruleOf(pace({ kind: 'minutes', minutes: 3 }))).toEqual({ minutes: 3, increment: 5 });
    expect(ruleOf(pace({ kind: 'days' }))).toEqual({ days: 2 });
  });

  it('can be played by wherever it is offered, and at its bounds', () => {
    for (const usual of kPaces) expect(wrongIn(pace({ kind: 'minutes', ...usual }))).toEqual([]);
    for (const at of [0, 1] as const) {
      const [minutes, increment, days] = [kBounds.minutes, kBounds.increment, kBounds.days];
      const numbers = { minutes: minutes[at], increment: increment[at], days: days[at] };
      expect(wrongIn(pace({ kind: 'minutes', ...numbers }))).toEqual([]);
      expect(wrongIn(pace({ kind: 'days', ...numbers }))).toEqual([]);
    }
  });
});

describe('the last table', () => {
  let stored: Map<string, string>;
  const kPlace = 'menagerie.last_tables';
  beforeEach(() => {
    stored = new Map();
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => stored.set(name, value),
    });
  });
  afterEach(() => void vi.unstubAllGlobals());
  const table: LastTable = {
    ...{ chairs: ['me', 'open', '5'], order: 'given', clock: { minutes: 3, increment: 2 } },
    ...{ listed: true, spectators: false },
  };

  it('is remembered by game', () => {
    expect(lastTable('totem')).toBeNull();
    keepTable('totem', table);
    keepTable('tokan', { ...table, chairs: ['open', 'me'], clock: null });
    expect(lastTable('totem')).toEqual(table);
    expect(lastTable('tokan')).toEqual({ ...table, chairs: ['open', 'me'], clock: null });
    expect(lastTable('two-paths')).toBeNull();
  });

  it.each([
    'no record',
    'null',
    '{"totem":7}',
    '{"totem":{"chairs":["me","5"]}}',
    '{"totem":{"chairs":["me","me","open"]}}',
  ])('is not made of %s', (text) => {
    stored.set(kPlace, text);
    expect(lastTable('totem')).toBeNull();
    keepTable('totem', table);
    expect(lastTable('totem')).toEqual(table);
  });

  it('is usual in whatever makes no sense', () => {
    stored.set(kPlace, '{"totem":{"chairs":["me","open"],"order":1,"clock":{"minutes":"x"}}}');
    expect(lastTable('totem')).toEqual({
      ...{ chairs: ['me', 'open'], order: 'drawn', clock: null, listed: false, spectators: true },
    });
  });

  it('is forgotten where nothing can be kept', () => {
    vi.stubGlobal('localStorage', undefined);
    keepTable('totem', table);
    expect(lastTable('totem')).toBeNull();
  });
});
