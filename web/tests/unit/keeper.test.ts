import { describe, expect, it } from 'vitest';
import type { Request } from '../../src/engine/engine';
import type { TotemBoard, TwoPathsBoard } from '../../src/engine/protocol';
import type { Seats } from '../../src/table/calls';
import { digestOf } from '../../src/fairness/digest';
import { ask } from './engine_lines';
import { keeper } from './table';

const people: Seats = { s: { person: true }, n: { person: true } };
const linedUp = 'hgf/3/3/3/3/3/FHG s 1 -';
const computer = { person: false, level: '2' } as const;

describe('a table of Two Paths', () => {
  const opened = async (seats: Seats = people) => {
    const table = await keeper();
    table.open({ game: 'two-paths', options: {}, start: linedUp, seats });
    return table;
  };

  it('tells nobody the side before the block', async () => {
    const west = (await opened()).play('Fw');
    const east = (await opened()).play('Fe');
    expect(JSON.stringify(west)).toBe(JSON.stringify(east));
    expect((west.view.board as TwoPathsBoard).announced).toBe('F');
  });

  it('tells everybody after it', async () => {
    const table = await opened();
    table.play('Fw');
    expect(table.play('e').history).toEqual(['Fw', 'e']);
  });

  it('seals the side of the computer before the person answers, and opens it after', async () => {
    const table = await opened({ s: computer, n: { person: true } });
    const hidden = await table.decide();
    expect(hidden.seals).toHaveLength(1);
    expect(hidden.seals[0]!.text).toBeUndefined();
    const shown = table.play('w');
    const { digest, text } = shown.seals[0]!;
    expect(digest).toBe(hidden.seals[0]!.digest);
    expect(digestOf(text!)).toBe(digest);
    expect(text!.split(' ')[0]).toBe(shown.history[0]);
  });

  it('gives a player the earlier games to learn from', async () => {
    const before = await opened();
    before.play('Fw');
    const earlier = { records: [before.play('e').record], seats: ['n'] };
    const asked: Request[] = [];
    const table = await keeper(asked);
    const seats: Seats = { s: { person: true }, n: { person: false, level: 'mind-reader' } };
    table.open({ game: 'two-paths', options: {}, start: linedUp, seats });
    table.play('Fw');
    await table.decide(earlier);
    const choose = asked.find(({ cmd }) => cmd === 'choose');
    expect(choose!['earlier']).toEqual(earlier.records);
    expect(choose!['seats']).toEqual(earlier.seats);
  });

  it('takes a guess back together with the choice it answered', async () => {
    const table = await opened();
    table.play('Fw');
    expect(table.play('e').takeBack).toBe(0);
    expect(table.takeBack().history).toEqual([]);
  });

  it('keeps a running game without the side that is still hidden', async () => {
    const table = await opened();
    const { record } = table.play('Fw');
    const again = (await keeper()).openRecord(record);
    expect(again.history).toEqual([]);
    expect(again.view.seat).toBe('s');
  });
});

describe('a game that is given up', () => {
  const seats: Seats = { r: { person: true, name: 'Ann' }, b: computer };
  const given = async () => {
    const table = await keeper();
    const { view } = table.open({ game: 'tokan', options: { begins: 'r' }, seats, seed: '5' });
    table.play(view.actions[0]!);
    return { table, state: table.end('resigned r') };
  };

  it('is over, and the other seat wins', async () => {
    const { state } = await given();
    expect(state.view).toMatchObject({ over: true, winner: 'b', ended: 'resigned r' });
    expect(state.view.actions).toEqual([]);
  });

  it('is written so, and opened so', async () => {
    const { state } = await given();
    const again = (await keeper()).openRecord(state.record);
    expect(again.view).toEqual(state.view);
    expect(again.seats).toEqual(seats);
    expect(again.record).toBe(state.record);
  });

  it('goes on when that is taken back, with every action', async () => {
    const { table, state } = await given();
    const back = table.takeBack();
    expect(back.history).toEqual(state.history);
    expect(back.view).toMatchObject({ over: false, ended: null, seat: 'b' });
  });

  it('can be looked at as it was before', async () => {
    const { table } = await given();
    expect(table.viewAt(0)).toMatchObject({ over: false, ended: null, seat: 'r' });
    expect(table.viewAt(1)).toMatchObject({ over: true, ended: 'resigned r' });
  });

  it('is opened so where only the shelf knew it', async () => {
    const table = await keeper();
    const { record } = table.open({ game: 'tokan', options: {}, seats, seed: '5' });
    const state = (await keeper()).openRecord(record, seats, 'resigned b');
    expect(state.view).toMatchObject({ over: true, winner: 'r' });
  });

  it('goes on without the seat at a table of three', async () => {
    const table = await keeper();
    const three: Seats = { '1': { person: true }, '2': computer, '3': computer };
    table.open({ game: 'totem', options: { seats: '3' }, seats: three });
    const state = table.end('resigned 1');
    expect(state.view).toMatchObject({ over: false, ended: null });
    expect(state.deeds).toEqual([{ action: 'out 1', deed: 'out', seat: '1' }]);
    expect(state.by).toEqual(['1']);
    const last = table.end('resigned 2');
    expect(last.view).toMatchObject({ over: true, winner: '3', ended: 'resigned 2' });
    expect((await keeper()).openRecord(last.record).view).toEqual(last.view);
  });
});

describe('a second game', () => {
  it('has everybody one seat further, and in Tokan the same layout', async () => {
    const table = await keeper();
    const seats: Seats = { r: { person: true, name: 'Ann' }, b: computer };
    const first = table.open({ game: 'tokan', options: { begins: 'r' }, seats, seed: '5' });
    table.play(first.view.actions[0]!);
    const { start, ...rematch } = table.rematch();
    expect(rematch.seats).toEqual({ r: computer, b: { person: true, name: 'Ann' } });
    expect(start!.split(' ')[0]).toBe(first.start.split(' ')[0]);
    expect((await keeper()).open({ ...rematch, start: start! }).history).toEqual([]);
  });
});

describe('who sits where', () => {
  it('is in the record: names of people, levels of computers', async () => {
    const table = await keeper();
    const seats: Seats = { r: { person: true, name: 'Ann' }, b: computer };
    const { record, view } = table.open({ game: 'tokan', options: {}, seats, seed: '5' });
    expect(record).toContain('[Seat.r "Ann"]');
    expect(record).toContain('[Level.b "2"]');
    expect((await keeper()).openRecord(record).seats).toEqual(seats);
    // As records were written before.
    const players = { r: 'Ann', b: 'Menagerie 3' };
    const old = ask({
      cmd: 'record',
      game: 'tokan',
      start: view.position,
      actions: [],
      players,
    }).record;
    expect((await keeper()).openRecord(old).seats['b']).toEqual({ person: false, level: '3' });
  });
});

describe('a table of Tokan', () => {
  const seats: Seats = { r: { person: true }, b: computer };

  it('takes back to the last decision of a person', async () => {
    const table = await keeper();
    const first = table.open({ game: 'tokan', options: { begins: 'r' }, seats, seed: '5' });
    table.play(first.view.actions[0]!);
    const state = await table.decide();
    expect(state.history).toHaveLength(2);
    expect(state.takeBack).toBe(0);
    expect(table.takeBack().view.position).toBe(first.view.position);
  });

  it('refuses an action in the language of the player and changes nothing', async () => {
    const table = await keeper();
    const { view } = table.open({ game: 'tokan', options: {}, seats, seed: '5' });
    table.language('de');
    expect(() => table.play('a1a1')).toThrow(/\w/);
    expect(table.viewAt(0).position).toBe(view.position);
  });

  it('judges a game once, however often that is asked for', async () => {
    const asked: Request[] = [];
    const table = await keeper(asked);
    const open = (seed: string) =>
      table.open({ game: 'tokan', options: { begins: 'r' }, seats, seed });
    open('5');
    const review = await table.review(() => {});
    expect(await table.review(() => {})).toBe(review);
    expect(asked.length).toBe(1);
    open('6');
    await table.review(() => {});
    expect(asked.map(({ cmd }) => cmd)).toEqual(['review', 'review']);
  });

  it('opens what it has recorded', async () => {
    const table = await keeper();
    const { view } = table.open({ game: 'tokan', options: {}, seats, seed: '5' });
    const played = table.play(view.actions[0]!);
    const again = (await keeper()).openRecord(played.record);
    expect(again.view.position).toBe(played.view.position);
    expect(again.options).toEqual(played.options);
  });

  it('refuses a damaged record with its place', async () => {
    const table = await keeper();
    const { record } = table.open({ game: 'tokan', options: {}, seats, seed: '5' });
    expect(() => table.replay(record.slice(0, -4))).toThrow(/\w/);
  });
});

describe('a table of Totem', () => {
  const seats: Seats = { '1': { person: true }, '2': { person: true } };

  it('keeps in its record which figures were chosen', async () => {
    const chosen: Seats = {
      '1': { person: true, name: 'Ann', figure: '4' },
      '2': { person: false, level: '2', figure: '1' },
    };
    const { record } = (await keeper()).open({ game: 'totem', options: {}, seats: chosen });
    expect(record).toContain('[Figure.1 "4"]');
    const again = (await keeper()).openRecord(record);
    expect(again.seats).toEqual(chosen);
    expect(again.record).toBe(record);
  });

  it('takes apart what a line does', async () => {
    const table = await keeper();
    table.open({ game: 'totem', options: {}, seats });
    const { view } = table.roll();
    const [use] = view.actions;
    expect(table.foresee(1, [use!]).map(({ action }) => action)).toEqual([use]);
    expect(table.viewAt(1)).toEqual(view);
  });

  it('takes steps back until a die is rolled, but no roll', async () => {
    const table = await keeper();
    table.open({ game: 'totem', options: {}, seats });
    let state = table.roll();
    expect(state.takeBack).toBeNull();
    state = table.play(state.view.actions.find((action) => action.startsWith('use'))!);
    expect(state.takeBack).toBe(1);
    state = table.takeBack();
    expect((state.view.board as TotemBoard).points).toBeNull();
    expect((state.view.board as TotemBoard).dice).not.toBeNull();
  });

  it('takes nothing back once a piece has fallen', async () => {
    const table = await keeper();
    const start = 'j10:h11,h12,i12,j11,j9+0/j7:i10,i9,j8,k8,k9+0 1 64 1 - h12,i12,j10,j11 5';
    const { view } = table.open({ game: 'totem', options: {}, seats, start });
    const pieces = (board: unknown) =>
      (board as TotemBoard).players.reduce((sum, player) => sum + player.pieces.length, 0);
    const after = (action: string) =>
      ask({ cmd: 'view', game: 'totem', options: {}, start, actions: [action] }).view;
    const strikes = view.actions.filter(
      (action) => pieces(after(action).board) < pieces(view.board),
    );
    expect(strikes.length).toBeGreaterThan(0);
    expect(table.play(strikes[0]!).takeBack).toBeNull();
  });
});
