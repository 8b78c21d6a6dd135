import { describe, expect, it } from 'vitest';
import {
  cellOf,
  height,
  leap,
  nameOf,
  network,
  pointOf,
  restOf,
  width,
} from '../../src/boards/two_paths/geometry';
import { Hand } from '../../src/boards/two_paths/hand.svelte';
import { duelOf } from '../../src/boards/two_paths/happened';
import { mixesOf, placesOf, sharesOf } from '../../src/boards/two_paths/mixes';
import { explain, moveName, prompt, tell } from '../../src/boards/two_paths/sentences';
import type { Analysis, TwoPathsBoard, TwoPathsMove, View } from '../../src/engine/protocol';
import { keeper } from './table';

const people = { s: { person: true }, n: { person: true } } as const;

// The view before and after a guess, as a page gets them.
async function guessed(start: string, hidden: string, block: string) {
  const table = await keeper();
  table.open({ game: 'two-paths', options: {}, start, seats: people });
  const before = table.play(hidden).view;
  return { before, after: table.play(block).view };
}
const told = async (start: string, hidden: string, block: string) => {
  const { before, after } = await guessed(start, hidden, block);
  return tell({ seat: before.seat, before, after });
};

describe('the drawn board', () => {
  it('has every space inside, South at the foot', () => {
    for (const rows of [7, 8]) {
      for (let row = 1; row <= rows; ++row) {
        for (const column of [0, 1, 2]) {
          const { x, y } = pointOf({ column, row }, rows);
          expect(x > 0 && x < width && y > 0 && y < height(rows)).toBe(true);
        }
      }
      expect(pointOf(cellOf('a1'), rows).y).toBeGreaterThan(pointOf(cellOf('a2'), rows).y);
    }
  });

  it('has six paths between two rows', () => {
    expect(new Set(network(7)).size).toBe(6 * 6);
    expect(new Set(network(8)).size).toBe(7 * 6);
  });

  it('has a place of its own for everybody who has arrived', () => {
    const places = ['s', 'n'].flatMap((owner) =>
      ['F', 'H', 'G'].map((kind) => JSON.stringify(restOf(owner, kind, 7))),
    );
    expect(new Set(places).size).toBe(6);
  });

  it('has arrow keys that lead where they point, also turned round', async () => {
    const table = await keeper();
    const start = 'hgf/3/3/3/3/3/FHG n 1 -';
    const { view } = table.open({ game: 'two-paths', options: {}, start, seats: people });
    const walked = (turned: boolean, ...keys: string[]) => {
      const hand = new Hand(() => ({ view, active: true, seats: people, turned, play: () => {} }));
      hand.focus = 'b6';
      for (const key of keys) hand.key(key, () => true);
      return hand.focus;
    };
    expect(walked(false, 'ArrowLeft', 'ArrowUp')).toBe('a7');
    expect(walked(true, 'ArrowLeft', 'ArrowUp')).toBe('c5');
    // Once an animal is chosen, to the landing on that side of the screen.
    const landing = (turned: boolean, key: string) => {
      const hand = new Hand(() => ({ view, active: true, seats: people, turned, play: () => {} }));
      hand.select('G');
      hand.key(key, () => true);
      return hand.focus;
    };
    expect(landing(false, 'ArrowLeft')).toBe('a6');
    expect(landing(true, 'ArrowLeft')).toBe('c6');
  });

  const way = (...how: Parameters<typeof leap>) =>
    leap(...how)
      .map(nameOf)
      .join(' ');
  it('follows a leap round its bend', () => {
    const occupied = new Set(['c3', 'c4', 'c5']);
    expect(way('b2', 'e', 'c6', 's', 7, occupied)).toBe('b2 c3 c4 c5 c6');
    expect(way('c7', 'w', 'a5', 'n', 7, new Set(['b6']))).toBe('c7 b6 a5');
  });

  it('ends an arrival on the line, or behind whoever stands there', () => {
    expect(way('b6', 'w', 'arrives', 's', 7, new Set())).toBe('b6 a7');
    expect(way('b6', 'w', 'arrives', 's', 7, new Set(['a7']))).toBe('b6 a7 a8');
    expect(way('b2', 'e', 'arrives', 'n', 7, new Set(['c1']))).toBe('b2 c1 c0');
  });
});

describe('what has happened', () => {
  it('is read from the views around a guess', async () => {
    const wrong = await guessed('hgf/3/3/3/3/H2/F1G s 2 -', 'Fw', 'e');
    const ran = duelOf(wrong.before, wrong.after)!;
    expect(ran).toMatchObject({ mover: 's', kind: 'F', hidden: 'w', blocked: 'e', right: false });
    expect(ran.run!.way.map(nameOf)).toEqual(['a1', 'a2', 'a3']);
    const right = await guessed('hgf/3/3/3/3/H2/F1G s 2 -', 'Fw', 'w');
    const stayed = duelOf(right.before, right.after)!;
    expect(stayed).toMatchObject({ hidden: 'w', right: true, run: { owner: 'n', to: 'b6' } });
  });

  it('is nothing where nothing was guessed', async () => {
    const table = await keeper();
    const { view } = table.open({ game: 'two-paths', options: {}, seats: people });
    expect(duelOf(view, table.play('FHG').view)).toBeNull();
    expect(duelOf(null, view)).toBeNull();
  });
});

describe('the sentences of Two Paths', () => {
  it('tell a run, a leap, an arrival and a reward', async () => {
    const line = 'hgf/3/3/3/3/H2/F1G s 2 -';
    expect(await told(line, 'Fe', 'w')).toBe(
      'North blocks west: wrong. South’s fox runs east to b2.',
    );
    expect(await told(line, 'Fw', 'e')).toContain('leaps over one animal and lands on a3');
    expect(await told(line, 'Fw', 'w')).toBe(
      'North blocks west: right! South’s fox stays. North’s fox runs west to b6.',
    );
    expect(await told('h2/1F1/2g/3/1H1/G1f/3 s 2 -', 'Fw', 'e')).toContain('and arrives!');
  });

  it('tell when a reward goes to nobody', async () => {
    expect(await told('3/1h1/3/3/1F1/H1g/2G s 1 -', 'Fw', 'w')).toContain('nothing moves');
  });

  it('ask for what is to be done', async () => {
    const table = await keeper();
    const { view } = table.open({ game: 'two-paths', options: { begins: 's' }, seats: people });
    expect(prompt(view, 'South')).toContain('South: line up');
    table.play('FHG');
    expect(prompt(table.play('HGF').view, 'South')).toContain('South: choose an animal');
    expect(prompt(table.play('Gw').view, 'North')).toContain('North: which side');
  });

  it('name actions', async () => {
    const table = await keeper();
    table.open({ game: 'two-paths', options: { begins: 's' }, seats: people });
    for (const action of ['FHG', 'HGF', 'Ge']) table.play(action);
    expect(table.play('w').deeds.map((move) => moveName(move as TwoPathsMove))).toEqual([
      'fox, hare, hedgehog',
      'hare, hedgehog, fox',
      'hedgehog east',
      'blocks west',
    ]);
  });
});

describe('a hint', () => {
  const analysis = (policy: [string, number][], exact = true): Analysis => ({
    value: { s: 0.574, n: 0.426 },
    exact,
    policy: policy.map(([action, probability]) => ({ action, probability, value: 0.574 })),
    pv: [],
    ...{ depth: 2, nodes: 1, ms: 1, solved: 0.35 },
  });
  // While South lines up, chooses, and North blocks.
  const at = async (...actions: string[]): Promise<View<TwoPathsBoard>> => {
    const table = await keeper();
    let { view } = table.open({ game: 'two-paths', options: { begins: 's' }, seats: people });
    for (const action of actions) ({ view } = table.play(action));
    return view as View<TwoPathsBoard>;
  };
  const lined = ['FHG', 'HGF'];

  it('adds up the sides of each animal', async () => {
    const chosen = [
      { action: 'Fw', share: 0.2 },
      { action: 'He', share: 0.45 },
      { action: 'Fe', share: 0.2 },
      { action: 'Hw', share: 0.15 },
      { action: 'Gw', share: 0 },
    ];
    const mixes = mixesOf(sharesOf(chosen, (await at(...lined)).board));
    expect(mixes.map(({ kind }) => kind)).toEqual(['H', 'F']);
    expect(mixes[0]!.w).toBeCloseTo(0.25);
    expect(mixes[1]!.e).toBeCloseTo(0.5);
  });

  it('adds up the animals that are put on each space', async () => {
    const chosen = [
      { action: 'FHG', share: 0.5 },
      { action: 'FGH', share: 0.25 },
      { action: 'GHF', share: 0 },
    ];
    const places = placesOf(sharesOf(chosen, (await at()).board));
    expect(places[0]).toEqual([{ kind: 'F', share: 1 }]);
    expect(places[1]!.map(({ kind }) => kind)).toEqual(['H', 'G']);
    expect(places[1]![0]!.share).toBeCloseTo(2 / 3);
    const { board } = await at(...lined);
    expect(placesOf(sharesOf([{ action: 'Fw', share: 1 }], board))).toEqual([]);
  });

  it('tells the mix of the mover and of the blocker', async () => {
    const mover = explain(analysis([['Fw', 0.62], ['Fe', 0.38]]), await at(...lined)); // prettier-ignore
    expect(mover).toContain('Send the fox: hide west 62%, east 38%.');
    expect(mover).toContain('57%');
    expect(mover).toContain('proven');
    const blocker = explain(analysis([['w', 0.3], ['e', 0.7]]), await at(...lined, 'Fw')); // prettier-ignore
    expect(blocker).toContain('Block west 30%, east 70%');
  });

  it('tells how far the solving is while it is an estimate', async () => {
    expect(explain(analysis([['Fw', 1]], false), await at(...lined))).toContain('35%');
  });

  it('says so where every order is as good', async () => {
    const orders = ['FGH', 'FHG', 'GFH', 'GHF', 'HFG', 'HGF'];
    const all = analysis(orders.map((order) => [order, 1 / 6]));
    expect(explain(all, await at())).toContain('Every order');
  });
});
