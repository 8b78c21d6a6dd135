// A room as this device sees it: everything a page shows of it, and everything a person can do in it.
// It believes nothing that it can check (story.ts), and does by itself what a device owes (duties.ts).
import type { GameName, Options, Seat } from '../engine/protocol';
import type { Answer } from './connection';
import { commitmentOf, nonceOf } from '../fairness/side';
import { duties, hiddenSide, mayReveal, type Own } from './duties';
import { here as page, type Here } from './here';
import { inviteLink, seatLink } from './links';
import { makeRoom, takeChair } from './making';
import { Outbox, type Sent } from './outbox';
import { lateBy, outcomeOf, refused, requested } from './refusals';
import { forgetSeat, keepSeat, newSeat, seatIn, type Seated } from './seats';
import { chainsOf, freshId, freshSecrets, ownId, random } from './secrets';
import {
  chairsOf,
  duelOf,
  invitesOf,
  offersOf,
  phaseOf,
  sealOf,
  waitingOf,
  type Presence,
} from './showing';
import { Story } from './story';
import { Ticking } from './ticking';
import {
  kReactions,
  type Chair,
  type Clock,
  type ClockRule,
  type Connection,
  type Duel,
  type Hex,
  type Kept,
  type Late,
  type Offer,
  type OfferKind,
  type Outcome,
  type Phase,
  type Reacted,
  type Reaction,
  type Result,
  type SealState,
  type Waiting,
  type Wanted,
} from './types';

const kReactionShown = 5_000; // milliseconds
const kOpeningSoon = 5_000; // within which an opening that was heard stands in the log
const kUnknown = ['wrong_token', 'not_found', 'spectators'];

export class RoomClient {
  connection = $state.raw<Connection>({ state: 'connecting', since: Date.now(), lag: null });
  phase = $state<Phase>('loading');
  game = $state<GameName | null>(null);
  options = $state.raw<Options>({});
  clockRule = $state.raw<ClockRule>(null);
  listed = $state(false);
  chairs = $state.raw<Chair[]>([]);
  clocks = $state.raw<Clock[]>([]); // empty without a clock; ticks by itself
  waiting = $state.raw<Waiting | null>(null);
  offers = $state.raw<Offer[]>([]); // open ones
  spectators = $state(0);
  hints = $state(false); // all agreed to them
  myChair = $state<number | null>(null); // null: a spectator
  mySeat = $state<Seat | null>(null);
  words = $state.raw<number[] | null>(null); // four indices, once draw 0 is there
  seal = $state.raw<SealState>({ state: 'none' });
  result = $state.raw<Result | null>(null);
  next = $state<string | null>(null); // the room of the rematch
  duel = $state.raw<Duel | null>(null);
  late = $state.raw<Late | null>(null); // why the last thing done here came too late
  reactions = $state.raw<Reacted[]>([]); // the latest, each for a few seconds
  muted = $state.raw<ReadonlySet<number>>(new Set()); // chairs
  kept = $state<Kept>('database');
  sending = $state(false); // something is on its way and not acknowledged yet
  rolling = $state(false); // the dice are asked for, and may wait for somebody's links
  claimable = $state.raw<Seat[]>([]); // seats that may be claimed now
  mayTakeBack = $state(false); // an offer to take back would mean something
  broken = $state(false); // the engine of this device has failed
  openingUnheard = $state(false); // the server took my opening and does not show it
  // Open chairs with the links that invite to them; the maker's device alone has these.
  invites = $state.raw<{ chair: number; link: string }[]>([]);

  // Everything that was said, for the table of the room.
  story: Story;
  private seat: Seated | null = null;
  private own: Own | null = null; // once the chair and its chains are known
  private readonly outbox: Outbox;
  private queue: string[] = [];
  private working = false;
  private presence: Presence = { chairs: [], at: 0 };
  private readonly ticking = new Ticking();
  private stopTick: () => void = () => {};
  private backlog = 0; // what had happened when this device subscribed
  private readonly given = new Set<Hex>(); // duties that were sent, until the connection breaks
  private readonly listeners = new Set<() => void>();
  private readonly unwatch: (() => void)[] = [];
  private reacted = 0;
  private opened = false;

  constructor(
    readonly room: string,
    private readonly here: Here = page(),
  ) {
    this.story = new Story(room, null, here.engine);
    this.outbox = new Outbox(
      room,
      () => this.seat?.token ?? null,
      here.connection,
      here.storage,
      (ms, then) => here.after(ms, then),
    );
  }

  // Makes a room on the server and sits down where the wish says `me`. Gives its id; the page goes there.
  static make(wanted: Wanted, here: Here = page()): Promise<Outcome<{ room: string }>> {
    return makeRoom(here, wanted);
  }

  // Subscribes; everything above fills.
  open(): void {
    if (this.opened) return;
    this.opened = true;
    this.unwatch.push(
      this.here.connection.watch((shown) => {
        const back = shown.state === 'online' && this.connection.state !== 'online';
        this.connection = shown;
        if (!back) return;
        this.given.clear();
        this.outbox.again();
        this.attend();
      }),
      // Another page of this browser has sat down here.
      this.here.listen((room) => {
        if (room === this.room && this.myChair === null) void this.sitDown();
      }),
    );
    void this.sitDown().then(() => this.sendAgain());
  }

  // Lets go of the connection (the room goes on).
  shut(): void {
    this.opened = false;
    this.stopTick();
    this.here.connection.unsubscribe(this.room);
    this.outbox.close();
    for (const stop of this.unwatch.splice(0)) stop();
  }

  // --- what a person does ---

  async sit(name: string, invite: Hex | null): Promise<Outcome> {
    const taken = await takeChair(this.here, this.room, name, invite);
    if (!taken.ok) return taken;
    await this.sitDown();
    return { ok: true };
  }

  // Actions of the game, all or none.
  act(actions: string[]): Promise<Outcome> {
    return this.command('act', { actions });
  }

  // Announces an animal; the side stays on this device until it is answered.
  async announce(animal: string, side: string): Promise<Outcome> {
    const { own, room } = this;
    if (!own || !this.mySeat) return refused('not_your_turn');
    const id = freshId();
    const nonce = nonceOf(room, id, own.key);
    const commitment = commitmentOf(room, id, { seat: this.mySeat, animal, side }, nonce);
    return this.command('commit', { animal, commitment }, id);
  }

  // Waits for everybody's links, then shows the own one.
  async roll(): Promise<Outcome> {
    if (this.rolling) return refused('rolling');
    this.rolling = true;
    try {
      return await this.rollNow();
    } finally {
      this.rolling = false;
    }
  }

  async offer(offer: OfferKind, about?: number, level?: string): Promise<Outcome> {
    const next = offer === 'rematch' ? await this.nextSecrets() : {};
    const invite = offer === 'reseat' ? { invite: await this.newInvite(about!) } : {};
    return this.command('offer', {
      ...{ offer, ...next, ...invite },
      ...(about === undefined ? {} : { about }),
      ...(level === undefined ? {} : { level }),
    });
  }

  // Whoever has asked for the dice must not gain another draw by an answer.
  async answer({ version, offer }: Offer, yes: boolean): Promise<Outcome> {
    if (this.rolling) return refused('rolling');
    const next = yes && offer === 'rematch' ? await this.nextSecrets() : {};
    return this.command('answer', { to: version, yes, ...next });
  }

  resign(): Promise<Outcome> {
    return this.command('resign');
  }
  leave(): Promise<Outcome> {
    return this.command('leave');
  }
  close(): Promise<Outcome> {
    return this.command('close');
  }
  claim(seat: Seat): Promise<Outcome> {
    return this.command('claim', { seat });
  }
  // The key is lost: the blocker says which side it was.
  cannotOpen(): Promise<Outcome> {
    return this.command('cannot_open');
  }

  // Not in the log, so it is not sent again either.
  async react(reaction: Reaction): Promise<Outcome> {
    const frame = { cmd: 'react', id: freshId(), room: this.room, reaction };
    const token = this.seat?.token;
    try {
      return outcomeOf(await this.here.connection.ask({ ...frame, ...(token ? { token } : {}) }));
    } catch {
      return refused('unreachable');
    }
  }

  mute(chair: number, on: boolean): void {
    const muted = new Set(this.muted);
    if (on) muted.add(chair);
    else muted.delete(chair);
    this.muted = muted;
    this.reactions = this.reactions.filter((reacted) => !muted.has(reacted.chair));
  }

  // The link that brings this seat to another device. Whoever has it plays for me.
  moveLink(): string | null {
    return this.seat && this.myChair !== null
      ? seatLink(this.here.page(), this.room, this.seat)
      : null;
  }

  // The record with everything that proves it, as the server has it once the game is over.
  async record(): Promise<string | null> {
    const told = await this.look();
    const record = told.ok ? told.body['record'] : null;
    return typeof record === 'string' ? record : null;
  }

  // The room as the server tells it.
  private look(): Promise<Outcome<{ body: Record<string, unknown> }>> {
    const token = this.seat?.token;
    const headers = token ? { Authorization: `Bearer ${token}` } : {};
    return requested(this.here.connection.request(`api/rooms/${this.room}`, { headers }));
  }

  // Whether the key of this device opens what was announced; if not, only `cannotOpen` is left.
  get canOpen(): boolean {
    const { pending } = this.story.facts;
    if (!pending || pending.chair !== this.myChair) return false;
    return this.own !== null && hiddenSide(this.room, this.own.key, pending) !== null;
  }

  // Whether the dice are mine to roll, even if they have to wait for somebody's links.
  get rolls(): boolean {
    const { standing } = this.story;
    return standing?.turn === 'chance' && standing.mover === this.mySeat;
  }

  // Calls the listener whenever the story has gone on.
  heard(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  // --- how it comes about ---

  // With the seat of this device, if it has one.
  private async sitDown(): Promise<void> {
    const storage = await this.here.storage;
    this.kept = storage.kept;
    this.seat = await seatIn(storage, this.room).catch(() => null);
    if (this.story.log.version === 0 && this.seat?.mark)
      this.story = new Story(this.room, this.seat.mark, this.here.engine);
    if (this.opened) this.subscribe();
  }

  private subscribe(): void {
    this.here.connection.subscribe(this.room, {
      token: this.seat?.token ?? null,
      since: () => this.story.log.version,
      lines: (lines) => this.hear(lines),
      told: (frame) => this.told(frame),
      subscribed: (answer) => void this.subscribed(answer),
    });
  }

  private async subscribed(answer: Answer): Promise<void> {
    const { error } = answer;
    if (error?.code === 'wrong_token' && this.seat) {
      // The seat was never taken, or is somebody else's by now: this device may still watch.
      this.seat = null;
      this.myChair = null;
      this.own = null;
      return this.subscribe();
    }
    if (error) {
      if (kUnknown.includes(error.code)) this.phase = 'absent';
      return;
    }
    this.backlog = answer.version ?? 0;
    const chair = answer['chair'];
    if (!this.seat || typeof chair !== 'number') return this.publish();
    const { key } = this.seat;
    this.own = { room: this.room, chair, key, chains: await chainsOf(key) };
    this.myChair = chair;
    if (this.seat.chair !== chair) await this.keep({ chair });
    this.publish();
    this.attend();
  }

  private hear(lines: string[]): void {
    this.queue.push(...lines);
    if (!this.working) void this.work();
  }

  // One batch after the other, each whole before anything is shown of it.
  private async work(): Promise<void> {
    this.working = true;
    try {
      while (this.queue.length > 0) await this.take(this.queue.splice(0));
    } catch (error) {
      this.broken = true;
      console.error(error);
    } finally {
      this.working = false;
    }
  }

  private async take(lines: string[]): Promise<void> {
    const { events, gap } = await this.story.hear(lines);
    if (gap) this.subscribe();
    if (events.length === 0 && !this.story.misfit) return;
    const { version } = this.story.log;
    if (version > this.backlog) this.ticking.heard(this.here.now());
    else if (version === this.backlog) void this.setClocks();
    this.publish();
    for (const listener of this.listeners) listener();
    this.attend();
    this.mayTakeBack = await this.takesBack();
    await this.remember(events.some(({ kind }) => kind === 'rematched'));
  }

  // Between block and opening nothing goes back.
  private async takesBack(): Promise<boolean> {
    const { game, options, start, actions, pending, result } = this.story.facts;
    const { mySeat } = this;
    if (!game || start === null || mySeat === null || result) return false;
    if (pending) return pending.blocked === null && pending.chair === this.myChair;
    const engine = this.here.engine;
    return (await engine.call('takesBack', game, options, start, actions, mySeat)) !== null;
  }

  private told(frame: Record<string, unknown>): void {
    if (Array.isArray(frame['presence'])) {
      const chairs = frame['presence'] as Presence['chairs'];
      this.presence = { chairs, at: this.here.now() };
      this.spectators = Number(frame['watching'] ?? 0);
      this.publish();
    }
    const { reaction, chair } = frame;
    const known = kReactions.find((each) => each === reaction);
    if (!known || typeof chair !== 'number' || this.muted.has(chair)) return;
    const id = ++this.reacted;
    this.reactions = [...this.reactions, { id, chair, reaction: known }];
    this.here.after(kReactionShown, () => {
      this.reactions = this.reactions.filter((each) => each.id !== id);
    });
  }

  // What this device owes, each thing once a connection.
  private attend(): void {
    const { own } = this;
    if (!own || !this.here.connection.online) return;
    for (const duty of duties(this.story, own)) {
      if (this.given.has(duty.id)) continue;
      this.given.add(duty.id);
      void this.give(duty);
    }
  }

  private async give(duty: { cmd: string; id: Hex }): Promise<void> {
    const { version } = this.story.log;
    const token = this.seat?.token ?? null;
    try {
      const answer = await this.here.connection.ask({ ...duty, version, room: this.room, token });
      if (answer.error) this.refusedDuty(duty.id, answer);
      else if (duty.cmd === 'open') this.expectOpening();
    } catch {
      this.given.delete(duty.id); // the connection broke; it is owed again when that is back
    }
  }

  // What is refused is still owed, if it is; it is looked at again in a moment.
  private refusedDuty(id: Hex, { error }: Answer): void {
    this.here.after(error?.retry_after ?? kOpeningSoon, () => {
      this.given.delete(id);
      this.attend();
    });
  }

  private expectOpening(): void {
    const { pending } = this.story.facts;
    this.here.after(kOpeningSoon, () => {
      if (pending && this.story.facts.pending?.id === pending.id) this.openingUnheard = true;
    });
  }

  private async rollNow(): Promise<Outcome> {
    for (;;) {
      const { company, log } = this.story;
      const { own } = this;
      if (!own || !this.rolls) return refused('not_your_turn');
      if (company.missing(own.chair).length === 0) {
        const { k } = company.nextDraw();
        if (company.anchorsOf(own.chair) && !mayReveal(this.story, own)) return refused('misfit');
        const link = company.anchorsOf(own.chair) ? own.chains.own.link(k + 1) : null;
        const id = ownId(own.key, this.room, 'roll', String(k));
        return this.command('roll', { ...(link ? { link } : {}), seen: log.digest }, id);
      }
      await this.change();
    }
  }

  // The next time that something is heard.
  private change(): Promise<void> {
    return new Promise((done) => {
      const deaf = this.heard(() => {
        deaf();
        done();
      });
    });
  }

  private async command(cmd: string, fields: object = {}, id = freshId()): Promise<Outcome> {
    this.late = null;
    const frame = { cmd, id, version: this.story.log.version, ...fields };
    this.sending = true;
    const answer = await this.outbox
      .send(frame)
      .finally(() => (this.sending = this.outbox.size > 0));
    return this.judged(cmd, answer);
  }

  private judged(cmd: string, answer: Answer): Outcome {
    if (answer.error?.code === 'late') this.late = lateBy(cmd, answer);
    return outcomeOf(answer);
  }

  // What an earlier visit has sent and never heard of.
  private async sendAgain(): Promise<void> {
    const left = await this.outbox.left();
    const again = async (sent: Sent) =>
      this.judged(sent.frame.cmd, await this.outbox.deliver(sent));
    await Promise.all(left.map(again));
  }

  // The secrets of the chair in the next room, kept before anybody hears of them.
  private async nextSecrets(): Promise<object> {
    const next = this.seat?.next ?? freshSecrets();
    await this.keep({ next });
    return { next_token: next.token, next_anchors: (await chainsOf(next.key)).anchors };
  }

  // For somebody who lost the device: the link is shown once all have agreed.
  private async newInvite(chair: number): Promise<Hex> {
    const invite = random(32);
    const invites = this.story.facts.chairs.map((_, i) => this.seat?.invites[i] ?? null);
    await this.keep({ invites: invites.with(chair, invite) });
    return invite;
  }

  private async remember(rematched: boolean): Promise<void> {
    const { log, facts, misfit } = this.story;
    if (!this.seat || this.myChair === null) return;
    const { version, digest } = log;
    const storage = await this.here.storage;
    if (rematched && facts.next && this.seat.next) {
      const known = await seatIn(storage, facts.next);
      if (!known) await keepSeat(storage, newSeat(facts.next, this.seat.next, this.seat.name));
    }
    await this.keep({
      ...(misfit ? {} : { mark: { version, digest } }),
      touched: this.here.now(),
      seen: {
        ...{ game: this.game!, options: this.options, names: this.chairs.map(({ name }) => name) },
        ...{ phase: this.phase, myTurn: this.waiting?.mine ?? false },
      },
    });
  }

  private async keep(change: Partial<Seated>): Promise<void> {
    if (!this.seat) return;
    this.seat = { ...this.seat, ...change };
    // Where nothing can be kept, the page has said so already.
    await keepSeat(await this.here.storage, this.seat).catch(() => {});
  }

  // Removes the seat from this device; the room does not hear of it.
  async forget(): Promise<void> {
    await forgetSeat(await this.here.storage, this.room);
    this.here.say(this.room);
  }

  // --- what is shown ---

  private publish(): void {
    const { story, myChair } = this;
    const { facts } = story;
    if (facts.game === null) return;
    this.phase = phaseOf(story);
    this.game = facts.game;
    this.options = facts.options;
    this.clockRule = facts.clock;
    this.listed = facts.listed;
    this.chairs = chairsOf(story, myChair, this.presence);
    this.mySeat = myChair === null ? null : facts.seatOf(myChair, story.seats);
    this.waiting = waitingOf(story, myChair);
    this.offers = offersOf(story, myChair);
    this.hints = facts.hints;
    this.words = story.company.words;
    this.seal = sealOf(story);
    this.result = facts.result;
    this.next = facts.next;
    this.duel = duelOf(story, myChair);
    if (!facts.pending) this.openingUnheard = false;
    this.invites = invitesOf(story, this.seat?.invites ?? []).map(({ chair, invite }) => ({
      chair,
      link: inviteLink(this.here.page(), this.room, invite),
    }));
    this.tick();
  }

  // Clocks and claims go on by themselves while the game does.
  private tick(): void {
    const now = this.here.now();
    this.clocks = this.ticking.clocks(this.story, now);
    this.claimable = this.ticking.claimable(this.story, this.chairs, now);
    this.stopTick();
    if (!this.opened || this.phase !== 'playing') return;
    const gone = this.chairs.some(({ away }) => away !== null);
    if (this.clocks.length === 0 && !gone) return;
    this.stopTick = this.here.after(this.ticking.next(this.clocks), () => this.tick());
  }

  // A log that is read later than it happened does not say what time it is now.
  private async setClocks(): Promise<void> {
    const { clocks, facts } = this.story;
    if (!clocks || facts.result) return;
    const told = await this.look();
    const clock = told.ok ? (told.body['clock'] as { left?: Record<Seat, number> } | null) : null;
    const left = clock?.left;
    if (left) this.ticking.told(this.story, left, this.here.now());
    this.tick();
  }
}
