// A room's log, taken line by line, and all that follows from it: the facts, whether they can be true, and
// how the game stands by the engine of this device. The server's own view of the game is never asked for.
import { EngineError, type Seat } from '../engine/protocol';
import type { Calls, Method, Standing } from '../table/calls';
import { Clocks } from './clock';
import { Company } from './company';
import { Facts } from './facts';
import { Log, type Mark } from './log';
import type { Misfit, MisfitKind } from './types';
import { awaited } from './waiting';
import { readLine, type EventOf, type RoomEvent } from './wire';

// The table worker, or whatever answers like it.
export interface Asks {
  call<M extends Method>(method: M, ...args: Parameters<Calls[M]>): Promise<ReturnType<Calls[M]>>;
}

const kFirstMoves = 2; // docs/network.md, First moves

// After these nothing that follows means anything.
const kFatal: MisfitKind[] = ['digest', 'order', 'rewritten', 'shorter', 'broken', 'action'];

type Playing = RoomEvent & { actions: string[] };
const plays = (event: RoomEvent): event is Playing =>
  'actions' in event && Array.isArray(event.actions) && event.actions.length > 0;

export class Story {
  readonly facts = new Facts();
  readonly company: Company;
  readonly log: Log;
  seats: Seat[] = [];
  standing: Standing | null = null;
  clocks: Clocks | null = null; // where the game has some
  misfit: Misfit | null = null;
  private readonly moves = new Map<number, number>(); // that chairs have completed

  constructor(
    room: string,
    mark: Mark | null,
    private readonly engine: Asks,
  ) {
    this.company = new Company(room);
    this.log = new Log(room, mark);
  }

  get stopped(): boolean {
    return this.misfit !== null && kFatal.includes(this.misfit.kind);
  }

  // Takes lines in their order, and gives the events that were new; `gap` if some are missing before one.
  async hear(lines: string[]): Promise<{ events: RoomEvent[]; gap: boolean }> {
    const events: RoomEvent[] = [];
    if (this.stopped) return { events, gap: false };
    for (const text of lines) {
      const line = readLine(text);
      const taken = line ? this.log.take(line) : { took: 'misfit', misfit: 'broken' as const };
      if (taken.took === 'next') events.push(line!.event);
      if (taken.took === 'gap' || taken.took === 'misfit') {
        // What came before still happened.
        await this.apply(events);
        if (taken.took === 'misfit') this.misfits(taken.misfit, line?.event.version);
        return { events, gap: taken.took === 'gap' };
      }
    }
    await this.apply(events);
    return { events, gap: false };
  }

  // The server's log ends before what this device has seen of it.
  cutShort(): void {
    this.misfits('shorter');
  }

  private misfits(kind: MisfitKind, version = this.log.version): void {
    this.misfit ??= { kind, version };
  }

  // In runs whose actions follow one another, so that a long log asks the engine once.
  private async apply(events: RoomEvent[]): Promise<void> {
    let run: RoomEvent[] = [];
    for (const event of events) {
      const apart = ['made', 'started', 'took_back'].includes(event.kind);
      if (!apart) {
        run.push(event);
        continue;
      }
      await this.applyRun(run);
      run = [];
      await this.applyAlone(event);
    }
    await this.applyRun(run);
  }

  private async applyAlone(event: RoomEvent): Promise<void> {
    if (this.stopped) return;
    if (event.kind === 'made') {
      const infos = await this.engine.call('games');
      const seats = infos.find(({ game }) => game === event.game)?.seats ?? [];
      this.seats = seats.slice(0, event.chairs.length);
    }
    if (event.kind === 'started' && !(await this.startFits(event)))
      this.misfits('start', event.version);
    this.take(event);
    const { game, options, start, actions } = this.facts;
    if (!game || start === null) return;
    const [standing] = await this.engine.call('standings', game, options, start, [actions]);
    if (standing) this.standing = standing;
    else this.misfits('action', event.version);
  }

  private async applyRun(run: RoomEvent[]): Promise<void> {
    const lists = run.filter(plays).map(({ actions }) => actions);
    const { game, options } = this.facts;
    const standings =
      lists.length > 0 && game && this.standing
        ? await this.engine.call('standings', game, options, this.standing.position, lists)
        : [];
    for (const event of run) {
      if (this.stopped) return;
      const before = this.standing;
      if (plays(event)) this.play(event, standings.shift());
      if (!this.stopped) this.take(event, before);
    }
  }

  private play(event: Playing, after: Standing | undefined): void {
    const before = this.standing;
    const { kind, version } = event;
    const wrong =
      (kind === 'acted' && before?.seat !== event.seat) ||
      (kind === 'rolled' && (before?.turn !== 'chance' || before.mover !== event.seat));
    if (!after || wrong) this.misfits('action', version);
    else this.standing = after;
  }

  private take(event: RoomEvent, before = this.standing): void {
    const { seats, facts, standing } = this;
    const misfit = this.company.check(event, {
      ...{ seats, pending: facts.pending, out: standing?.out ?? [] },
      ...{ rolledNext: before?.rolls ?? null, rollsNext: standing?.rolls ?? null },
    });
    if (misfit) this.misfits(misfit, event.version);
    const mover = this.movedBy(event, before);
    this.passTime(event, before, mover);
    if (mover !== null) this.moves.set(mover, (this.moves.get(mover) ?? 0) + 1);
    facts.out = (standing?.out ?? []).flatMap((seat) => facts.chairOf(seat, seats) ?? []);
    facts.take(event);
    if (event.kind === 'started' && facts.clock)
      this.clocks = new Clocks(facts.clock, facts.chairs.length);
  }

  // Before the event changes anything: whoever owed something has had the time until now.
  private passTime(event: RoomEvent, before: Standing | null, mover: number | null): void {
    const { clocks, facts } = this;
    if (!clocks || facts.result) return;
    let passed = event.at - facts.at;
    // While no server was up the clocks stood.
    if (event.kind === 'resumed') passed = Math.min(Math.max(event.since - facts.at, 0), passed);
    clocks.pass(this.owing(before), passed, event.chair ?? null, event.credit ?? 0);
    if (mover !== null) clocks.moved(mover);
  }

  // Whether some chair that plays has not completed its first moves: until then leaving costs nobody the game.
  get early(): boolean {
    const { order, out, result } = this.facts;
    if (!order || result) return false;
    return order.some(
      (chair) => !out.includes(chair) && (this.moves.get(chair) ?? 0) < kFirstMoves,
    );
  }

  // Chairs of people for whom the game waits; computers owe nothing.
  owing(standing = this.standing): number[] {
    const waits = awaited(this, standing);
    if (!standing) return [];
    return (waits?.chairs ?? []).filter((chair) => this.facts.chairs[chair]?.kind === 'person');
  }

  // Whoever has made a move by the event: a whole turn in Totem, every decision in Two Paths.
  private movedBy(event: RoomEvent, before: Standing | null): number | null {
    const { facts, seats, standing } = this;
    const acted = event.kind === 'acted' && standing?.seat !== before?.seat;
    const decided = event.kind === 'committed' || event.kind === 'blocked';
    return acted || decided ? facts.chairOf(event.seat, seats) : null;
  }

  // Whether the game begins as its seed says; a position that was given begins as it is.
  private async startFits({ seed, start }: EventOf<'started'>): Promise<boolean> {
    const { game, options, position } = this.facts;
    if (position !== null) {
      const [given] = await this.engine.call('standings', game!, options, position, [[]]);
      return start === given?.position;
    }
    try {
      const drawn = await this.engine.call('startOf', game!, options, String(seed));
      return drawn.position === start;
    } catch (error) {
      if (error instanceof EngineError) return false;
      throw error;
    }
  }
}
