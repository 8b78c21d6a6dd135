// The table of a room, called as the table of this device is (table/calls.ts): what is played goes to
// the room, and comes back as a state once it stands in the log. `decide` and `roll` for somebody else wait
// for what they do. So a match need not know whether a seat is at this device or far away.
import { EngineError, type Analysis, type Progress } from '../engine/protocol';
import { Stopped } from '../engine/stopped';
import type { Calls, Method, Opening, Seats, State, Who } from '../table/calls';
import { table } from '../table/client';
import type { RoomClient } from './room.svelte';
import type { Outcome } from './types';

type Partial = (line: Analysis | Progress) => void;
// The table worker, which shows the game.
export interface ShowsGames {
  call<M extends Method>(method: M, ...args: Parameters<Calls[M]>): Promise<ReturnType<Calls[M]>>;
  follow<M extends Method>(
    partial: Partial,
    method: M,
    ...args: Parameters<Calls[M]>
  ): Promise<ReturnType<Calls[M]>>;
  speak(code: string): void;
  awake(): unknown;
}
type Listener = (state: State) => void | Promise<void>;
interface Waiting {
  resolve(state: State): void;
  reject(error: Error): void;
}

// Whoever comes back after so many actions sees where the game stands, not all of them again.
const kMostShown = 24;
// Until the side is opened either one shows the announced animal: they give the same view.
const kEither = 'w';
const kAnnouncement = /^([FHG])([we])$/;

// What the worker has been told.
interface Shown {
  actions: number; // of the log's
  announced: boolean; // and the animal that is announced
  unopened: boolean; // its key is lost: whoever has answered says which side it was
  ended: string | null;
  seats: string; // as JSON
}

export class RemoteTable {
  private shown: Shown | null = null;
  private state: State | null = null;
  private steps: string[] = []; // the actions that are shown
  private readonly waiting: Waiting[] = [];
  private readonly listeners = new Set<Listener>();
  private stepping = false;
  private idle = Promise.resolve();
  private readonly deaf: () => void;

  constructor(
    readonly room: RoomClient,
    private readonly worker: ShowsGames = table,
  ) {
    this.deaf = room.heard(() => this.goOn());
  }

  call<M extends Method>(method: M, ...args: Parameters<Calls[M]>): Promise<ReturnType<Calls[M]>> {
    return this.answer(undefined, method, args) as Promise<ReturnType<Calls[M]>>;
  }
  follow<M extends Method>(
    partial: Partial,
    method: M,
    ...args: Parameters<Calls[M]>
  ): Promise<ReturnType<Calls[M]>> {
    return this.answer(partial, method, args) as Promise<ReturnType<Calls[M]>>;
  }
  speak(code: string): void {
    this.worker.speak(code);
  }
  awake(): unknown {
    return this.worker.awake();
  }
  close(): void {
    this.deaf();
    this.stop();
  }

  // The game as it stands; waits for the start.
  async opened(): Promise<State> {
    while (this.room.story.facts.start === null) await this.heard();
    this.shown = null; // another game may have been shown meanwhile
    await this.idle;
    this.state = await this.jump();
    this.goOn();
    return this.state;
  }

  // Whether everything that the log says is shown.
  get shows(): boolean {
    const { actions, pending } = this.room.story.facts;
    const { shown } = this;
    return shown?.actions === actions.length && shown.announced === (pending !== null);
  }

  // States that nobody waits for with a call: what others do, a move taken back, a game ended meanwhile,
  // another device of mine that moved, another name at a seat. The next one comes when the listener is done
  // with this one. Gives what ends the listening.
  arrivals(listener: Listener): () => void {
    this.listeners.add(listener);
    this.goOn();
    return () => this.listeners.delete(listener);
  }

  private answer(partial: Partial | undefined, method: Method, args: unknown[]): Promise<unknown> {
    switch (method) {
      case 'open':
      case 'openRecord':
        return this.opened();
      case 'play':
        return this.play(args[0] as string);
      case 'roll':
        return this.room.rolls ? this.sent(() => this.room.roll()) : this.next();
      case 'decide':
        return this.next();
      case 'takeBack':
        return this.asked(() => this.room.offer('take_back'));
      case 'end':
        return this.sent(() => this.room.resign());
      case 'stop':
        this.stop();
        return this.worker.call('stop');
      case 'hint':
        if (!this.room.hints && !this.room.result) return Promise.reject(new Stopped());
        return this.pass(partial, method, args);
      default:
        return this.pass(partial, method, args);
    }
  }

  private pass(partial: Partial | undefined, method: Method, args: unknown[]): Promise<unknown> {
    const given = args as Parameters<Calls[Method]>;
    return partial
      ? this.worker.follow(partial, method, ...given)
      : this.worker.call(method, ...given);
  }

  // The rules are asked here first: their refusal comes at once, in the language of this page.
  private async play(action: string): Promise<State> {
    const [refusal] = await this.worker.call('whyNot', [action], null);
    if (refusal) throw new EngineError(refusal);
    const [, animal, side] = kAnnouncement.exec(action) ?? [];
    return this.sent(() =>
      animal && side ? this.room.announce(animal, side) : this.room.act([action]),
    );
  }

  // The next state, once the room has taken what was sent.
  private async sent(send: () => Promise<Outcome>): Promise<State> {
    const next = this.next();
    const outcome = await send();
    if (outcome.ok) return next;
    this.forget(next);
    next.catch(() => {});
    throw refusal(outcome);
  }

  private async asked(send: () => Promise<Outcome>): Promise<State> {
    const outcome = await send();
    if (!outcome.ok) throw refusal(outcome);
    return this.state!;
  }

  private readonly promised = new Map<Promise<State>, Waiting>();
  private next(): Promise<State> {
    let waiting!: Waiting;
    const next = new Promise<State>((resolve, reject) => (waiting = { resolve, reject }));
    this.waiting.push(waiting);
    this.promised.set(next, waiting);
    this.goOn();
    return next;
  }
  private forget(next: Promise<State>): void {
    const waiting = this.promised.get(next);
    this.promised.delete(next);
    const at = waiting ? this.waiting.indexOf(waiting) : -1;
    if (at >= 0) this.waiting.splice(at, 1);
  }

  // Nobody waits for the computer's or anybody's decision any more; what comes is an arrival.
  private stop(): void {
    for (const { reject } of this.waiting.splice(0)) reject(new Stopped());
    this.promised.clear();
  }

  private heard(): Promise<void> {
    return new Promise((done) => {
      const deaf = this.room.heard(() => {
        deaf();
        done();
      });
    });
  }

  // Shows what the log has more than the page, step by step, as long as somebody wants to see it.
  private goOn(): void {
    if (!this.stepping) this.idle = this.stepAll();
  }

  private async stepAll(): Promise<void> {
    this.stepping = true;
    try {
      // Who has just called finds its promise first.
      await Promise.resolve();
      while (this.shown && (this.waiting.length > 0 || this.listeners.size > 0)) {
        const state = await this.step(this.shown);
        if (!state) return;
        this.state = state;
        await this.deliver(state);
      }
    } finally {
      this.stepping = false;
    }
  }

  private async deliver(state: State): Promise<void> {
    const waiting = this.waiting.splice(0);
    this.promised.clear();
    if (waiting.length > 0) for (const { resolve } of waiting) resolve(state);
    else for (const listener of this.listeners) await listener(state);
  }

  // One step nearer to what the log says, or null where the page shows all of it.
  private async step(shown: Shown): Promise<State | null> {
    const { actions, pending } = this.room.story.facts;
    const known = actions.slice(0, shown.actions);
    const same = known.length === shown.actions && known.join() === this.steps.join();
    const behind = actions.length - shown.actions;
    const gone = shown.announced && !pending && behind === 0;
    if (!same || gone || behind > kMostShown) return this.jump();
    if (shown.announced && behind >= 2) return this.jump(shown.actions + 2);
    if (!shown.announced && behind > 0) return this.play1(actions[shown.actions]!, false);
    if (!shown.announced && pending) return this.play1(`${pending.animal}${kEither}`, true);
    const asked = (pending?.unopened ?? false) && !shown.unopened;
    const changed = shown.ended !== this.ended() || shown.seats !== JSON.stringify(this.seats());
    return asked || changed ? this.jump() : null;
  }

  private async play1(action: string, announced: boolean): Promise<State> {
    const state = await this.worker.call('play', action);
    if (announced) this.shown!.announced = true;
    else {
      ++this.shown!.actions;
      this.steps.push(action);
    }
    return state;
  }

  // The game after so many of the log's actions; all that there is to show where none are said.
  private async jump(to?: number): Promise<State> {
    const { actions, pending } = this.room.story.facts;
    const played = actions.slice(0, to);
    const whole = played.length === actions.length;
    const announced = whole && pending !== null;
    const ended = whole ? this.ended() : null;
    const seats = this.seats();
    const state = await this.worker.call(
      'open',
      this.opening(announced ? [...played, `${pending.animal}${kEither}`] : played, ended, seats),
    );
    this.steps = played;
    const unopened = announced && pending.unopened;
    this.shown = {
      ...{ actions: played.length, announced, unopened, ended },
      seats: JSON.stringify(seats),
    };
    return state;
  }

  private opening(actions: string[], ended: string | null, seats: Seats): Opening {
    const { game, options, start } = this.room.story.facts;
    return {
      ...{ game: game!, options, start: start!, actions, seats, elsewhere: true },
      ...(ended === null ? {} : { ended }),
    };
  }

  private ended(): string | null {
    return this.room.story.facts.result?.ended ?? null;
  }

  private seats(): Seats {
    const { facts, seats } = this.room.story;
    return Object.fromEntries(seats.map((seat) => [seat, this.who(facts.chairOf(seat, seats)!)]));
  }

  private who(chair: number): Who {
    const { kind, name, level } = this.room.story.facts.chairs[chair]!;
    if (kind === 'computer') return { person: false, level: level ?? '' };
    const named = { person: true as const, ...(name ? { name } : {}) };
    return chair === this.room.myChair ? named : { ...named, elsewhere: true };
  }
}

// What a page shows where the engine would have refused.
function refusal(outcome: Outcome): Error {
  if (outcome.ok) return new Error();
  const { code, field, message } = outcome.refused;
  return new EngineError({ code, field, message: message ?? code });
}
