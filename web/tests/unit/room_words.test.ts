// What a room says: clocks, options, offers and the line below the seats.
import { describe, expect, it } from 'vitest';
import { passed, ruleInWords, shownTime, spokenTime } from '../../src/pages/room/clock_words';
import { awaitsInWords } from '../../src/pages/room/awaits';
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
  ...{ anchors: true, connected: true, away: null, mine: at === 0, renewed: false, ...more },
});
const allHere = [chair(0), chair(1), chair(2)];
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

  it('says who is away, whoever is waited for', () => {
    const turnOf = (at: number) => ({ waiting: { need: 'decision', chairs: [at], mine: false } });
    const away = { text: 'Cid is away.', warn: false, gone: true };
    for (const at of [1, 2]) expect(lineOf(room(turnOf(at)), say)).toEqual(away);
    expect(lineOf(room({ chairs: allHere }), say).text).toBe(say.line.online);
  });

  it('asks for an answer that may be out of sight', () => {
    const offers = [
      { version: 3, offer: 'draw', by: 1, about: null, mine: false, answered: false },
    ];
    expect(lineOf(room({ offers }), say)).toEqual({
      text: 'Bob offers a draw. Do you agree?',
      warn: true,
      asks: true,
    });
    expect(lineOf(room({ offers, myChair: null }), say).asks).toBeUndefined();
  });

  it('tells how the games of a table stand, once there was one before', () => {
    const tally = { names: ['Bob', 'Ann'], points: [1, 2.5] };
    const chairs = [chair(0, { name: 'Bob', mine: false }), chair(1, { name: 'Ann', mine: true })];
    const line = (more: object) => lineOf(room({ chairs, ...more }), say);
    expect(line({ tally })).toMatchObject({ text: 'So far: Ann 2½ – Bob 1', quiet: true });
    expect(line({ tally: { ...tally, points: [0.5, 0] } }).text).toBe('So far: Ann 0 – Bob ½');
    expect(line({ tally: null }).text).toBe(say.line.online);
  });

  it('tells a spectator', () => {
    expect(lineOf(room({ mySeat: null, chairs: allHere }), say).text).toBe(say.line.watching);
  });

  it('is heard only where somebody has to know', () => {
    const heard = (more: object) => lineOf(room(more), say).quiet ?? false;
    const state = (one: string) => ({ connection: { state: one, since: 0, lag: null } });
    const fine = { chairs: allHere };
    expect([heard(fine), heard({ sending: true }), heard(state('connecting'))]).toEqual([
      true,
      true,
      true,
    ]);
    expect(heard(state('offline'))).toBe(false);
    expect(heard({ waiting: { need: 'links', chairs: [1], mine: false } })).toBe(false);
  });
});

describe('what a game waits for', () => {
  const waits = (need: string, chairs: number[], more: object = {}) =>
    awaitsInWords(room({ waiting: { need, chairs, mine: chairs.includes(0) }, ...more }), say);

  it('names whose device the dice wait for, and says why', () => {
    expect(waits('links', [1, 2])).toBe(
      'The dice wait for the device of Bob and Cid: every device adds a secret number, so that nobody can load them.',
    );
    expect(waits('links', [0, 1])).toContain('device of Bob:');
    expect(waits('links', [0])).toBe(say.awaits.linksMine);
  });

  it('names who has to roll, unless it is for me or a computer to do', () => {
    expect(waits('roll', [1])).toBe('Waiting for Bob to roll the dice.');
    expect(waits('roll', [0])).toBeNull();
    expect(waits('roll', [1], { chairs: [chair(0), chair(1, { name: '' })] })).toBeNull();
  });

  it('tells the two ends of an envelope apart', () => {
    expect(waits('opening', [0])).toBe(say.line.openingMine);
    expect(waits('opening', [1])).toContain('Bob’s device');
    expect(waits('side', [1])).toBe('The key is lost: Bob says which side it was.');
  });

  it('leaves decisions to the game', () => {
    expect(waits('decision', [1])).toBeNull();
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
    expect(told('take_back', true)).toBe('Ann agreed: your last move is taken back.');
    expect(told('take_back', true, false)).toBe('It is taken back.');
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
