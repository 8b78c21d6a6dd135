import { describe, expect, it } from 'vitest';
import {
  distance,
  frameOf,
  kWhole,
  nearest,
  placeOf,
  places,
  towards,
} from '../../src/boards/totem/hex';
import { pace } from '../../src/boards/totem/pace';
import { explain, isOut, moveName, prompt, score, tell } from '../../src/boards/totem/sentences';
import { targetsOf } from '../../src/boards/totem/targets';
import { follow } from '../../src/boards/totem/tokens';
import type { Analysis, TotemBoard, TotemMove, View } from '../../src/engine/protocol';
import { keeper } from './table';

const people = { 1: { person: true }, 2: { person: true } } as const;

async function played(start: string, ...actions: string[]) {
  const table = await keeper();
  const views = [table.open({ game: 'totem', options: {}, start, seats: people }).view];
  for (const action of actions) views.push(table.play(action).view);
  return views as View<TotemBoard>[];
}
const told = (views: View[]) => tell({ seat: views[0]!.seat, before: views[0]!, after: views[1]! });

const kCutOff = 'f14:g13,g14,h12,h13,h14+9/j14:j11,j12,j13+9 1 21 1 - - 0';
const kShare = 'j7:i9,j8,j9,k8+9/j12:i11,j11,k10+9 1 21 2 - - 0';
const kBegin = 'j18:i18,i19,j17,j19,k17,k18+19/j2:i2,i3,j1,j3,k1,k2+19 1 - - - - 0';

describe('the picture of the board', () => {
  it('has 271 spaces with the middle in the middle', () => {
    expect(places).toHaveLength(271);
    expect(new Set(places.map(({ name }) => name)).size).toBe(271);
    expect(placeOf('j10')).toMatchObject({ x: 0, y: 0 });
    expect(placeOf('j19').x).toBe(900);
  });

  it('knows how far spaces are apart', () => {
    expect(distance(placeOf('j2'), placeOf('j18'))).toBe(16);
    expect(distance(placeOf('j10'), placeOf('i11'))).toBe(1);
  });

  it('goes straight up in a zigzag', () => {
    const up = (from: string) => towards(from, 'ArrowUp', 0)!;
    expect(placeOf(up(up('j10')))).toMatchObject({ x: 0 });
    expect(towards('j10', 'ArrowRight', 0)).toBe('j11');
    expect(towards('j19', 'ArrowRight', 900)).toBeNull();
  });

  it('takes a press for the nearest space that is meant', () => {
    expect(nearest(['j10', 'j12'], 70, 10, 100)).toBe('j10');
    expect(nearest(['j10', 'j12'], 70, 10, 50)).toBeNull();
  });

  it('comes closer in the shape of the whole and never leaves it', () => {
    const frame = frameOf(['j18', 'j19']);
    expect(frame.width / frame.height).toBeCloseTo(kWhole.width / kWhole.height);
    expect(frame.x + frame.width).toBeCloseTo(kWhole.x + kWhole.width);
    expect(frame.width).toBeLessThan(kWhole.width);
  });
});

describe('tokens', () => {
  it('keep their names when they move, and lose nobody else', async () => {
    const [before, after] = await played(kShare, 'i9-i10');
    const first = follow([], before!.board);
    const moved = follow(first, after!.board);
    const id = first.find(({ space }) => space === 'i9')!.id;
    expect(moved.find(({ space }) => space === 'i10')!.id).toBe(id);
    expect(moved.map(({ id }) => id).sort()).toEqual(first.map(({ id }) => id).sort());
  });

  it('are gone when they fall, and new ones are new', async () => {
    const [before, after] = await played(kCutOff, 'h13-i13');
    const first = follow([], before!.board);
    const later = follow(first, after!.board);
    expect(first.length - later.length).toBe(2);
    const grown = await played('j7:i8,j8+12/j14:i14+9 1 55 - - - 0', '+j6');
    const old = follow([], grown[0]!.board);
    const fresh = follow(old, grown[1]!.board).filter(
      ({ id }) => !old.some((token) => token.id === id),
    );
    expect(fresh.map(({ space }) => space)).toEqual(['j6']);
  });
});

describe('what a press does', () => {
  it('picks a piece up first, then goes where the engine says', async () => {
    const [view] = await played(kCutOff);
    const open = targetsOf(view!, null);
    expect([...open.values()].every(({ kind }) => kind === 'piece')).toBe(true);
    const picked = targetsOf(view!, 'h13');
    expect(picked.get('i13')).toEqual({
      kind: 'goal',
      actions: ['h13-i13'],
      falls: ['j11', 'j12'],
      choices: [],
    });
  });

  it('ends a travel on the piece itself', async () => {
    const views = await played(kShare, 'i9-i10');
    expect(targetsOf(views[1]!, null).get('i10')).toMatchObject({ kind: 'end', falls: ['i11'] });
  });

  it('is nothing while the dice are to be rolled', async () => {
    const [view] = await played(kBegin);
    expect(targetsOf(view!, null).size).toBe(0);
  });
});

describe('sentences', () => {
  it('tell a blow with what it cost', async () => {
    expect(told(await played(kCutOff, 'h13-i13'))).toBe(
      'Owl goes from h13 to i13. Bear loses 2 pieces.',
    );
  });

  it('tell a fallen totem and a second turn', async () => {
    const touch = 'j7:i10,j10,j8,j9+10/i12:h13,i13,j12+10 1 21 1 - - 0';
    expect(told(await played(touch, 'i10-i11'))).toContain('Bear is out.');
    const twelve = 'j7:i7,i8,j8,k6,k7+12/j14:i14,i15,j13,j15,k13,k14+12 1 66 - - - 0';
    expect(told(await played(twelve, '+j6'))).toBe(
      'Owl puts a new piece on j6. Two sixes: Owl plays again.',
    );
  });

  it('tell who leaves a table of three', async () => {
    const table = await keeper();
    const seats = { 1: { person: true }, 2: { person: true }, 3: { person: true } } as const;
    const before = table.open({ game: 'totem', options: { seats: '3' }, seats }).view;
    const after = table.end('resigned 2');
    expect(tell({ seat: '2', before, after: after.view })).toBe(
      'Bear gives up, and the others play on.',
    );
    expect(moveName(after.deeds[0] as TotemMove)).toBe('gives up');
    expect(after.by).toEqual(['2']);
    expect(['1', '2'].map((seat) => isOut(after.view, seat))).toEqual([false, true]);
  });

  it('ask for what can be done', async () => {
    const at = async (start: string, ...actions: string[]) =>
      prompt((await played(start, ...actions)).at(-1)!);
    expect(await at(kBegin)).toBe('Owl: roll the dice.');
    expect(await at(kBegin, 'roll 61')).toBe('Owl: use both dice, or lay one aside.');
    expect(await at('j7:i8,j8+12/j14:i14+9 1 55 - - - 0')).toContain('new piece');
    expect(await at(kShare)).toBe('Owl: 2 steps left. Pick a lit piece.');
    expect(await at(kShare, 'i9-i10')).toBe('Owl: one step left. Go on, or end here.');
    expect(await at('-/- 1 - - - - 0')).toBe('Owl: choose a start space.');
    expect(await at('g13:h13,i12+9/j14:i13,j12,j13+9 1 21 0 !h12>i12 - 0')).toContain('which');
  });

  it('name actions, scores and chances', async () => {
    const [view] = await played(kShare);
    expect(moveName(view!.board.moves.find(({ action }) => action === 'i9-i10')!)).toBe('i9–i10');
    const [rolls] = await played(kBegin);
    const roll = rolls!.board.moves.find(({ action }) => action === 'roll 53');
    expect(moveName(roll!)).toBe('roll 5 3');
    expect(score(view!, '1')).toBe('4');
    const [, travel] = await played(kShare, 'i9-i10');
    const analysis = { policy: [{ action: 'end', probability: 1, value: 0.543 }], value: {} };
    expect(explain(analysis as unknown as Analysis, travel!)).toBe(
      'Best here: end the travel. Chance to win: 54%.',
    );
  });
});

it('a step of the computer is watched more briefly than a roll', async () => {
  const views = await played(kBegin, 'roll 61', 'use 7', 'i18-i17');
  expect(pace(views[3]!)).toBeLessThan(pace(views[1]!));
});
