import { describe, expect, it, vi } from 'vitest';
import { neighbour } from '../../src/boards/tokan/keys';
import { handSlots, layoutOf, rise, stackSlots } from '../../src/boards/tokan/layout';
import { exactPick, firstPick, handPick, largerPick, targets } from '../../src/boards/tokan/pick';
import {
  boardOf,
  explain,
  handTold,
  moveName,
  prompt,
  tell,
} from '../../src/boards/tokan/sentences';
import { moveBetween, next, placed, slides, stacksOf } from '../../src/boards/tokan/tiles';
import type { View } from '../../src/engine/protocol';
import type { Seats } from '../../src/table/calls';
import { speak } from '../../src/words/words.svelte';
import { keeper } from './table';

const people: Seats = { r: { person: true }, b: { person: true } };

// The views of a game, from its start through every action.
async function views(start: string, actions: string[], options = {}): Promise<View[]> {
  const table = await keeper();
  const first = table.open({ game: 'tokan', options, start, seats: people }).view;
  return [first, ...actions.map((action) => table.play(action).view)];
}
const closing = '.,.,.,.,.,./.,.,.,.,.,./J,.,jJ,l,M,m/.,.,.,.,.,./.,.,.,.,.,. r -';
const study = { study: 'yes' };
const laying =
  '.,.,.,.,J,j,.,.,.,./.,.,.,.,m,L,l,.,.,./.,.,.,J,L,j,J,L,.,./.,.,.,l,j,J,m,.,.,./.,.,.,.,M,l,.,.,.,. r lay M2J3L2/m1j4l2';

describe('tiles keep their identity', () => {
  it('when they move, are carried and close up', async () => {
    const [before, after] = await views(closing, ['e3f3'], study);
    const tiles = placed(boardOf(before!));
    const at = (space: string) => tiles.filter((tile) => tile.space === space);
    const then = new Map(next(tiles, before!, after!).map((tile) => [tile.id, tile]));
    const now = (space: string, level = 0) => then.get(at(space)[level]!.id)!;
    expect(now('e3')).toMatchObject({ space: 'f3', level: 2, way: 'move' });
    expect(now('d3')).toMatchObject({ space: 'e3', level: 1, way: 'slide' });
    expect(now('c3', 1)).toMatchObject({ letter: 'J', space: 'd3', level: 2, way: 'slide' });
    expect(now('a3')).toMatchObject({ space: 'a3', way: 'stay' });
  });

  it('in every game that is played, and what is drawn is what lies there', async () => {
    const table = await keeper();
    let { view } = table.open({ game: 'tokan', options: {}, seats: people, seed: '7' });
    let tiles = placed(boardOf(view));
    while (!view.over) {
      const last = view;
      ({ view } = table.play(last.actions[(last.ply * 7) % last.actions.length]!));
      tiles = next(tiles, last, view);
      const drawn = new Map<string, string>();
      for (const { space, letter } of tiles.toSorted((a, b) => a.level - b.level)) {
        drawn.set(space, (drawn.get(space) ?? '') + letter);
      }
      const lying = [...stacksOf(boardOf(view))].filter(([, stack]) => stack);
      expect(Object.fromEntries(drawn)).toEqual(Object.fromEntries(lying));
      expect(new Set(tiles.map(({ id }) => id)).size).toBe(30);
    }
  });

  it('when a move is taken back', async () => {
    const [before, after] = await views(closing, ['e3f3'], study);
    const tiles = placed(boardOf(after!));
    const back = next(tiles, after!, before!);
    expect(new Set(back.map(({ id }) => id))).toEqual(new Set(tiles.map(({ id }) => id)));
    expect(back.find(({ letter }) => letter === 'M')).toMatchObject({ space: 'e3' });
  });

  it('when the last tile is laid and the columns get their names', async () => {
    const table = await keeper();
    let { view } = table.open({ game: 'tokan', options: {}, start: laying, seats: people });
    let tiles = placed(boardOf(view));
    while (boardOf(view).laying) {
      const last = view;
      ({ view } = table.play(last.actions[0]!));
      tiles = next(tiles, last, view);
    }
    const stacks = stacksOf(boardOf(view));
    expect(tiles).toHaveLength(30);
    for (const { space, letter } of tiles) expect(stacks.get(space)).toBe(letter);
  });
});

describe('what slides', () => {
  it('is told from the start space on, and stops at an older gap', async () => {
    const [before, after] = await views(closing, ['e3f3'], study);
    const found = slides(before!, after!, moveBetween(before!, after!)!);
    expect([...found]).toEqual([
      ['d3', 'e3'],
      ['c3', 'd3'],
    ]);
  });

  it('goes on over an older gap where everything behind moves up (T10)', async () => {
    const [before, after] = await views(closing, ['e3f3'], { ...study, gaps: 'all' });
    const found = slides(before!, after!, moveBetween(before!, after!)!);
    expect([...found]).toEqual([
      ['d3', 'e3'],
      ['c3', 'd3'],
      ['a3', 'b3'],
    ]);
  });
});

describe('picking', () => {
  // The jackal can go alone or with one tile to d3, and only with one to b1.
  const start = '.,.,.,.,.,./.,.,.,.,.,./.,mJ,l,jl,.,./.,j,.,.,.,./.,m,.,.,.,. r -';

  it('takes the fewest first, then one more, then puts down', async () => {
    const board = boardOf((await views(start, [], study))[0]!);
    const first = firstPick(board, 'b3')!;
    expect(first.carried).toBe(0);
    const second = largerPick(board, first)!;
    expect(second.carried).toBe(1);
    expect(largerPick(board, second)).toBeNull();
    expect(firstPick(board, 'c3')).toBeNull();
    expect(exactPick(board, 'b3', 2)).toBeNull();
  });

  it('decides where both numbers reach, and offers the fewest where it does not', async () => {
    const board = boardOf((await views(start, [], study))[0]!);
    const of = (carried: number) =>
      Object.fromEntries(
        [...targets(board, { from: 'b3', carried, tile: null })].map(([to, { action }]) => [
          to,
          action,
        ]),
      );
    expect(of(0)).toEqual({ d3: 'b3d3', b1: 'b3b1+1' });
    expect(of(1)).toEqual({ d3: 'b3d3+1', b1: 'b3b1+1' });
  });

  it('lays what is in the hand and nothing else', async () => {
    const board = boardOf((await views(laying, []))[0]!);
    expect(targets(board, handPick(board, 'L')!).get('i3')?.action).toBe('L@i3');
    expect(handPick(board, 'l')).toBeNull();
  });
});

describe('the drawing', () => {
  it('shows all spaces, and while laying the field and a column at each side', async () => {
    const [dealt] = await views(closing, [], study);
    expect(layoutOf(boardOf(dealt!), true).shown.flat()).toHaveLength(30);
    const [lying] = await views(laying, []);
    const columns = new Set(
      layoutOf(boardOf(lying!), false)
        .shown.flat()
        .map((space) => space[0]),
    );
    expect([...columns]).toEqual([...'cdefghi']);
  });

  it.each([true, false])('keeps tray and hands inside (wide: %s)', async (wide) => {
    const layout = layoutOf(boardOf((await views(laying, []))[0]!), wide);
    for (const { x, y, size } of [...stackSlots(layout, 20), ...Object.values(handSlots(layout))]) {
      expect(x - size / 2).toBeGreaterThanOrEqual(layout.tray.x);
      expect(x + size / 2).toBeLessThanOrEqual(layout.tray.x + layout.tray.width);
      expect(y - size / 2).toBeGreaterThanOrEqual(layout.tray.y);
      expect(y + size / 2).toBeLessThanOrEqual(layout.tray.y + layout.tray.height);
    }
  });

  it('lets a tall stack rise no more than its space allows', () => {
    expect(rise(2, 2, 0.9)).toBeGreaterThan(5);
    expect(rise(20, 20, 0.9)).toBeCloseTo(rise(5, 5, 0.9), 0);
  });
});

describe('arrow keys', () => {
  const stops = [
    { name: 'a1', x: 0, y: 100 },
    { name: 'b1', x: 100, y: 100 },
    { name: 'a2', x: 0, y: 0 },
    { name: 'L', x: 30, y: 220 },
  ];
  it('lead to the neighbour in their direction, or nowhere', () => {
    expect(neighbour(stops, 'a1', 'ArrowRight')).toBe('b1');
    expect(neighbour(stops, 'a1', 'ArrowUp')).toBe('a2');
    expect(neighbour(stops, 'a1', 'ArrowDown')).toBe('L');
    expect(neighbour(stops, 'a1', 'ArrowLeft')).toBe('a1');
  });
});

describe('sentences', () => {
  vi.stubGlobal('document', { documentElement: {} });

  it('tell a move, what it carried and what closed up', async () => {
    const [before, after] = await views(closing, ['e3f3'], study);
    const step = { seat: 'r', before: before!, after: after! };
    expect(tell(step)).toBe('Red: mouse from e3 to f3. 2 stacks close up.');
    await speak('de');
    expect(tell(step)).toBe('Rot: Maus zieht von e3 nach f3. 2 Stapel rücken nach.');
    await speak('en');
  });

  it('name the taboo to whoever is on turn', async () => {
    const [, after] = await views(
      'L,M,j,m,J,J/l,j,L,L,j,j/J,m,l,l,j,J/M,J,j,l,L,m/j,J,J,M,L,l b -',
      ['b3a3'],
    );
    expect(prompt(after!, 'Ann')).toBe('Ann: move a tile. a3 is taboo.');
  });

  it('tell what is in hand and where it can go, with names where they are few', async () => {
    const stacked = '.,.,.,.,.,./.,.,.,.,.,./.,mJ,l,jl,.,./.,.,.,.,.,./.,.,.,.,.,. r -';
    const [view] = await views(stacked, [], study);
    const pick = { from: 'b3', carried: 1, tile: null };
    expect(handTold(boardOf(view!), pick, ['d3'])).toBe(
      'In hand: red jackal, taking along 1 tile. 1 space to go to: d3. Escape puts it down.',
    );
    const lion = { from: null, carried: 0, tile: 'L' };
    const many = Array.from({ length: 9 }, (_, i) => `a${i}`);
    expect(handTold(boardOf(view!), lion, many)).toBe(
      'In hand: red lion. 9 spaces to go to. Escape puts it down.',
    );
  });

  it('write actions short', async () => {
    const named = async (start: string, action: string, options = {}) => {
      const [view] = await views(start, [], options);
      return moveName(boardOf(view!).moves.find((move) => move.action === action)!);
    };
    expect(await named(closing, 'e3f3', study)).toBe('e3–f3');
    expect(await named(laying, 'L@i3')).toBe('L i3');
    const stacked = '.,.,.,.,.,./.,.,.,.,.,./.,mJ,l,jl,.,./.,.,.,.,.,./.,.,.,.,.,. r -';
    expect(await named(stacked, 'b3d3+1', study)).toBe('b3–d3 +1');
  });

  it('explain a hint, and say when it is proven', async () => {
    const start = '.,.,.,.,.,./.,.,.,.,.,./.,mJ,l,jl,.,./.,.,.,.,.,./.,.,.,.,.,. r -';
    const [view] = await views(start, [], study);
    const analysis = (value: number, exact: boolean) => ({
      ...{ value: { r: value, b: 1 - value }, exact, pv: [], depth: 1, nodes: 1, ms: 1 },
      policy: [
        { action: 'b3d3+1', probability: 1, value },
        { action: 'b3d3', probability: 0, value: 0.25 },
      ],
    });
    expect(explain(analysis(0.6, false), view!)).toBe(
      'Try: jackal from b3 to d3, taking along 1 tile. Red’s chance to win with it: 60%. Next best: jackal from b3 to d3 (25%).',
    );
    expect(explain(analysis(1, true), view!)).toContain('proven that this wins');
    expect(explain(analysis(0, true), view!)).toContain('every move loses');
  });
});
