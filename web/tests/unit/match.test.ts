// A game at a screen where states come faster than they can be shown.
import { expect, it, vi } from 'vitest';
import type { GameModule } from '../../src/boards/board';
import type { View } from '../../src/engine/protocol';
import { spans } from '../../src/boards/totem/turns';
import { Match } from '../../src/pages/play/match.svelte';
import type { State } from '../../src/table/calls';
import type { GameTable } from '../../src/table/client';
import { worker } from './devices';

vi.stubGlobal('matchMedia', () => ({ matches: true }));
vi.mock('../../src/pages/route.svelte', () => ({ replace: () => {} }));

const module = {
  toldFrom: (deeds: unknown[]) => (deeds.length > 5 ? deeds.length - 1 : 0),
  tell: () => 'Something happened.',
  prompt: () => 'Your turn.',
  seatName: () => 'Somebody',
} as unknown as GameModule;

// After so many actions, with a person of this device on turn.
const after = (ply: number): State =>
  ({
    view: { game: 'totem', ply, seat: '1', turn: 'decision', over: false } as unknown as View,
    history: Array.from({ length: ply }, () => 'x'),
    by: [],
    deeds: Array.from({ length: ply }),
    seats: { 1: { person: true } },
  }) as unknown as State;

// A table whose answers come when they are let go.
class SlowTable {
  private readonly waiting: (() => void)[] = [];

  call(_: string, ply: number): Promise<View> {
    return new Promise((done) => this.waiting.push(() => done(after(ply).view)));
  }
  async answer(): Promise<void> {
    this.waiting.shift()?.();
    await new Promise((done) => setTimeout(done));
  }
}

class WatchedMatch extends Match {
  constructor(table: object) {
    super(table as unknown as GameTable);
    this.module = module;
    this.state = after(0);
  }
  // As whoever plays over the network does.
  async hears(state: State): Promise<void> {
    await this.interrupt();
    return this.came(state);
  }
  protected override async save(): Promise<void> {}
}

it('a state whose steps take long to look up does not replace a later one', async () => {
  const table = new SlowTable();
  const match = new WatchedMatch(table);
  const early = match.hears(after(5)); // five views to look up
  await table.answer();
  const late = match.hears(after(6)); // one
  for (let answers = 0; answers < 8; ++answers) await table.answer();
  await Promise.all([early, late]);
  expect(match.state?.view.ply).toBe(6);
});

it('a turn of many actions is taken back as a whole, up to its roll and no further', async () => {
  const table = (await worker()) as unknown as GameTable;
  const match = new WatchedMatch(table);
  match.module = { ...module, turns: { spans } } as unknown as GameModule;
  const start = 'j8:i10,i9,j10,j9,k9+0/j13:i13,i14,j12,k12+0 1 - - - - 0';
  const seats = { 1: { person: true }, 2: { person: true } } as const;
  await table.call('open', { game: 'totem', options: {}, start, seats });
  for (const action of ['roll 63', 'use 9', 'i10-h10'])
    match.state = await table.call('play', action);
  expect(match.takesBackTurn).toBe(true);
  await match.takeBackTurn();
  expect(match.state?.history).toEqual(['roll 63']);
  expect(match.takesBackTurn).toBe(false);
  match.state = await table.call('play', 'use 9');
  expect(match.takesBackTurn).toBe(false); // one step back is the whole
});
