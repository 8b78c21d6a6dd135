import { describe, expect, it } from 'vitest';
import type { Request } from '../../src/engine/engine';
import type { TotemBoard, TwoPathsBoard } from '../../src/engine/protocol';
import type { Seats } from '../../src/table/calls';
import { digestOf } from '../../src/table/seal';
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
    expect(await digestOf(text!)).toBe(digest);
    expect(text!.split(' ')[0]).toBe(shown.history[0]);
  });

  it('gives the mind reader the earlier games, and no other player', async () => {
    const before = await opened();
    before.play('Fw');
    const earlier = { records: [before.play('e').record], seats: ['n'] };
    for (const level of ['mind-reader', '2']) {
      const asked: Request[] = [];
      const table = await keeper(asked);
      const seats: Seats = { s: { person: true }, n: { person: false, level } };
      table.open({ game: 'two-paths', options: {}, start: linedUp, seats });
      table.play('Fw');
      await table.decide(earlier);
      const learns = level === 'mind-reader';
      const choose = asked.find(({ cmd }) => cmd === 'choose');
      expect(choose!['earlier']).toEqual(learns ? earlier.records : undefined);
      expect(choose!['seats']).toEqual(learns ? earlier.seats : undefined);
    }
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
    const strikes = view.actions.filter(
      (action) => pieces(table.tryOut(0, [action]).board) < pieces(view.board),
    );
    expect(strikes.length).toBeGreaterThan(0);
    expect(table.play(strikes[0]!).takeBack).toBeNull();
  });
});
