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
import { explain } from '../../src/boards/totem/explain';
import { pace } from '../../src/boards/totem/pace';
import { planName, planTravels, reasonName, spans, tellTurn } from '../../src/boards/totem/turns';
import {
  isOut,
  moveName,
  prompt,
  score,
  tell,
  tellAll,
  toldFrom,
} from '../../src/boards/totem/sentences';
import { endBefore, targetsOf } from '../../src/boards/totem/targets';
import { follow } from '../../src/boards/totem/tokens';
import type { Analysis, Options, TotemBoard, TotemMove, View } from '../../src/engine/protocol';
import { keeper } from './table';

const people = { 1: { person: true }, 2: { person: true } } as const;

const played = (start: string, ...actions: string[]) => playedWith({}, start, ...actions);
async function playedWith(options: Options, start: string, ...actions: string[]) {
  const table = await keeper();
  const views = [table.open({ game: 'totem', options, start, seats: people }).view];
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

  it('of a touched totem stay until the next action', async () => {
    const touch = 'j7:i10,j10,j8,j9+10/i12:h13,i13,j12+10 1 21 1 - - 0';
    const [before, after] = await played(touch, 'i10-i11');
    const first = follow([], before!.board);
    const struck = follow(first, after!.board, before!.board);
    expect(struck.map(({ id }) => id).sort()).toEqual(first.map(({ id }) => id).sort());
    const fallen = struck.filter((token) => token.fallen);
    expect(fallen.map(({ seat }) => seat)).toEqual(['2', '2', '2', '2']);
    expect(follow(struck, after!.board, after!.board).every(({ seat }) => seat === '1')).toBe(true);
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

  it('ends a travel by reaching for the next piece, where it may end', async () => {
    const [before, after] = await played(kShare, 'i9-i10');
    expect(endBefore(after!.board, 'k8')).toBe('end');
    expect(endBefore(after!.board, 'j7')).toBe('end'); // the totem
    for (const space of ['i10', 'i11', 'a1']) expect(endBefore(after!.board, space)).toBeNull();
    expect(endBefore(before!.board, 'k8')).toBeNull();
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

  describe('of a whole turn', () => {
    const all = async (start: string, ...actions: string[]) => {
      const views = await played(start, ...actions);
      return tellAll(views.slice(1).map((after, i) => ({ seat: '1', before: views[i]!, after })));
    };
    const near = 'j9:i11,j10,j11+0/j13:j14+0 1 21 - - - 0';

    it('tell the roll, and what is laid aside only until something moves', async () => {
      expect(await all(kBegin, 'roll 61', 'use 7')).toBe('Owl rolls 6 and 1.');
      expect(await all(kBegin, 'roll 61', 'use 6')).toBe('Owl rolls 6 and 1. Owl uses 6.');
      expect(await all(near, 'use 2', 'i11-i12')).toBe('Owl moves a piece one step.');
    });

    it('tell how many went how far, and what fell', async () => {
      expect(await all(near, 'use 2', 'i11-i12', 'i12-j12')).toBe(
        'Owl moves a piece 2 steps. Bear’s totem is touched: Bear is out.',
      );
      expect(await all(kShare, 'i9-i10', 'end', 'k8-k9')).toBe(
        'Owl moves 2 pieces, 2 steps in all. Bear loses 2 pieces.',
      );
      expect(await all(kShare, 'i9-i10', 'end', 'j7-i8')).toBe(
        'Owl moves the totem and a piece, 2 steps in all. Bear loses a piece.',
      );
    });

    it('tell a new piece without the name of its space, and a second turn', async () => {
      const twelve = 'j7:i7,i8,j8,k6,k7+12/j14:i14,i15,j13,j15,k13,k14+12 1 66 - - - 0';
      expect(await all(twelve, '+j6')).toBe(
        'Owl puts a new piece next to the totem. Two sixes: Owl plays again.',
      );
    });

    it('begin with the roll, and anew with whoever leaves the game', () => {
      const [roll, step, out] = (['roll', 'step', 'out'] as const).map(
        (deed) => ({ deed }) as TotemMove,
      );
      expect(toldFrom([roll!, step!, roll!, step!, step!])).toBe(2);
      expect(toldFrom([roll!, step!, out!])).toBe(2);
      expect(toldFrom([roll!, step!, out!, step!])).toBe(2);
    });
  });

  it('ask after two sixes where the table leaves that open', async () => {
    const twelve = 'j7:i7,i8,j8,k6,k7+12/j14:i14,i15,j13,j15,k13,k14+12 1 66 - - - 0';
    const after = (...actions: string[]) => playedWith({ twelve: 'may' }, twelve, ...actions);
    const [, asked, again] = await after('+j6', 'again');
    expect(prompt(asked!, 'Owl')).toBe('Owl: two sixes! Roll again, or leave it?');
    expect(asked!.board.moves.map(moveName)).toEqual(['roll again', 'leave the extra turn']);
    expect(told([asked!, again!])).toBe('Two sixes: Owl plays again.');
    const [, , left] = await after('+j6', 'leave');
    expect(told([asked!, left!])).toBe('Owl leaves the extra turn.');
    expect(prompt(left!, 'Bear')).toBe('Bear: roll the dice.');
  });

  it('tell who leaves a table of three', async () => {
    const table = await keeper();
    const seats = { 1: { person: true }, 2: { person: true }, 3: { person: true } } as const;
    const before = table.open({ game: 'totem', options: { seats: '3' }, seats }).view;
    const after = table.end('resigned 2');
    expect(tell({ seat: '2', before, after: after.view })).toBe(
      'Bear is out of the game. The others play on.',
    );
    expect(moveName(after.deeds[0] as TotemMove)).toBe('out of the game');
    expect(after.by).toEqual(['2']);
    expect(['1', '2'].map((seat) => isOut(after.view, seat))).toEqual([false, true]);
    const last = table.end('resigned 1');
    expect(tell({ seat: '1', before: after.view, after: last.view })).toBe(
      'Owl is out of the game.',
    );
  });

  it('ask for what can be done', async () => {
    const at = async (start: string, ...actions: string[]) =>
      prompt((await played(start, ...actions)).at(-1)!, 'Owl');
    expect(await at(kBegin)).toBe('Owl: roll the dice.');
    expect(await at(kBegin, 'roll 61')).toBe('Owl: use both dice, or lay one aside.');
    expect(await at('j7:i8,j8+12/j14:i14+9 1 55 - - - 0')).toContain('new piece');
    expect(await at(kShare)).toBe('Owl: 2 steps left. Pick a lit piece.');
    const held = prompt((await played(kShare)).at(-1)!, 'Owl', 'i9');
    expect(held).toContain('Owl: 2 steps left. Go to a dot; small ones are further away.');
    expect(await at(kShare, 'i9-i10')).toBe('Owl: one step left. Go on, or end the travel.');
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

describe('turns', () => {
  const deedsOf = (views: View<TotemBoard>[]) => views.slice(1).map(({ board }) => board.last!);

  it('begin with a roll, and leaving belongs to none', () => {
    const deeds = ['start', 'start', 'roll', 'use', 'step', 'roll', 'use', 'out', 'step', 'out'];
    const moves = deeds.map((deed) => ({ deed })) as TotemMove[];
    expect(spans(moves)).toEqual([
      { from: 0, to: 1 },
      { from: 1, to: 2 },
      { from: 2, to: 5 },
      { from: 5, to: 7 },
      { from: 7, to: 8 },
      { from: 8, to: 9 },
      { from: 9, to: 10 },
    ]);
    expect(spans([])).toEqual([]);
  });

  it('are told with what was done and what fell', async () => {
    const start = 'i12:h13,i13,i14+0/j18:j15,j16,j17,k14,l13+5 1 - - - - 0';
    const actions = ['roll 21', 'use 3', 'h13-h14', 'h14-h15', 'h15-i15'];
    const views = await played(start, ...actions);
    const turn = (to: number) => tellTurn(views[0]!, views[to]!, deedsOf(views.slice(0, to + 1)));
    expect(turn(1)).toBe('Owl rolled 2 and 1.');
    expect(turn(3)).toBe('Owl rolled 2 and 1, used 1: one piece moved.');
    expect(turn(5)).toBe('Owl rolled 2 and 1, used 3: one piece moved. Bear loses 3 pieces.');
    const placed = await played('j10:j11,j12+3/j1:i2,j2+5 1 - - - - 0', 'roll 55', '+j9');
    expect(tellTurn(placed[0]!, placed[2]!, deedsOf(placed))).toBe(
      'Owl rolled 5 and 5, put a new piece on the board.',
    );
  });

  it('are planned in a few words, piece by piece', () => {
    const actions = ['use 5', 'j4-j5', 'end', 'j7-i8', 'i8-h8', 'xk4', 'h8-h9', 'h9-i9'];
    expect(planTravels(actions)).toEqual([
      ['j4', 'j5'],
      ['j7', 'i8', 'h8'],
      ['h8', 'h9', 'i9'],
    ]);
    expect(planName(actions)).toBe('use 5: j4–j5, j7–h8, h8–i9, eliminate k4');
    expect(planName(['j7-i8', 'i8-h8'])).toBe('j7–h8');
    expect(planName(['end', 'j7-i8'])).toBe('end the travel, j7–i8');
    expect(planName(['+j9'])).toBe('new piece j9');
    expect(planName(['pass'])).toBe('pass');
  });

  it('have reasons in words, the two weightiest', () => {
    expect(reasonName([])).toBe('');
    expect(reasonName([{ kind: 'touches_totem', seat: '2' }])).toBe('That touches Bear’s totem.');
    expect(reasonName([{ kind: 'takes', count: 2 }, { kind: 'guards' }, { kind: 'gathers' }])).toBe(
      'That takes 2 pieces and guards your totem.',
    );
  });

  it('explain a hint as a plan with its reason', async () => {
    const [view] = await played(kBegin);
    const plan = { actions: ['use 3', 'i18-i17'], reasons: [{ kind: 'approaches', seat: '2' }] };
    const analysis = { policy: [], value: { 1: 0.543 }, plan } as unknown as Analysis;
    expect(explain(analysis, view!)).toBe(
      'A plan for the turn: use 3: i18–i17. That comes closer to Bear. Chance to win: 54%.',
    );
    const actions = ['use 3', 'i18-i17', 'end', 'k18-k17'];
    expect(explain({ ...analysis, plan: { ...analysis.plan!, actions } }, view!)).toContain(
      'k18–k17. End each travel before the next piece goes.',
    );
  });
});

it('a step of the computer is watched more briefly than a roll', async () => {
  const views = await played(kBegin, 'roll 61', 'use 7', 'i18-i17');
  expect(pace(views[3]!)).toBeLessThan(pace(views[1]!));
});
