// The parts of a room on a device, each by itself: chains in slices, links that are due, clocks, storage,
// draws when somebody goes.
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Chain } from '../../src/fairness/chain';
import { digestOf } from '../../src/fairness/digest';
import { diceOf, rollDraw, startDraw, seedOf } from '../../src/fairness/draw';
import { claimAfter, Clocks } from '../../src/network/clock';
import { Company, type Circumstances } from '../../src/network/company';
import { linksUpTo } from '../../src/network/duties';
import { Facts } from '../../src/network/facts';
import { inviteLink, isRoom, isSecret, onlyHere, seatLink } from '../../src/network/links';
import { Log } from '../../src/network/log';
import { seenName } from '../../src/network/names';
import { lateBy } from '../../src/network/refusals';
import { cameOf } from '../../src/network/showing';
import { openStorage } from '../../src/network/storage';
import { handedOn, tallyOf } from '../../src/network/tally';
import type { Story } from '../../src/network/story';
import type { Result } from '../../src/network/types';
import { readLine, rollAction, type RoomEvent } from '../../src/network/wire';
import { firstDigest, nextDigest } from '../../src/fairness/story';

describe('a chain', () => {
  it('made in slices is the same, with pauses in between', async () => {
    const key = digestOf('a key');
    const pause = vi.fn(() => Promise.resolve());
    const sliced = await Chain.inSlices('help', key, pause);
    const whole = new Chain('help', key);
    for (const i of [0, 1, 99, 100, 101, 9_999, 10_000]) expect(sliced.link(i)).toBe(whole.link(i));
    expect(pause.mock.calls.length).toBeGreaterThan(10);
  });
});

describe('a name', () => {
  it('of which nothing is seen is none', () => {
    for (const name of ['', ' ', '\u00ad', '\u3164', '\u200b\u200d', '\ufeff', '\u2800', '\u00a0'])
      expect(seenName(name)).toBe('');
  });

  it('may hold signs that join what is seen', () => {
    const flag = '🏴\u{e0067}\u{e007f}';
    for (const name of [
      'Zoë',
      '👩\u200d🚀',
      '❤\ufe0f\u200d🔥',
      'نا\u200cمه',
      '邉\u{e0100}',
      flag,
      '李',
    ])
      expect(seenName(` ${name} `)).toBe(name);
  });

  it('holds nothing else that is not seen', () => {
    for (const unseen of ['\u00ad', '\u115f', '\u200b', '\u200e', '\u2060', '\u2800', '\u{e0041}'])
      expect(seenName(`An${unseen}na${unseen}`)).toBe('Anna');
    for (const name of ['Anna\u200d', '\u200cAnna', 'Anna \u200d', '\ufe0fAnna'])
      expect(seenName(name)).toBe('Anna');
  });
});

describe('the score of a table and its rematches', () => {
  const seats = ['1', '2', '3'];
  const over = (winner: string | null, out: number[] = [], names = ['Ann', 'Bob', 'Cid']) =>
    ({
      chairs: names.map((name) => ({ name })),
      ...{ order: [1, 2, 0], out, result: { winner } },
      chairOf: Facts.prototype.chairOf,
    }) as unknown as Facts;

  it('is none in the first game, and goes on one seat further in the next', () => {
    expect(tallyOf(null, over('1'), seats)).toBeNull();
    // Seat 1 was Bob's: the next room has Ann, who sat last, first.
    const next = handedOn(null, over('1'), seats);
    expect(next).toEqual({ names: ['Ann', 'Bob', 'Cid'], points: [0, 1, 0] });
  });

  it('counts a win as one, and a draw as a half for all who are still in', () => {
    const before = { names: ['Ann', 'Bob', 'Cid'], points: [1, 0, 0.5] };
    expect(tallyOf(before, over('3'), seats)!.points).toEqual([2, 0, 0.5]);
    expect(tallyOf(before, over('draw', [1]), seats)!.points).toEqual([1.5, 0, 1]);
    expect(tallyOf(before, over(null), seats)!.points).toEqual([1, 0, 0.5]);
  });

  it('begins anew where somebody else sits at the table', () => {
    const before = { names: ['Ann', 'Bob', 'Cid'], points: [1, 0, 0.5] };
    const others = over('2', [], ['Ann', 'Bob', 'Dan']);
    expect(tallyOf(before, others, seats)).toBeNull();
    expect(handedOn(before, others, seats)).toEqual({
      ...{ names: ['Ann', 'Bob', 'Dan'], points: [0, 0, 1] },
    });
  });
});

describe('a line', () => {
  const room = '0'.repeat(32);
  const line = (bytes: string, before: string) =>
    `${bytes.slice(0, -1)},"digest":"${nextDigest(before, bytes)}","room":"${room}"}`;

  it('is believed as far as its digest goes', () => {
    const bytes = '{"version":1,"kind":"hinted","at":5,"name":"a \\",\\"digest\\":\\"b"}';
    const read = readLine(
      `${bytes.slice(0, -1)},"digest":"${'a'.repeat(64)}","view":{"kind":"made"}}`,
    );
    expect(read).toMatchObject({ bytes, digest: 'a'.repeat(64), event: { kind: 'hinted' } });
    expect(readLine('{"version":1}')).toBeNull();
    expect(readLine(',"digest":"')).toBeNull();
  });

  it('has one number for good', () => {
    const log = new Log(room, null);
    const [one, two] = [
      '{"version":1,"kind":"hinted","at":1}',
      '{"version":2,"kind":"hinted","at":2}',
    ];
    const first = readLine(line(one, firstDigest(room)))!;
    expect(log.take(readLine(line(two, first.digest))!)).toEqual({ took: 'gap' });
    expect(log.take(first)).toEqual({ took: 'next' });
    expect(log.take(first)).toEqual({ took: 'known' });
    const other = readLine(line('{"version":1,"kind":"hinted","at":9}', firstDigest(room)))!;
    expect(log.take(other)).toEqual({ took: 'misfit', misfit: 'order' });
    const wrong = readLine(line(two, firstDigest(room)))!;
    expect(log.take(wrong)).toEqual({ took: 'misfit', misfit: 'digest' });
    expect(log.take(readLine(line(two, first.digest))!)).toEqual({ took: 'next' });
    expect(log.version).toBe(2);
  });
});

describe('clocks', () => {
  it('run for whoever owes something, and give back a bounded credit', () => {
    const clocks = new Clocks({ minutes: 1, increment: 2 }, 2);
    clocks.pass([0], 10_000, 0, 300);
    expect(clocks.after([], 0)).toEqual([50_300, 60_000]);
    clocks.pass([0], 10_000, 0, 9_000);
    clocks.moved(0);
    expect(clocks.after([1], 5_000)).toEqual([42_800, 55_000]);
    clocks.pass([0], 100, 0, 500); // nobody gains by a credit
    expect(clocks.after([], 0)[0]).toBe(42_800);
    for (let i = 0; i < 60; ++i) clocks.pass([1], 500, 1, 500);
    expect(clocks.after([], 0)[1]).toBe(50_000); // 20 seconds a game, and no more
    clocks.pass([1], 1e9, null, 0);
    expect(clocks.after([], 0)[1]).toBe(0);
  });

  it('by days begin anew with every move', () => {
    const clocks = new Clocks({ days: 2 }, 2);
    clocks.pass([1], 3_600_000, 1, 0);
    clocks.moved(1);
    expect(clocks.after([], 0)[1]).toBe(2 * 86_400_000);
  });

  it('say how long somebody may be gone', () => {
    expect(claimAfter(null)).toBe(300_000);
    expect(claimAfter({ minutes: 10, increment: 5 })).toBe(80_000);
    expect(claimAfter({ minutes: 1, increment: 0 })).toBe(30_000);
    expect(claimAfter({ minutes: 60, increment: 30 })).toBe(180_000);
    expect(claimAfter({ days: 3 })).toBeNull();
  });
});

describe('links that are due', () => {
  const seats = ['1', '2', '3'];
  const due = (standing: object | null, k = 5, chair = 0) =>
    linksUpTo(
      {
        standing: standing && { turn: 'chance', mover: '2', dice: false, out: [], ...standing },
        seats,
        facts: { seatOf: (at: number) => seats[at] },
        company: { nextDraw: () => ({ k }) },
      } as unknown as Story,
      chair,
    );

  it('reach to the own next turn and one more', () => {
    expect(due(null)).toBe(1); // draw 0
    expect(due({})).toBe(8); // draws 5 and 6 are the others', and one more
    expect(due({ turn: 'decision', dice: true })).toBe(7);
    expect(due({ mover: '3' })).toBe(7);
    expect(due({ mover: '3', turn: 'decision', dice: true })).toBe(6);
    expect(due({ out: ['3'] })).toBe(7);
  });

  it('are none at the own turn, before the dice mean anything, and where there are none', () => {
    expect(due({ mover: '1' })).toBe(0);
    expect(due({ mover: '1', turn: 'decision', dice: true })).toBe(0);
    expect(due({ turn: 'decision', dice: false })).toBe(0);
    expect(due({ dice: null })).toBe(0);
    expect(due({ turn: 'over' })).toBe(0);
    expect(due({ out: ['1'] })).toBe(0);
  });
});

describe('the company of the draws', () => {
  const room = 'a'.repeat(32);
  const server = new Chain('server', digestOf('server'));
  const people = [0, 1, 2].map((i) => ({
    own: new Chain('own', digestOf(`key ${i}`)),
    help: new Chain('help', digestOf(`key ${i}`)),
  }));
  const seats = ['1', '2', '3'];
  const anchors = people.map(({ own, help }) => ({ own: own.anchor, help: help.anchor }));
  let version = 0;
  const nobodyOut: Circumstances = {
    ...{ seats, pending: null, out: [], rolledNext: '1', rollsNext: '1' },
  };
  const check = (company: Company, event: object, more: Partial<Circumstances> = {}) =>
    company.check({ version: ++version, at: 0, ...event } as RoomEvent, { ...nobodyOut, ...more });
  const linked = (chair: number, from: number, to: number) => ({
    ...{ kind: 'linked', chair, from },
    links: Array.from({ length: to - from + 1 }, (_, i) => people[chair]!.help.link(from + i)),
  });
  const rolled = (k: number, roller: number, chairs: number[]) => {
    const link = people[roller]!.own.link(k + 1);
    const links = seats.map((_, chair) => {
      if (chair === roller) return link;
      return chairs.includes(chair) ? people[chair]!.help.link(k + 1) : null;
    });
    const seat = seats[roller]!;
    const dice = diceOf(rollDraw(room, k, seat, server.link(k + 1), links));
    return {
      kind: 'rolled',
      k,
      seat,
      link,
      server: server.link(k + 1),
      actions: [rollAction(dice)],
    };
  };

  function started(): Company {
    const company = new Company(room);
    const chairs = anchors.map((each) => ({ kind: 'person', name: 'x', anchors: each }));
    const made = { kind: 'made', room, chairs, order: 'given', anchor: server.anchor };
    expect(check(company, made)).toBeNull();
    expect(check(company, { kind: 'sealed', anchors })).toBeNull();
    for (const chair of [0, 1, 2]) expect(check(company, linked(chair, 1, 1))).toBeNull();
    const draw = startDraw(
      room,
      server.link(1),
      people.map(({ help }) => help.link(1)),
    );
    const start = { kind: 'started', server: server.link(1), order: [0, 1, 2], seed: seedOf(draw) };
    expect(check(company, start)).toBeNull();
    return company;
  }

  it('needs the links of everybody but the roller', () => {
    const company = started();
    expect(company.missing(0)).toEqual([1, 2]);
    expect(check(company, linked(1, 2, 4))).toBeNull();
    expect(check(company, rolled(1, 0, [1, 2]))).toBe('links_missing');
    expect(check(company, linked(2, 2, 2))).toBeNull();
    expect(check(company, rolled(1, 0, [1]))).toBe('server_anchor'); // its link was told already
  });

  it('gets no link that does not lead to its anchor', () => {
    const company = started();
    expect(check(company, { ...linked(1, 2, 2), chair: 2 })).toBe('link');
    expect(
      check(company, {
        ...linked(1, 2, 3),
        links: [people[1]!.help.link(3), people[1]!.help.link(3)],
      }),
    ).toBe('link');
  });

  it('keeps the next draw as it was if its roller could foresee it, and skips all others', () => {
    const company = started();
    check(company, linked(1, 2, 5));
    check(company, linked(2, 2, 3));
    // The third goes while the first is to roll: all links of draw 1 are there.
    const gone = { kind: 'resigned', seat: '3', actions: ['out 3'] };
    expect(check(company, gone, { out: ['3'] })).toBeNull();
    expect(company.nextDraw().k).toBe(1);
    expect(check(company, rolled(1, 0, [1, 2]), { out: ['3'] })).toBeNull();
    // Links up to 5 were handed over before; the next draw uses the sixth.
    expect(company.nextDraw().k).toBe(5);
    expect(company.missing(0)).toEqual([1]);
  });

  it('skips the next draw, too, where its links were not all there', () => {
    const company = started();
    check(company, linked(1, 2, 5));
    const gone = { kind: 'resigned', seat: '3', actions: ['out 3'] };
    check(company, gone, { out: ['3'] });
    expect(company.nextDraw().k).toBe(5);
    check(company, linked(1, 6, 6), { out: ['3'] });
    expect(check(company, rolled(5, 0, [1]), { out: ['3'] })).toBeNull();
  });

  it('skips it where another one rolls now', () => {
    const company = started();
    check(company, linked(1, 2, 3));
    check(company, linked(2, 2, 3));
    const gone = { kind: 'resigned', seat: '1', actions: ['out 1'] };
    check(company, gone, { out: ['1'], rollsNext: '2' });
    expect(company.nextDraw().k).toBe(3);
    expect(company.missing(1)).toEqual([2]);
  });
});

describe('the facts of a log', () => {
  it('remember who has left the game, and why', () => {
    const facts = new Facts();
    const gone = { version: 9, at: 0, seat: '3', actions: ['out 3'] };
    facts.take({ ...gone, kind: 'flagged' });
    facts.take({ ...gone, kind: 'resigned', seat: '1', actions: ['out 1'] });
    expect(facts.went).toEqual([
      { seat: '3', why: 'flagged' },
      { seat: '1', why: 'resigned' },
    ]);
    expect(facts.actions).toEqual(['out 3', 'out 1']);
  });
});

describe('storage', () => {
  beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));
  afterEach(() => vi.unstubAllGlobals());

  const texts = () => {
    const kept: Record<string, string> = {};
    const hidden = (name: string, value: unknown) => Object.defineProperty(kept, name, { value });
    hidden('getItem', (key: string) => kept[key] ?? null);
    hidden('setItem', (key: string, text: string) => void (kept[key] = text));
    hidden('removeItem', (key: string) => void delete kept[key]);
    return kept;
  };
  async function keeps() {
    const storage = await openStorage();
    await storage.put('seats', 'b', { room: 'b' });
    await storage.put('seats', 'a', { room: 'a' });
    await storage.put('outbox', 'a', { other: true });
    await storage.remove('seats', 'b');
    expect(await storage.get('seats', 'a')).toEqual({ room: 'a' });
    expect(await storage.get('seats', 'b')).toBeUndefined();
    expect(await storage.all('seats')).toEqual([{ room: 'a' }]);
    return storage.kept;
  }

  it('is the database of the browser', async () => {
    expect(await keeps()).toBe('database');
  });
  it('is its local storage where there is no database', async () => {
    vi.stubGlobal('indexedDB', undefined);
    vi.stubGlobal('localStorage', texts());
    expect(await keeps()).toBe('local');
  });
  it('is memory where nothing else is left, and says so', async () => {
    vi.stubGlobal('indexedDB', undefined);
    vi.stubGlobal('localStorage', undefined);
    expect(await keeps()).toBe('memory');
  });
});

describe('what is told', () => {
  it('says who was faster', () => {
    const events = [
      { kind: 'linked', chair: 0 },
      { kind: 'acted', chair: 1 },
    ];
    expect(lateBy('act', { events })).toEqual({ cmd: 'act', because: 'moved', by: 1 });
    expect(lateBy('answer', {})).toEqual({ cmd: 'answer', because: 'other', by: null });
  });

  it('has its secrets behind the #', () => {
    const [room, secret] = ['1'.repeat(32), '2'.repeat(64)];
    const secrets = { token: secret, key: '3'.repeat(64) };
    for (const link of [
      inviteLink('http://h/', room, secret),
      seatLink('http://h/', room, secrets),
    ])
      expect(new URL(link).hash).toContain(secret);
    expect([isRoom(room), isRoom('x'), isSecret(secret), isSecret(undefined)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it('lead nowhere on other devices where they name this computer as itself', () => {
    for (const host of ['localhost:8321', 'a.localhost', '127.0.0.1:8321', '[::1]:8321'])
      expect(onlyHere(`http://${host}/#/room/x`), host).toBe(true);
    for (const host of ['192.168.1.7:8321', 'kitchen.local', 'localhost.example.org', '[fd00::1]'])
      expect(onlyHere(`http://${host}/#/room/x`), host).toBe(false);
  });
});

describe('what came of a game for a seat', () => {
  const result = (more: Partial<Result>): Result => ({
    ...{ winner: null, ended: null, reason: null, calledOff: false, by: null, closed: null },
    ...more,
  });
  it.each<[Partial<Result>, string | null]>([
    [{ winner: 'r' }, 'won'],
    [{ winner: 'b' }, 'lost'],
    [{ winner: 'draw' }, 'drawn'],
    [{ calledOff: true, by: 0 }, 'calledOff'],
    [{ closed: 'maker' }, null],
  ])('%j is %s', (more, came) => {
    expect(cameOf(result(more), 'r')).toBe(came);
  });
  it('is nothing before its end, and nothing for whoever watches', () => {
    expect(cameOf(null, 'r')).toBeNull();
    expect(cameOf(result({ winner: 'r' }), null)).toBeNull();
  });
});
