// What look back and the editor share.
import { describe, expect, it } from 'vitest';
import { bestChoices } from '../../src/pages/best_choices';
import { adviceMarks } from '../../src/pages/hint_marks';
import { compared } from '../../src/pages/play/retry';
import { alone, playerName } from '../../src/pages/names';
import { after, stepFor } from '../../src/pages/look/keys';
import { atThisDevice, fromElsewhere } from '../../src/table/seats';
import type { Seats } from '../../src/table/calls';

const choice = (action: string, value: number) => ({ action, probability: 0, value });

describe('the best choices', () => {
  const policy = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name, i) => choice(name, 1 - i / 10));
  const analysis = { value: {}, exact: false, policy, pv: [], depth: 3, nodes: 1, ms: 1 };
  const names = (played?: string) => bestChoices(analysis, played).map(({ action }) => action);

  it('are five', () => {
    expect(names()).toEqual(['a', 'b', 'c', 'd', 'e']);
  });
  it('are followed by what was played, where that is none of them', () => {
    expect(names('b')).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(names('g')).toEqual(['a', 'b', 'c', 'd', 'e', 'g']);
    expect(names('unknown')).toEqual(['a', 'b', 'c', 'd', 'e']);
  });
});

describe('keys that look back', () => {
  it('step through the game, or mean nothing', () => {
    const keys = ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'ArrowUp'];
    expect(keys.map((key) => stepFor(key, 5, 9))).toEqual([4, 6, 0, 9, null]);
  });
  it('lead from mistake to mistake, and round', () => {
    expect([0, 2, 4, 7].map((ply) => after([2, 7], ply))).toEqual([2, 7, 7, 2]);
  });
});

describe('who plays in a game from elsewhere', () => {
  const seats: Seats = { r: { person: true }, b: { person: false, level: '3' } };

  it('is not the one at this device, until it is played on here', () => {
    expect([alone(seats), playerName(seats, 'r')]).toEqual(['r', 'You']);
    const shared = fromElsewhere(seats);
    expect([alone(shared), playerName(shared, 'r')]).toEqual([null, 'Player 1']);
    expect(playerName(shared, 'b')).toBe(playerName(seats, 'b'));
    expect(atThisDevice(shared)).toEqual(seats);
  });
  it('is called by name', () => {
    expect(playerName(fromElsewhere({ r: { person: true, name: 'Ann' } }), 'r')).toBe('Ann');
  });
});

describe('a hint while playing', () => {
  const analysis = { value: {}, exact: false, pv: ['a', 'x', 'y'], depth: 3, nodes: 1, ms: 1 };
  const sure = [{ ...choice('a', 0.6), probability: 1 }, choice('b', 0.5), choice('c', 0.4)];
  const drawn = (marks: { action: string; kind: string }[]) =>
    marks.map(({ action, kind }) => `${action} ${kind}`);

  it('draws the best choice and the runner-up, and nothing that comes later', () => {
    expect(drawn(adviceMarks({ ...analysis, policy: sure }))).toEqual(['b expected', 'a hint']);
  });
  it('draws only the best where that is certain, or where choices are mixed', () => {
    expect(drawn(adviceMarks({ ...analysis, exact: true, policy: sure }))).toEqual(['a hint']);
    const mixed = ['a', 'b'].map((name) => ({ ...choice(name, 0.5), probability: 0.5 }));
    expect(drawn(adviceMarks({ ...analysis, policy: [...mixed, choice('c', 0.1)] }))).toEqual([
      'a hint',
      'b hint',
    ]);
  });
});

describe('a step that is tried again', () => {
  const retry = { step: '0/3', ply: 3, played: 'b', worth: { a: 0.5, b: 0.25, c: 0.375 } };
  it('is compared with what was played, where that is known', () => {
    expect(compared(retry, 3, 'a')).toEqual({ best: true, gain: 0.25 });
    expect(compared(retry, 3, 'c')).toEqual({ best: false, gain: 0.125 });
    expect(compared(retry, 3, 'b')).toEqual({ best: false, gain: 0 });
    expect(compared(retry, 3, 'x')).toBe(null);
    expect(compared(retry, 4, 'a')).toBe(null);
    expect(compared({ ...retry, worth: {} }, 3, 'a')).toBe(null);
  });
});
