// The table of a running game, kept in the worker: the start, every action, hidden ones too, and
// the thinker that sits in for the computer. What leaves it is the public game and nothing more.
import type { Engine, Request } from '../engine/engine';
import type {
  Analysis,
  Answers,
  GameInfo,
  GameName,
  Options,
  Progress,
  Replay,
  Review,
  Seat,
  Seen,
  Told,
  View,
  Word,
} from '../engine/protocol';
import { Stopped } from '../engine/stopped';
import type { Moment, Opening, Seal, Seats, State } from './calls';
import { canSeal, seal } from './seal';
import { Solving } from './solving';
import { takeBackTo } from './take_back';
import { drawn } from './dice';

interface Game {
  game: GameName;
  options: Options;
  start: string;
  actions: string[];
  seats: Seats;
  moments: Moment[]; // who acted, for every action, hidden ones too
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
const kReviewNodes = 20_000;
// A view of Totem takes its time, and the last few are asked for again and again.
const kRemembered = 4;

export class Keeper {
  private kept: Game | undefined;
  private readonly solving: Solving;
  private reviews = 0; // asked for and not yet answered

  constructor(
    private readonly engine: Engine,
    private readonly thinker: Thinks,
  ) {
    this.solving = new Solving(thinker);
  }

  games(): GameInfo[] {
    return this.engine.ask({ cmd: 'games' }).games;
  }

  open(opening: Opening): State {
    const { game, seats, actions = [] } = opening;
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
    const known = actions.slice(0, -1);
    const kept: Game = {
      ...{ game, options, start, seats, actions: known },
      ...{ moments: [], seals: [], seen: new Map<number, Seen>() },
    };
    kept.moments = this.now(kept).by.map((seat) => momentOf(seat));
    // The last one may be hidden from the public.
    for (const action of actions.slice(known.length)) this.add(kept, action);
    this.kept = kept;
    this.prepare(kept);
    return this.state();
  }

  openRecord(record: string, seats?: Seats): State {
    const replay = this.replay(record);
    const { game, options, start, actions } = replay;
    const people = Object.fromEntries(
      Object.entries(replay.players).map(([seat, name]) => [seat, { person: true, name }]),
    ) as Seats;
    return this.open({ game, options, start, actions, seats: seats ?? people });
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
      ...(who.level === 'mind-reader' && earlier
        ? { earlier: earlier.records, seats: earlier.seats }
        : {}),
    });
    // Meanwhile something may have been taken back, or another game opened.
    if (this.kept !== game || game.actions !== actions) throw new Stopped();
    this.add(game, action);
    if (canSeal() && this.hides(game)) game.seals.push(await seal(game.actions.length - 1, action));
    return this.state();
  }

  takeBack(): State {
    const game = this.game();
    const to = this.state().takeBack;
    if (to !== null) {
      game.actions = game.actions.slice(0, to);
      game.moments = game.moments.slice(0, to);
      game.seals = game.seals.filter(({ ply }) => ply < to);
      for (const ply of [...game.seen.keys()]) if (ply > to) game.seen.delete(ply);
    }
    return this.state();
  }

  viewAt(ply: number): View {
    return this.seenAt(this.game(), ply).view;
  }

  tryOut(ply: number, actions: string[]): View {
    const game = this.game();
    const line = [...this.now(game).history.slice(0, ply), ...actions];
    return this.look({ ...game, actions: line }).view;
  }

  hint(partial: (line: Analysis) => void): Promise<Analysis> {
    const game = this.game();
    const { position } = this.now(game).view;
    return this.analysis(game, position, kHintMilliseconds, partial);
  }

  analyse(ply: number, ms: number, partial: (line: Analysis) => void): Promise<Analysis> {
    return this.analysis(this.game(), this.viewAt(ply).position, ms, partial);
  }

  async review(partial: (line: Progress) => void): Promise<Review> {
    ++this.reviews;
    try {
      return await this.thinker.think(
        { cmd: 'review', record: this.state().record, limits: { nodes: kReviewNodes } },
        partial,
      );
    } finally {
      --this.reviews;
    }
  }

  replay(record: string): Replay {
    return this.engine.ask({ cmd: 'replay', record });
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

  private soFar({ game, options, start, actions }: Game) {
    return { game, options, start, actions };
  }

  // The view of a spectator, and nobody else's: what is hidden stays here.
  private look(game: Game): Seen {
    return this.engine.ask({ cmd: 'view', ...this.soFar(game) });
  }

  private seenAt(game: Game, ply: number): Seen {
    const known = game.seen.get(ply);
    if (known) return known;
    return this.remember(game, ply, this.look({ ...game, actions: game.actions.slice(0, ply) }));
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
    const { seat } = this.now(game).view;
    const actions = [...game.actions, action];
    const seen = this.look({ ...game, actions });
    game.actions = actions;
    game.moments.push(momentOf(seat));
    this.remember(game, actions.length, seen);
  }

  private analysis(
    { game, options }: Game,
    position: string,
    ms: number,
    partial: (line: Analysis) => void,
  ): Promise<Analysis> {
    const question = { game, options, position, lines: 5 };
    if (game === 'two-paths') return this.solving.exact(question, partial);
    return this.thinker.think({ cmd: 'analyse', ...question, limits: { ms } }, partial);
  }

  // Who plays by the solution of Two Paths has it made while the animals are still lined up.
  private prepare({ game, options, start, seats }: Game): void {
    const needed = Object.values(seats).some(
      (who) => !who.person && ['8', 'mind-reader'].includes(who.level),
    );
    if (game !== 'two-paths' || !needed) return;
    this.solving.exact({ game, options, position: start }).catch(() => {});
  }

  private record(game: Game): string {
    const players = Object.fromEntries(
      Object.entries(game.seats).map(([seat, who]) => [
        seat,
        who.person ? (who.name ?? '') : `Menagerie ${who.level}`,
      ]),
    );
    const { record } = this.engine.ask({
      cmd: 'record',
      ...this.soFar(game),
      players,
    });
    return record;
  }

  private state(): State {
    const game = this.game();
    const { view, history } = this.now(game);
    const shown = history.length;
    return {
      view,
      history,
      moments: game.moments.slice(0, shown),
      start: game.start,
      options: game.options,
      seats: game.seats,
      record: this.record(game),
      seals: game.seals.map(({ ply, digest, text }) =>
        ply < shown && text !== undefined ? { ply, digest, text } : { ply, digest },
      ),
      takeBack: takeBackTo(game.moments, game.seats, view, (ply) => this.viewAt(ply)),
    };
  }
}

const momentOf = (seat: Seat | null): Moment => ({
  turn: seat === null ? 'chance' : 'decision',
  seat,
});
