// The table of a running game, kept in the worker: the start, every action, hidden ones too, and
// the thinker that sits in for the computer. What leaves it is the public game and nothing more.
import type { Engine, Request } from '../engine/engine';
import {
  EngineError,
  type Analysis,
  type Answers,
  type GameInfo,
  type GameName,
  type Move,
  type Options,
  type Order,
  type Progress,
  type Refusal,
  type Replay,
  type Review,
  type Seat,
  type Seen,
  type Started,
  type Told,
  type View,
  type Word,
} from '../engine/protocol';
import { Stopped } from '../engine/stopped';
import { verify, type Verdict } from '../fairness/verify';
import type { Opening, Seal, Seats, Standing, State } from './calls';
import { drawn } from './dice';
import { seal } from './seal';
import { peopleIn, seatedAs, seatsOf } from './seats';
import { Solving } from './solving';
import { standingOf } from './standing';

interface Game {
  game: GameName;
  options: Options;
  start: string;
  actions: string[]; // hidden ones too
  ended: string | null; // how, if not by the rules
  seats: Seats;
  seals: Seal[];
  seen: Map<number, Seen>; // what the public saw lately, by the number of actions
}

// What sits in for the computer: slow words of the protocol, with what is known so far on the way.
export interface Thinks {
  language: string;
  think<W extends Word>(
    request: Request<W>,
    partial?: (line: Told<W>) => void,
  ): Promise<Answers[W]>;
  stop(): void;
}

const kHintMilliseconds = 1500;
// How many choices an analysis values.
const kBestLines = 5;
const kAllLines = 1000;
// A view of Totem takes its time, and the last few are asked for again and again.
const kRemembered = 4;

export class Keeper {
  private kept: Game | undefined;
  private infos: GameInfo[] | undefined;
  private readonly solving: Solving;
  private reviews = 0; // asked for and not yet answered
  // Whoever looks back at a game that has just ended need not wait for it again.
  private reviewed: { record: string; review: Review } | undefined;

  constructor(
    private readonly engine: Engine,
    private readonly thinker: Thinks,
  ) {
    this.solving = new Solving(thinker);
  }

  games(): GameInfo[] {
    return (this.infos ??= this.engine.ask({ cmd: 'games' }).games);
  }

  open(opening: Opening): State {
    const { game, seats, actions = [], ended = null } = opening;
    let { options, start } = opening;
    if (start === undefined) {
      const drawnStart = this.engine.ask({
        cmd: 'start',
        game,
        options,
        ...(opening.seed ? { seed: opening.seed } : {}),
      });
      start = drawnStart.position;
      options = drawnStart.options;
    }
    const kept: Game = {
      ...{ game, options, start, seats, actions, ended, seals: [] },
      seen: new Map<number, Seen>(),
    };
    this.now(kept); // or it is refused
    this.kept = kept;
    if (!opening.elsewhere) this.prepare(kept);
    return this.state();
  }

  openRecord(record: string, seats?: Seats, endedSince?: string): State {
    const replay = this.replay(record);
    const { game, options, start, actions, ended } = replay;
    const told = { game, options, start, actions, ...(ended === null ? {} : { ended }) };
    const state = this.open({ ...told, seats: seats ?? seatsOf(replay) });
    return endedSince === undefined || state.view.over ? state : this.end(endedSince);
  }

  play(action: string): State {
    this.add(this.game(), action);
    return this.state();
  }

  roll(): State {
    const game = this.game();
    const { position } = this.now(game).view;
    const { actions, weights = [] } = this.engine.ask({
      cmd: 'legal',
      game: game.game,
      options: game.options,
      position,
    });
    return this.play(drawn(actions, weights));
  }

  async decide(earlier?: { records: string[]; seats: Seat[] }): Promise<State> {
    const game = this.game();
    const { view } = this.now(game);
    const who = view.seat === null ? undefined : game.seats[view.seat];
    if (!who || who.person) throw new Error('It is not for the computer to decide.');
    const { actions } = game;
    const { action } = await this.thinker.think({
      cmd: 'choose',
      ...this.soFar(game),
      level: who.level,
      ...(earlier ? { earlier: earlier.records, seats: earlier.seats } : {}),
    });
    // Meanwhile something may have been taken back, or another game opened.
    if (this.kept !== game || game.actions !== actions) throw new Stopped();
    this.add(game, action);
    if (this.hides(game)) game.seals.push(seal(game.actions.length - 1, action));
    return this.state();
  }

  takeBack(): State {
    const game = this.game();
    const to = this.takeBackTo(game);
    if (to !== null) {
      this.setEnded(game, null);
      game.actions = game.actions.slice(0, to);
      game.seals = game.seals.filter(({ ply }) => ply < to);
      for (const ply of [...game.seen.keys()]) if (ply > to) game.seen.delete(ply);
    }
    return this.state();
  }

  end(how: string): State {
    const game = this.game();
    const { ended, action } = this.engine.ask({ cmd: 'end', ...this.soFar(game), ended: how });
    if (action !== null) this.add(game, action);
    this.setEnded(game, ended);
    return this.state();
  }

  order(game: GameName, players: number): Order {
    return this.engine.ask({ cmd: 'order', game, players });
  }

  rematch(): Opening {
    const { game, seats } = this.game();
    // Everybody goes by the own seat, and comes back with all that is known of them.
    const players = Object.fromEntries(Object.keys(seats).map((seat) => [seat, seat]));
    const rematch = this.engine.ask({
      cmd: 'rematch',
      ...this.soFar(this.game()),
      players,
    });
    const { position, options } = rematch;
    const again = Object.entries(rematch.players).map(([seat, old]) => [seat, seats[old]!]);
    return { game, options, start: position, seats: Object.fromEntries(again) as Seats };
  }

  viewAt(ply: number): View {
    return this.seenAt(this.game(), ply).view;
  }

  foresee(ply: number, actions: string[]): Move[] {
    const game = this.game();
    const line = [...this.now(game).history.slice(0, ply), ...actions];
    return this.look({ ...game, actions: line, ended: null }).deeds.slice(ply);
  }

  whyNot(tried: string[], ply: number | null): (Refusal | null)[] {
    const { game, options, start, actions } = this.game();
    const earlier = actions.slice(0, ply ?? actions.length);
    return tried.map((action) => {
      try {
        this.engine.ask({
          ...{ cmd: 'apply', game, options, position: start },
          actions: [...earlier, action],
        });
        return null;
      } catch (error) {
        if (error instanceof EngineError) return error.refusal;
        throw error;
      }
    });
  }

  standings(game: GameName, options: Options, position: string, lists: string[][]): Standing[] {
    const standings: Standing[] = [];
    try {
      for (const actions of lists) {
        ({ position } = this.engine.ask({ cmd: 'apply', game, options, position, actions }));
        standings.push(this.standing(game, options, position));
      }
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
    }
    return standings;
  }

  takesBack(
    game: GameName,
    options: Options,
    start: string,
    actions: string[],
    seat: Seat,
  ): number | null {
    const soFar = { game, options, start, actions, seats: [seat] };
    return this.engine.ask({ cmd: 'take_back', ...soFar }).ply;
  }

  startOf(game: GameName, options: Options, seed: string): Started {
    return this.engine.ask({ cmd: 'start', game, options, seed });
  }

  hint(partial: (line: Analysis) => void): Promise<Analysis> {
    const game = this.game();
    const { position } = this.now(game).view;
    return this.analysis(game, position, kHintMilliseconds, partial);
  }

  // Where something was played, its value is wanted too, however bad it was.
  analyse(ply: number, ms: number, partial: (line: Analysis) => void): Promise<Analysis> {
    const game = this.game();
    const lines = ply < game.actions.length ? kAllLines : kBestLines;
    return this.analysis(game, this.viewAt(ply).position, ms, partial, lines);
  }

  async review(partial: (line: Progress) => void): Promise<Review> {
    const record = this.record(this.game());
    if (this.reviewed?.record === record) return this.reviewed.review;
    ++this.reviews;
    try {
      const review = await this.thinker.think({ cmd: 'review', record }, partial);
      this.reviewed = { record, review };
      return review;
    } finally {
      --this.reviews;
    }
  }

  glance(record: string): View {
    const { game, options, start, actions, ended } = this.replay(record);
    const so = { game, options, start, actions, ...(ended === null ? {} : { ended }) };
    return this.engine.ask({ cmd: 'view', ...so }).view;
  }

  replay(record: string): Replay {
    return this.engine.ask({ cmd: 'replay', record });
  }

  verify(record: string): Verdict {
    return verify(record, this.engine);
  }

  // What has been solved so far is thrown away only together with something that takes longer.
  stop(): void {
    if (this.solving.busy && this.reviews === 0) this.solving.stop();
    else this.thinker.stop();
  }

  language(code: string): void {
    this.engine.language = code;
    this.thinker.language = code;
  }

  private game(): Game {
    if (!this.kept) throw new Error('No game has been opened.');
    return this.kept;
  }

  private info(game: GameName): GameInfo {
    return this.games().find((info) => info.game === game)!;
  }

  private standing(game: GameName, options: Options, position: string): Standing {
    const { view } = this.engine.ask({ cmd: 'view', game, options, position });
    return standingOf(view);
  }

  private soFar({ game, options, start, actions, ended }: Game) {
    return { game, options, start, actions, ...(ended === null ? {} : { ended }) };
  }

  // The view of a spectator, and nobody else's: what is hidden stays here.
  private look(game: Game): Seen {
    return this.engine.ask({ cmd: 'view', ...this.soFar(game) });
  }

  private seenAt(game: Game, ply: number): Seen {
    const known = game.seen.get(ply);
    if (known) return known;
    if (ply === game.actions.length) return this.remember(game, ply, this.look(game));
    const earlier = { ...game, actions: game.actions.slice(0, ply), ended: null };
    return this.remember(game, ply, this.look(earlier));
  }

  private remember(game: Game, ply: number, seen: Seen): Seen {
    game.seen.set(ply, seen);
    const [oldest] = game.seen.keys();
    if (game.seen.size > kRemembered) game.seen.delete(oldest!);
    return seen;
  }

  private now(game: Game): Seen {
    return this.seenAt(game, game.actions.length);
  }

  private hides(game: Game): boolean {
    return this.now(game).history.length < game.actions.length;
  }

  // Adds an action, or changes nothing and says why not.
  private add(game: Game, action: string): void {
    const actions = [...game.actions, action];
    const seen = this.look({ ...game, actions });
    game.actions = actions;
    this.remember(game, actions.length, seen);
  }

  private setEnded(game: Game, ended: string | null): void {
    if (game.ended === ended) return;
    game.ended = ended;
    game.seen.delete(game.actions.length);
  }

  private takeBackTo(game: Game): number | null {
    const seats = peopleIn(game.seats);
    if (seats.length === 0) return null;
    return this.engine.ask({ cmd: 'take_back', ...this.soFar(game), seats }).ply;
  }

  private analysis(
    { game, options }: Game,
    position: string,
    ms: number,
    partial: (line: Analysis) => void,
    lines = kBestLines,
  ): Promise<Analysis> {
    const question = { game, options, position, lines };
    if (this.info(game).solved) return this.solving.exact(question, partial);
    return this.thinker.think({ cmd: 'analyse', ...question, limits: { ms } }, partial);
  }

  // Who plays by the solution of a game has it made while the first actions are chosen.
  private prepare({ game, options, start, seats }: Game): void {
    const { solved, levels, opponents } = this.info(game);
    const exact = [...levels.slice(-1), ...opponents];
    const needed = Object.values(seats).some((who) => !who.person && exact.includes(who.level));
    if (!solved || !needed) return;
    this.solving.exact({ game, options, position: start }).catch(() => {});
  }

  private record(game: Game): string {
    const seated = seatedAs(game.seats);
    return this.engine.ask({ cmd: 'record', ...this.soFar(game), ...seated }).record;
  }

  private state(): State {
    const game = this.game();
    const { view, history, by, deeds } = this.now(game);
    const shown = history.length;
    return {
      ...{ view, history, by, deeds },
      start: game.start,
      options: game.options,
      seats: game.seats,
      record: this.record(game),
      seals: game.seals.map(({ ply, digest, text }) =>
        ply < shown && text !== undefined ? { ply, digest, text } : { ply, digest },
      ),
      takeBack: this.takeBackTo(game),
    };
  }
}
