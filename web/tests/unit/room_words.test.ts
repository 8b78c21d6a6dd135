// What a room says: clocks, options, offers and the line below the seats.
import { describe, expect, it } from 'vitest';
import { passed, ruleInWords, shownTime, spokenTime } from '../../src/pages/room/clock_words';
import { lineOf } from '../../src/pages/room/line';
import { asked, cameOf, mine } from '../../src/pages/room/offers';
import { optionsInWords } from '../../src/pages/room/options_words';
import { reasonOf } from '../../src/pages/room/Sorry.svelte';
import type { RoomClient } from '../../src/network/room.svelte';
import type { Chair, Offer } from '../../src/network/types';
import say from '../../src/words/en/room';
import setup from '../../src/words/en/setup';
import { ask } from './engine_lines';

describe('a clock', () => {
  it.each([
    [90_061_000, '1 day 1 h'],
    [3_723_000, '1:02:03'],
    [431_900, '7:11'],
    [60_000, '1:00'],
    [9_940, '0:09.9'],
    [-5, '0:00.0'],
  ])('shows %i milliseconds as %s', (left, shown) => {
    expect(shownTime(left, say)).toBe(shown);
  });

  it.each([
    [200_000_000, '2 days'],
    [7_300_000, '2 hours'],
    [61_000, '1 minute'],
    [9_100, '10 seconds'],
  ])('says %i milliseconds as %s', (left, said) => {
    expect(spokenTime(left, say)).toBe(said);
  });

  it('is announced at one minute and at ten seconds, and at no other time', () => {
    expect(passed(60_200, 59_800)).toBe(60_000);
    expect(passed(10_100, 10_000)).toBe(10_000);
    expect(passed(59_800, 59_600)).toBeNull();
    expect(passed(50_000, 70_000)).toBeNull();
  });

  it('has its rule told', () => {
    expect(ruleInWords(null, say)).toBe('No clock');
    expect(ruleInWords({ days: 1 }, say)).toBe('One day for a turn');
    expect(ruleInWords({ minutes: 3, increment: 0 }, say)).toBe('3 minutes each');
    expect(ruleInWords({ minutes: 1, increment: 2 }, say)).toBe(
      'One minute each, 2 seconds more with every move',
    );
  });
});

describe('the options of a table', () => {
  const { games } = ask({ cmd: 'games' });
  const tokan = games.find(({ game }) => game === 'tokan')!;

  it('are told by their names', () => {
    const told = optionsInWords(tokan, { score: 'heads', setup: 'deal' }, setup);
    expect(told).toEqual(['Scoring: Heads', 'Set-up: Random']);
  });

  it('say nothing of what is not chosen at a table', () => {
    expect(optionsInWords(tokan, { study: 'yes' }, setup)).toEqual([]);
  });
});

const chair = (at: number, more: Partial<Chair> = {}): Chair => ({
  ...{ chair: at, kind: 'person', name: ['Ann', 'Bob', 'Cid'][at]!, level: null, seat: null },
  ...{ anchors: true, connected: true, away: null, mine: at === 0, ...more },
});
const room = (more: object): RoomClient =>
  ({
    connection: { state: 'online', since: 0, lag: null },
    phase: 'playing',
    chairs: [chair(0), chair(1), chair(2, { connected: false, away: 0 })],
    ...{ myChair: 0, mySeat: '1', offers: [], sending: false, waiting: null, ...more },
  }) as unknown as RoomClient;

describe('the line below the seats', () => {
  it('tells of a lost connection before all else, and that the move is kept', () => {
    const connection = { state: 'offline', since: 0, lag: null };
    expect(lineOf(room({ connection }), say).text).toBe(say.line.offline);
    expect(lineOf(room({ connection, sending: true }), say)).toEqual({
      text: say.line.resend,
      warn: true,
    });
  });

  it('names the device that is waited for', () => {
    const waiting = { need: 'links', chairs: [1, 2], mine: false };
    expect(lineOf(room({ waiting }), say).text).toBe('Waiting for the device of Bob and Cid.');
  });

  it('says who is away only where that one is waited for', () => {
    const turnOf = (at: number) => ({ waiting: { need: 'decision', chairs: [at], mine: false } });
    expect(lineOf(room(turnOf(2)), say)).toEqual({ text: 'Cid is away.', warn: false, gone: true });
    expect(lineOf(room(turnOf(1)), say).text).toBe(say.line.online);
  });

  it('asks for an answer that may be out of sight', () => {
    const offers = [
      { version: 3, offer: 'draw', by: 1, about: null, mine: false, answered: false },
    ];
    expect(lineOf(room({ offers }), say).asks).toBe(true);
    expect(lineOf(room({ offers, myChair: null }), say).asks).toBeUndefined();
  });

  it('tells a spectator', () => {
    expect(lineOf(room({ mySeat: null }), say).text).toBe(say.line.watching);
  });
});

describe('an offer', () => {
  const offer = (kind: Offer['offer'], about: number | null = null): Offer => ({
    ...{ version: 1, offer: kind, by: 1, about, mine: false, answered: false },
  });
  it('names who asks and whom it is about', () => {
    expect(asked(offer('draw'), 'Bob', '', say)).toContain('Bob');
    expect(asked(offer('replace', 2), 'Bob', 'Cid', say)).toBe(
      'Bob asks whether the computer should play on for Cid.',
    );
    expect(mine(offer('reseat', 2), 'Cid', say)).toContain('Cid');
  });
  it('tells whoever asked what came of it', () => {
    const told = (kind: Offer['offer'], agreed: boolean, mine = true) =>
      cameOf(
        { ...offer(kind), mine },
        { version: 1, agreed, by: [0] },
        { about: 'Cid', by: 'Ann' },
        say,
      );
    expect(told('rematch', false)).toBe(say.offers.rematch.no);
    expect(told('rematch', true)).toBe('');
    expect(told('replace', false)).toContain('Cid');
    expect(told('take_back', true)).toBe('Ann agreed: the last move is taken back.');
    expect(told('take_back', true, false)).toBe('The last move is taken back.');
    expect(told('take_back', false, false)).toBe('');
    expect(told('hints', true, false)).toBe(say.offers.hintsOn);
  });
});

describe('a refused seat', () => {
  it('is told kindly where the refusal is about the seat', () => {
    expect(reasonOf('not_found')).toBe('absent');
    expect(reasonOf('used_invite')).toBe('taken');
    expect(reasonOf('too_fast')).toBeNull();
  });
});
