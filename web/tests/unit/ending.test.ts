// Why a game ended and where it turned, in sentences with their numbers.
import { describe, expect, it, vi } from 'vitest';
import type { GameModule } from '../../src/boards/board';
import { why as whyTokan } from '../../src/boards/tokan/why';
import { why as whyTotem } from '../../src/boards/totem/why';
import { why as whyTwoPaths } from '../../src/boards/two_paths/why';
import { cornersOf } from '../../src/boards/totem/corners';
import type { Reason, Review, TotemBoard, View } from '../../src/engine/protocol';
import { othersPlayOn, outcome } from '../../src/pages/outcome';
import { turningPoint } from '../../src/pages/turning';
import { shareOf } from '../../src/words/share';
import { languages, speak, words } from '../../src/words/words.svelte';

const view = (reason: Reason, more: object): View =>
  ({ winner: null, options: {}, board: {}, reason, ...more }) as unknown as View;

describe('the end of Tokan', () => {
  const board = {
    classic: { r: 12, b: 9 },
    heads: { r: 15, b: 15 },
    towers: { r: [4, 3], b: [4, 2, 2] },
  };
  const said = (by: Reason['by'], more = {}, end: 'no_move' | 'only_taboo' = 'no_move') =>
    whyTokan(view({ end, seat: 'b', by }, { board, ...more }));

  it('names who could not move, and whether only the taboo forbade it (T11)', () => {
    expect(said('towers')).toBe('Black cannot move any more. 12 : 9 on towers.');
    expect(said('heads', {}, 'only_taboo')).toBe(
      'Black could only move onto the taboo stack. 15 : 15 on heads.',
    );
  });

  it('tells which towers decided where the heads are equal (T13)', () => {
    const further = said('tie_break', { winner: 'r' });
    expect(further).toContain('the first towers that differ are 3 : 2, so Red is ahead');
    const taller = { ...board, towers: { r: [5], b: [4, 2] } };
    expect(said('tie_break', { winner: 'r', board: taller })).toContain(
      '15 : 15 on heads; Red’s tallest tower is higher (5 : 4).',
    );
    const more = { ...board, towers: { r: [4], b: [4, 2] } };
    expect(said('tie_break', { winner: 'b', board: more })).toContain('0 : 2, so Black is ahead');
  });

  it('calls a draw what is equal in everything', () => {
    expect(said('equal', { options: { score: 'heads' } })).toContain('the towers are alike');
    expect(said('equal', { options: { score: 'classic' } })).toContain('12 : 9 on towers.');
  });
});

it('the end of Two Paths is the third animal (P12)', () => {
  const reason: Reason = { end: 'arrived', seat: 's', by: null };
  expect(whyTwoPaths(view(reason, {}))).toBe('South’s third animal has arrived.');
});

it('the end of Totem is the last totem or one of its draws (H17, H18)', () => {
  const said = (end: Reason['end']) =>
    whyTotem(view({ end, seat: '2', by: null }, { options: { quiet_limit: '100' } }));
  expect(said('last_totem')).toBe('Bear has the last totem.');
  expect(said('one_piece_each')).toContain('one piece and no reserve');
  expect(said('no_pieces')).toContain('Nobody left');
  expect(said('quiet_limit')).toContain('For 100 turns');
  expect(said('resigned')).toBe('');
});

describe('a game that did not end by its rules', () => {
  const module = { seatName: () => 'Red', why: () => '' } as unknown as GameModule;
  const [ann, ben] = ['Ann', 'Ben'].map((name) => ({ person: true as const, name }));
  const told = (end: Reason['end'], seats: Parameters<typeof outcome>[1]) =>
    outcome(view({ end, seat: 'r', by: null }, { winner: 'b' }), seats, module);
  const far = { elsewhere: true as const };

  it('tells whoever lost it "you", at a device of their own', () => {
    const mine = { r: ann!, b: { ...ben!, ...far } };
    expect(told('time', mine)).toBe('Your time has run out. You have lost.');
    expect(told('resigned', mine)).toBe('You have given up. You have lost.');
    expect(told('resigned', { r: ann!, b: { person: false, level: '1' } })).toContain('You have');
  });

  it('tells the others, and several at one device, who it was', () => {
    const theirs = { r: { ...ann!, ...far }, b: ben! };
    expect(told('time', theirs)).toBe('Ann (Red) has run out of time. You have won!');
    expect(told('resigned', { r: ann!, b: ben! })).toContain('Ann (Red) has given up.');
  });
});

it('giving up leaves a game to the others where more than one of them is left', () => {
  const seats = { 1: { person: true }, 2: { person: true }, 3: { person: true } } as const;
  const among = (out: string[]) =>
    othersPlayOn({} as View, seats, {
      isOut: (_: View, seat: string) => out.includes(seat),
    } as unknown as GameModule);
  expect(among([])).toBe(true);
  expect(among(['2'])).toBe(false);
});

describe('the turning point', () => {
  const reviewed = (...costs: [string, number][]) =>
    ({ actions: costs.map(([seat, cost]) => ({ seat, cost })) }) as unknown as Review;

  it('is the costliest choice of those who did not win, the last of equal ones', () => {
    const review = reviewed(['r', 0.9], ['b', 0.4], ['r', 0], ['b', 0.4]);
    expect(turningPoint(review, 'r')).toMatchObject({ ply: 3, number: 4, seat: 'b', cost: 0.4 });
  });

  it('is a whole turn where turns are judged', () => {
    const turns = [
      { seat: '1', from: 0, cost: 0.2 },
      { seat: '2', from: 6, cost: 0.4 },
    ];
    expect(turningPoint({ actions: [], turns } as unknown as Review, '1')).toEqual({
      ...{ ply: 7, number: 2, seat: '2', cost: 0.4, turns: true },
    });
  });

  it('is not told where nothing cost much', () => {
    expect(turningPoint(reviewed(['r', 0.9], ['b', 0.05]), 'r')).toBeNull();
  });
});

describe('what a choice cost', () => {
  it('is said in the share that is nearest', () => {
    const said = [0.1, 0.14, 0.2, 0.24, 0.3, 0.45, 0.6, 0.77, 1].map(shareOf);
    expect(said.join(' ')).toBe(
      'tenth tenth fifth quarter third half twoThirds threeQuarters nineTenths',
    );
  });

  it('is a sentence without per cent in every language', async () => {
    vi.stubGlobal('document', { documentElement: {} });
    const sentences = [];
    for (const language of [...languages, 'en'] as const) {
      await speak(language);
      sentences.push(words().story.turning(7, 'X', shareOf(0.2), true));
    }
    vi.unstubAllGlobals();
    expect(new Set(sentences).size).toBe(languages.length);
    for (const said of sentences) {
      expect(said).toContain('7 (X)');
      expect(said).not.toMatch(/100|%/);
    }
    expect(sentences[0]).toBe(
      'Turning point: turn 7 (X). It cost about a fifth of the chance to win.',
    );
  });
});

it('seats of Totem have the corner that is nearest to their totem', () => {
  const players = ['j18', 'r6', 'j2', 'b14'].map((totem) => ({ totem }));
  const corners = cornersOf({ players } as unknown as TotemBoard);
  expect(corners[0]!.side).toBe(1);
  expect(corners[1]!.y).toBeGreaterThan(0);
  expect(corners[2]!.side).toBe(-1);
  expect(corners[3]!.y).toBeLessThan(0);
  expect(new Set(corners).size).toBe(4);
});
