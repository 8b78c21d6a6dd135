// A game at this screen: asks the table, lets the computer move when it is its turn, keeps every step on
// the shelf, and holds what the page shows. The table is the worker of this device unless another is
// handed in; pages/room plays at one over the network.
import type { GameModule, Mark, Step } from '../../boards/board';
import { games } from '../../boards/games';
import {
  EngineError,
  type Analysis,
  type GameName,
  type Move,
  type Order,
  type Seat,
  type View,
} from '../../engine/protocol';
import { Stopped } from '../../engine/stopped';
import { all, find, keepOn, newId, type Kept } from '../../keep/keep';
import { playedToTheEnd } from '../../keep/learnt.svelte';
import type { Opening, Retry, Seats, State } from '../../table/calls';
import { table as ownTable, type GameTable } from '../../table/client';
import { atThisDevice, isHere } from '../../table/seats';
import { words } from '../../words/words.svelte';
import { signedPercent } from '../../words/percent';
import { notify } from '../../parts/notices.svelte';
import { sound } from '../../parts/sound';
import { adviceMarks } from '../hint_marks';
import { addressed, alone, called, rememberNames } from '../names';
import { outcome } from '../outcome';
import { replace } from '../route.svelte';
import { infoOf, seatedBy } from '../setups';
import { think } from '../think';
import { turningPoint, type Turning } from '../turning';
import { takePrepared } from './prepared';
import { compared } from './retry';
import { Tabs } from './tabs';

// A moment to see what has happened before the computer goes on.
const kPace = 350;
// How long each view stays where something is shown again.
const kAgain = 450;
const kDeaf = 250;
// How long a shelf that does not answer may hold up the game.
const kPatience = 3000;
const kMostNews = 30;
const kMostTold = 8; // pieces: more than are waiting to be heard at a time
const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

export class Match {
  state = $state.raw<State | null>(null);
  before = $state.raw<View | null>(null);
  // What has been decided and is not shown yet: dice that still roll, a block before it is revealed.
  coming = $state.raw<View | null>(null);
  // What is shown again, instead of the game as it stands.
  again = $state.raw<{ view: View; before: View | null; coming: View | null } | null>(null);
  module = $state.raw<GameModule | null>(null);
  thinking = $state(false);
  analysis = $state.raw<Analysis | null>(null);
  hinting = $state(false);
  // What has happened in sentences, the latest at the end, in the language that is spoken now.
  private reports = $state.raw<Step[][]>([]);
  readonly news = $derived(this.reports.map((steps) => this.sentence(steps)));
  // What a screen reader is told, piece after piece: none takes the place of one that is being heard.
  told = $state.raw<{ id: number; text: string }[]>([]);
  // A refusal that everybody sees.
  refused = $state('');
  broken = $state(false);
  // The roll for the order of play, while it is shown.
  rolling = $state.raw<{ roll: Order; seats: Seats; begin: () => void } | null>(null);
  // Whether another page of this browser plays the game, and this one watches.
  elsewhere = $state(false);
  judging = $state(false);
  turning = $state.raw<Turning | null>(null);
  judged = $state(false);

  // The step of a game that was looked back at and is tried again here.
  reviewed = $state<string | null>(null);
  private retry: Retry | null = null; // until somebody has chosen otherwise, or the same

  protected id = '';
  private asking = false;
  private awaiting = false; // what chance, the computer or somebody far away does next
  private begun = Date.now();
  protected kept: Kept | null = null; // as it stands on the shelf
  private forgets = false; // this browser keeps nothing
  left = false; // another page has been opened
  protected generation = 0; // grows with every new situation, so that late answers are dropped
  private steps: Step[] = []; // what the last of the news tells
  private asked = ''; // the situation that was told last
  private deafUntil = 0;
  private goOn: (() => void) | null = null; // ends what is being shown at once
  private saving = Promise.resolve();
  private readonly tabs = new Tabs(({ id, what }) => {
    if (id !== this.id || this.left) return;
    if (what === 'taken') this.giveAway();
    void this.catchUp();
  });

  constructor(protected readonly table: GameTable = ownTable) {}

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
    if (this.elsewhere || this.coming || this.again) return false;
    return this.hand !== null && isHere(this.state!.seats[this.hand]!);
  }

  // Whom and what a game over several devices waits for, in a sentence, where nobody here can act.
  get awaits(): string | null {
    return null;
  }

  // The side that the one person at this device has hidden; undefined where nobody's may be shown.
  get hidden(): string | null | undefined {
    return undefined;
  }

  // What the board shows.
  get shown(): { view: View; before: View | null; coming: View | null } {
    if (this.again) return this.again;
    return { view: this.state!.view, before: this.before, coming: this.coming };
  }

  // How many of the actions have led to what is shown.
  get deeds(): Move[] {
    const { deeds, view } = this.state!;
    return deeds.slice(0, deeds.length - (view.ply - this.shown.view.ply));
  }

  get marks(): Mark[] {
    return this.analysis ? adviceMarks(this.analysis) : [];
  }

  get keptId(): string {
    return this.id;
  }

  async begin(game: GameName): Promise<string> {
    this.id = newId();
    const opening = takePrepared(game).then(async (found) => {
      rememberNames(found.seats);
      this.retry = found.retry ?? null;
      this.reviewed = found.retry?.step ?? null;
      return this.table.call('open', await this.inOrder(found));
    });
    await this.seated(game, opening);
    return this.id;
  }

  async resume(kept: Kept): Promise<void> {
    this.id = kept.id;
    this.begun = kept.begun;
    this.kept = kept;
    this.reviewed = kept.reviewed ?? null;
    this.tabs.say(this.id, 'taken');
    const seats = atThisDevice(kept.seats);
    await this.seated(kept.game, this.table.call('openRecord', kept.record, seats, kept.ended));
  }

  async find(id: string): Promise<boolean> {
    const kept = await find(id);
    if (kept) await this.resume(kept);
    return kept !== undefined;
  }

  async play(action: string): Promise<void> {
    if (!this.active || performance.now() < this.deafUntil) return;
    const { analysis, hand } = this;
    const ply = this.state!.history.length;
    await this.step(() => this.table.call('play', action));
    this.compare(ply, action);
    // Whoever follows a plan sees the rest of it.
    const [first, ...actions] = analysis?.plan?.actions ?? [];
    if (first !== action || actions.length === 0 || this.hand !== hand || this.analysis) return;
    if (this.state?.view.last !== action) return;
    this.analysis = { ...analysis!, plan: { ...analysis!.plan!, actions } };
  }

  private compare(ply: number, action: string): void {
    const found = this.retry && compared(this.retry, ply, action);
    this.retry = null;
    if (!found) return;
    const { best, gain } = found;
    notify(() => {
      const { story } = words();
      return best ? story.foundBest(signedPercent(gain)) : story.compared(signedPercent(gain));
    });
  }

  async roll(): Promise<void> {
    if (!this.active || performance.now() < this.deafUntil || this.state?.view.turn !== 'chance')
      return;
    await this.step(() => this.table.call('roll'));
  }

  async takeBack(): Promise<void> {
    await this.interrupt();
    await this.wentBack(await this.table.call('takeBack'));
  }

  // How many actions there were before anything was decided in the turn, in a game in which one is many: its
  // roll is among them, for that stands.
  private get turnFrom(): number | null {
    const { deeds, by } = this.state!;
    const from = this.module?.turns?.spans(deeds).at(-1)?.from;
    if (from === undefined) return null;
    return by[from] === null ? from + 1 : from;
  }

  // Whether more than the last step of the turn can be taken back.
  get takesBackTurn(): boolean {
    if (!this.state) return false;
    const [to, from] = [this.state.takeBack, this.turnFrom];
    return to !== null && from !== null && to > from;
  }

  async takeBackTurn(): Promise<void> {
    const from = this.turnFrom ?? 0;
    await this.interrupt();
    let state = await this.table.call('takeBack');
    while (state.takeBack !== null && state.takeBack >= from)
      state = await this.table.call('takeBack');
    await this.wentBack(state);
  }

  async resign(seat: Seat): Promise<void> {
    await this.step(() => this.table.call('end', `resigned ${seat}`));
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
      await think(
        (heard) => this.table.follow(heard, 'hint'),
        this.state!.history.length,
        fresh,
        ({ analysis }) => (this.analysis = analysis),
      );
    } catch (error) {
      this.hear(error);
    } finally {
      if (fresh()) this.hinting = false;
    }
    if (fresh() && this.analysis) {
      this.say(this.module!.explain(this.analysis, this.state!.view));
    }
  }

  rematch(): Promise<Opening> {
    return this.table.call('rematch');
  }

  // Ends whatever is being thought about the situation on the board, and whatever is being shown.
  async interrupt(): Promise<void> {
    ++this.generation;
    this.analysis = null;
    this.coming = null;
    this.again = null;
    this.goOn?.();
    const busy = this.hinting || this.awaiting || this.judging;
    this.awaiting = false;
    this.hinting = false;
    this.thinking = false;
    this.judging = false;
    if (busy) await this.table.call('stop');
  }

  // The table worker goes to whoever opens the next game.
  leave(): void {
    this.left = true;
    this.tabs.close();
    void this.interrupt();
  }

  // Whoever presses while something is being shown has seen enough of it. What lies under the finger
  // then is not meant.
  hurry(): void {
    if (!this.goOn) return;
    this.deafUntil = performance.now() + kDeaf;
    this.goOn();
  }

  // The last thing that was told is shown once more.
  async showAgain(): Promise<void> {
    if (this.again || this.coming) return;
    const { generation, steps } = this;
    const { suspense } = this.module!;
    let shown: View | null = null;
    for (const { before, after } of steps) {
      this.again = { view: before, before: shown, coming: null };
      shown = before;
      await this.seen(kAgain);
      if (generation !== this.generation) return;
      const wait = calm() ? 0 : (suspense?.(before, after) ?? 0);
      if (wait > 0) {
        this.again = { view: before, before: null, coming: after };
        await this.seen(wait);
        if (generation !== this.generation) return;
      }
    }
    this.before = shown ?? this.before;
    this.again = null;
  }

  // Plays the game on this page, which was played on another.
  async takeOver(): Promise<void> {
    this.elsewhere = false;
    this.tabs.say(this.id, 'taken');
    await this.catchUp();
    this.goOnPlaying();
  }

  private giveAway(): void {
    this.elsewhere = true;
    void this.interrupt();
  }

  // The game as another page has left it on the shelf.
  private async catchUp(): Promise<void> {
    const kept = await find(this.id).catch(() => undefined);
    if (!kept || this.left || kept.record === this.kept?.record) return;
    this.kept = kept;
    await this.interrupt();
    const { generation } = this;
    const state = await this.table.call('openRecord', kept.record, kept.seats, kept.ended);
    const steps = await this.recalled(state);
    if (generation === this.generation) await this.show(state, steps);
  }

  // A moment, unless somebody presses.
  private async seen(ms: number): Promise<void> {
    await Promise.race([pause(ms), new Promise<void>((done) => (this.goOn = done))]);
    this.goOn = null;
  }

  // Who has not chosen a figure has not rolled for the order of play either: it is done now, for all to
  // see (H3). Everybody keeps the figure of the place where they stood.
  private async inOrder(opening: Opening): Promise<Opening> {
    const { game, seats, start } = opening;
    const standing = Object.entries(seats);
    const ready = start !== undefined || standing.some(([, { figure }]) => figure !== undefined);
    if (ready || !(await infoOf(game)).rolled) return opening;
    const dressed = Object.fromEntries(
      standing.map(([seat, who]) => [seat, { ...who, figure: seat }]),
    );
    const roll = await this.table.call('order', game, standing.length);
    await new Promise<void>((begin) => (this.rolling = { roll, seats: dressed, begin }));
    this.rolling = null;
    return { ...opening, seats: seatedBy(roll, dressed) };
  }

  // The board is fetched while the engine wakes up.
  protected async seated(game: GameName, opened: Promise<State>): Promise<void> {
    const [module, state] = await Promise.all([games[game].module(), opened]);
    this.module = module;
    module.dress?.(state.seats);
    await this.arrived(state, this.recalled(state));
  }

  // The steps that are told of a game that was not watched up to here.
  protected async recalled({ history, by, deeds, view }: State): Promise<Step[]> {
    const last = history.length;
    // Of what is hidden there is nothing to tell.
    if (last === 0 || view.ply !== last) return [];
    const from = this.module!.toldFrom?.(deeds) ?? last - 1;
    const views: View[] = [];
    for (let ply = from; ply < last; ++ply) views.push(await this.table.call('viewAt', ply));
    views.push(view);
    return views.slice(1).map((after, i) => ({
      seat: by[from + i] ?? null,
      before: views[i]!,
      after,
    }));
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
      this.refused = '';
      await this.arrived(state, this.stepped(state));
    } catch (error) {
      this.hear(error);
    }
  }

  // What is to be told of the way to a state: mostly one action, several where they came together, none
  // where somebody gave up.
  protected async stepped(state: State): Promise<Step[]> {
    const { view, history, by, deeds } = state;
    const earlier = this.state!;
    if (view.ply <= earlier.view.ply) return [];
    if (view.ply > earlier.view.ply + 1) return this.recalled(state);
    const from = this.module!.toldFrom?.(deeds) ?? history.length - 1;
    const known = history.length - 1 - from;
    const step: Step = { seat: by.at(-1) ?? null, before: earlier.view, after: view };
    return [...(known > 0 ? this.steps.slice(-known) : []), step];
  }

  // `way` are the steps that have led here, `news` is what there is to tell besides. Nothing is shown before
  // all that came earlier is kept, so that a page closed at any time loses one step at most; and nothing
  // that a later state has overtaken while its steps were looked up.
  protected async arrived(state: State, way: Promise<Step[]>, news = ''): Promise<void> {
    const { generation, saving: earlier } = this;
    const saved = this.save(state);
    const [steps] = await Promise.all([way, Promise.race([earlier, pause(kPatience)])]);
    if (generation === this.generation) await this.show(state, steps, news);
    await saved;
  }

  private async show(state: State, steps: Step[], news = ''): Promise<void> {
    const { generation } = this;
    const earlier = this.state;
    const last = steps.at(-1);
    const moved = earlier !== null && last?.before === earlier.view;
    const wait = moved && !calm() ? (this.module!.suspense?.(last.before, last.after) ?? 0) : 0;
    if (wait > 0) {
      this.coming = state.view;
      await this.seen(wait);
      if (generation !== this.generation) return;
      this.coming = null;
    }
    this.state = state;
    this.before = last?.before ?? null;
    this.tell(steps, moved, news);
    this.goOnPlaying();
  }

  private goOnPlaying(): void {
    if (this.left || this.elsewhere) return;
    if (this.over) {
      playedToTheEnd(this.state!.view.game);
      return void this.judge();
    }
    this.turning = null;
    this.judged = false;
    void this.next();
  }

  // Chance, the computer and whoever plays elsewhere go on by themselves; a person at this device rolls
  // the dice with the own hand.
  private async next(): Promise<void> {
    const { view, seats } = this.state!;
    const generation = this.generation;
    const who = this.hand === null ? undefined : seats[this.hand];
    if (!who || isHere(who)) return;
    this.awaiting = true;
    this.thinking = !who.person;
    try {
      const answer = view.turn === 'chance' ? this.table.call('roll') : this.decision();
      const [state] = await Promise.all([answer, pause(this.module!.pace?.(view) ?? kPace)]);
      if (generation !== this.generation) return;
      this.awaiting = false;
      this.thinking = false;
      await this.came(state);
    } catch (error) {
      this.hear(error);
    }
  }

  // What somebody else has made of the game: a step further, or back.
  protected async came(state: State): Promise<void> {
    if (state.view.ply < this.state!.view.ply) await this.wentBack(state);
    else await this.arrived(state, this.stepped(state));
  }

  // Nothing that was taken back stays in the news.
  private async wentBack(state: State): Promise<void> {
    const steps = this.recalled(state);
    this.reports = [];
    await this.arrived(state, steps, words().common.play.takenBack);
  }

  private async decision(): Promise<State> {
    const { view, seats } = this.state!;
    const who = seats[view.seat!]!;
    const { opponents } = await infoOf(view.game);
    const learns = !who.person && opponents.includes(who.level);
    return this.table.call('decide', learns ? await this.earlierGames(who.level) : undefined);
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

  private sentence(steps: Step[]): string {
    const module = this.module!;
    return module.tellAll?.(steps) ?? module.tell(steps.at(-1)!);
  }

  private tell(steps: Step[], moved: boolean, news: string): void {
    const module = this.module!;
    const view = this.state!.view;
    const last = steps.at(-1);
    const sentence = last ? this.sentence(steps) : '';
    if (sentence) {
      // What is told together is one piece of news, however far it has come.
      const goesOn = moved && steps.length > 1;
      const earlier = goesOn ? this.reports.slice(0, -1) : this.reports;
      this.reports = [...earlier, steps].slice(-kMostNews);
      this.steps = steps;
    } else if (steps.length === 0) this.steps = [];
    if (moved) sound(view.over ? 'end' : last!.seat === null ? 'roll' : 'move');
    const said = moved && last ? module.tell(last) : news || sentence;
    const situation = this.situation();
    // Who is still thinking need not be said with every step.
    const goesOn = moved && situation === this.asked;
    this.asked = situation;
    this.say(goesOn ? said : `${said} ${situation}`);
  }

  private say(text: string): void {
    const said = { id: (this.told.at(-1)?.id ?? 0) + 1, text: text.trim() };
    if (said.text) this.told = [...this.told, said].slice(-kMostTold);
  }

  // How it came out, or who has to do what.
  situation(held: string | null = null): string {
    const { view, seats } = this.state!;
    const module = this.module!;
    if (this.over) return outcome(view, seats, module);
    const { hand } = this;
    if (hand === null) return '';
    const { story } = words();
    const who = seats[hand]!;
    if (isHere(who))
      return module.prompt(view, addressed(seats, hand, module), held, (seat) =>
        called(seats, seat, module),
      );
    if (who.person)
      return `${this.outTold()} ${story.waits(addressed(seats, hand, module))}`.trim();
    const says = view.turn === 'chance' ? story.rolls : story.thinks;
    return `${this.outTold()} ${says(module.seatName(hand))}`.trim();
  }

  // Whether the one person at this device plays no more.
  protected outTold(): string {
    const { view, seats } = this.state!;
    const me = alone(seats);
    return me !== null && this.module!.isOut?.(view, me) ? words().story.youAreOut : '';
  }

  // Where the game turned, found while nobody waits for it.
  private async judge(): Promise<void> {
    if (this.judging || this.judged || this.state!.history.length === 0) return;
    const { generation } = this;
    this.judging = true;
    try {
      const review = await this.table.call('review');
      if (generation !== this.generation) return;
      this.turning = turningPoint(review, this.state!.view.winner);
      this.judged = true;
    } catch (error) {
      // It is only an extra: a game that cannot be judged is told without it.
      if (!(error instanceof Stopped)) console.info(error);
    } finally {
      if (generation === this.generation) this.judging = false;
    }
  }

  protected hear(error: unknown): void {
    if (error instanceof Stopped) return;
    if (error instanceof EngineError) this.refused = error.message;
    else {
      this.broken = true;
      console.error(error);
    }
  }

  // One after the other, for each is kept as the step after the one before.
  protected save(state: State): Promise<void> {
    this.saving = this.saving.then(() => this.saveNow(state));
    return this.saving;
  }

  private async saveNow(state: State): Promise<void> {
    const { view, options, seats, record, seals, history } = state;
    const game: Kept = {
      id: this.id,
      game: view.game,
      options,
      seats: $state.snapshot(seats),
      record,
      seals,
      plies: history.length,
      over: view.over,
      winner: view.winner,
      ...(this.reviewed === null ? {} : { reviewed: this.reviewed }),
      begun: this.begun,
      touched: Date.now(),
    };
    const known = this.kept;
    this.kept = game;
    try {
      const { id } = await keepOn(game, known);
      this.tabs.say(id, 'kept');
      if (id === this.id) return;
      this.id = id;
      if (!this.left) replace(`/play/${id}`);
    } catch {
      if (!this.forgets) notify(() => words().common.trouble.storage);
      this.forgets = true;
    }
  }
}
