// A game at this screen: asks the table worker, lets the computer move when it is its turn, keeps
// every step on the shelf, and holds what the page shows.
import type { GameModule, Mark, Step } from '../../boards/board';
import { games } from '../../boards/games';
import {
  EngineError,
  type Analysis,
  type GameName,
  type Seat,
  type View,
} from '../../engine/protocol';
import { Stopped } from '../../engine/stopped';
import { all, find, keepOn, newId, type Kept } from '../../keep/keep';
import type { Opening, State } from '../../table/calls';
import { table } from '../../table/client';
import { words } from '../../words/words.svelte';
import { notify } from '../../parts/notices.svelte';
import { sound } from '../../parts/sound';
import { outcome } from '../outcome';
import { replace } from '../route.svelte';
import { infoOf } from '../setups';
import { takePrepared } from './prepared';

// A moment to see what has happened before the computer goes on.
const kPace = 350;
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

export class Match {
  state = $state.raw<State | null>(null);
  before = $state.raw<View | null>(null);
  module = $state.raw<GameModule | null>(null);
  thinking = $state(false);
  analysis = $state.raw<Analysis | null>(null);
  hinting = $state(false);
  // What a screen reader is told, and a refusal that everybody sees.
  told = $state('');
  refused = $state('');
  broken = $state(false);

  private id = '';
  private asking = false;
  private begun = 0;
  private kept: Kept | null = null; // as it stands on the shelf
  private forgets = false; // this browser keeps nothing
  private left = false;
  private generation = 0; // grows with every new situation, so that late answers are dropped

  get over(): boolean {
    return this.state?.view.over ?? false;
  }

  // Whose hand is next: of the seat that decides, or that rolls the dice.
  get hand(): Seat | null {
    const view = this.state?.view;
    if (!view || this.over) return null;
    return view.seat ?? this.module?.roller?.(view) ?? null;
  }

  // Whether the person at this screen may act.
  get active(): boolean {
    return this.hand !== null && this.state!.seats[this.hand]!.person;
  }

  get marks(): Mark[] {
    return (this.analysis?.policy ?? [])
      .filter(({ probability }) => probability > 0)
      .map(({ action, probability }) => ({ action, share: probability, kind: 'hint' as const }));
  }

  get keptId(): string {
    return this.id;
  }

  async begin(game: GameName): Promise<string> {
    this.id = newId();
    this.begun = Date.now();
    const opening = takePrepared(game);
    await this.seated(
      game,
      opening.then((found) => table.call('open', found)),
    );
    return this.id;
  }

  async resume(kept: Kept): Promise<void> {
    this.id = kept.id;
    this.begun = kept.begun;
    this.kept = kept;
    await this.seated(kept.game, table.call('openRecord', kept.record, kept.seats, kept.ended));
  }

  async find(id: string): Promise<boolean> {
    const kept = await find(id);
    if (kept) await this.resume(kept);
    return kept !== undefined;
  }

  async play(action: string): Promise<void> {
    if (!this.active) return;
    await this.step(() => table.call('play', action));
  }

  async roll(): Promise<void> {
    if (this.over || this.state?.view.turn !== 'chance') return;
    await this.step(() => table.call('roll'));
  }

  async takeBack(): Promise<void> {
    await this.interrupt();
    const state = await table.call('takeBack');
    this.before = null;
    await this.arrived(state, words().common.play.takenBack);
  }

  async resign(seat: Seat): Promise<void> {
    await this.step(() => table.call('end', `resigned ${seat}`));
  }

  async hint(): Promise<void> {
    if (this.hinting || this.analysis) {
      await this.interrupt();
      return;
    }
    const generation = this.generation;
    const fresh = () => generation === this.generation;
    this.hinting = true;
    try {
      const last = await table.follow((line) => {
        if (fresh() && 'policy' in line) this.analysis = line;
      }, 'hint');
      if (fresh()) this.analysis = last;
    } catch (error) {
      this.hear(error);
    } finally {
      if (fresh()) this.hinting = false;
    }
    if (fresh() && this.analysis) {
      this.told = this.module!.explain(this.analysis, this.state!.view);
    }
  }

  rematch(): Promise<Opening> {
    return table.call('rematch');
  }

  // Ends whatever is being thought about the situation on the board.
  async interrupt(): Promise<void> {
    ++this.generation;
    this.analysis = null;
    if (this.hinting || this.thinking) await table.call('stop');
    this.hinting = false;
    this.thinking = false;
  }

  // The table worker goes to whoever opens the next game.
  leave(): void {
    this.left = true;
    void this.interrupt();
  }

  // The board is fetched while the engine wakes up.
  private async seated(game: GameName, opened: Promise<State>): Promise<void> {
    const [module, state] = await Promise.all([games[game].module(), opened]);
    this.module = module;
    this.before = null;
    await this.arrived(state);
  }

  // One action at a time: a second press before the first has been answered means nothing.
  private async step(ask: () => Promise<State>): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    try {
      await this.interrupt();
      const generation = this.generation;
      const state = await ask().finally(() => (this.asking = false));
      if (generation !== this.generation) return;
      // Giving up leads here by no action.
      this.before = state.view.ply > this.state!.view.ply ? this.state!.view : null;
      this.refused = '';
      await this.arrived(state);
    } catch (error) {
      this.hear(error);
    }
  }

  // `news` is what there is to tell where no action has led here.
  private async arrived(state: State, news = ''): Promise<void> {
    const earlier = this.state;
    this.state = state;
    if (this.before && earlier) this.tell(earlier, state);
    else this.told = `${news} ${this.situation(state.view)}`.trim();
    await this.save();
    // While it was being saved the next action may have come; then that one goes on from here.
    if (this.state === state && !this.over && !this.left) void this.next();
  }

  // Chance and the computer go on by themselves; a person rolls the dice with the own hand.
  private async next(): Promise<void> {
    const { view, seats } = this.state!;
    const generation = this.generation;
    if (this.hand === null || seats[this.hand]!.person) return;
    this.thinking = true;
    try {
      const answer = view.turn === 'chance' ? table.call('roll') : this.decision();
      const [state] = await Promise.all([answer, pause(this.module!.pace?.(view) ?? kPace)]);
      if (generation !== this.generation) return;
      this.thinking = false;
      this.before = view;
      await this.arrived(state);
    } catch (error) {
      this.hear(error);
    }
  }

  private async decision(): Promise<State> {
    const { view, seats } = this.state!;
    const who = seats[view.seat!]!;
    const { opponents } = await infoOf(view.game);
    const learns = !who.person && opponents.includes(who.level);
    return table.call('decide', learns ? await this.earlierGames(who.level) : undefined);
  }

  // What a special opponent has to learn from: the finished games against it.
  private async earlierGames(level: string): Promise<{ records: string[]; seats: Seat[] }> {
    const shelf = await all().catch(() => []); // who keeps nothing has nothing to learn from
    const games = shelf.filter(({ id, over }) => over && id !== this.id).reverse();
    const found = games.flatMap(({ record, seats }) =>
      Object.entries(seats)
        .filter(([, who]) => !who.person && who.level === level)
        .slice(0, 1)
        .map(([seat]) => ({ record, seat })),
    );
    return { records: found.map(({ record }) => record), seats: found.map(({ seat }) => seat) };
  }

  private tell(earlier: State, now: State): void {
    const said: string[] = [];
    if (now.history.length > earlier.history.length) {
      const step: Step = {
        seat: now.by.at(-1) ?? null,
        before: earlier.view,
        after: now.view,
      };
      said.push(this.module!.tell(step));
      sound(now.view.over ? 'end' : step.seat === null ? 'roll' : 'move');
    }
    this.told = [...said, this.situation(now.view)].join(' ');
  }

  // How it came out, or who has to do what.
  situation(view: View): string {
    if (!this.over) return this.module!.prompt(view);
    return outcome(view, this.state!.seats, this.module!);
  }

  private hear(error: unknown): void {
    if (error instanceof Stopped) return;
    if (error instanceof EngineError) this.refused = error.message;
    else {
      this.broken = true;
      console.error(error);
    }
  }

  private async save(): Promise<void> {
    const { view, options, seats, record, seals, history } = this.state!;
    const game: Kept = {
      id: this.id,
      game: view.game,
      options,
      seats: $state.snapshot(seats),
      record,
      seals,
      plies: history.length,
      over: this.over,
      winner: view.winner,
      begun: this.begun,
      touched: Date.now(),
    };
    const known = this.kept;
    this.kept = game;
    try {
      const { id } = await keepOn(game, known);
      if (id === this.id) return;
      this.id = id;
      if (!this.left) replace(`/play/${id}`);
    } catch {
      if (!this.forgets) notify(() => words().common.trouble.storage);
      this.forgets = true;
    }
  }
}
