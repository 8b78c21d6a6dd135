// A room as this device sees it: everything a page shows of it, and everything a person can do in it.
// It believes nothing that it can check (story.ts), and does by itself what a device owes (attending.ts).
import type { Seat } from '../engine/protocol';
import type { Answer, Subscriber } from './connection';
import { commitmentOf, nonceOf } from '../fairness/side';
import { Attending } from './attending';
import { hiddenSide, mayReveal, type Own } from './duties';
import { here as page, type Here } from './here';
import { seatLink } from './links';
import { makeRoom, takeChair } from './making';
import { RoomState } from './room_state.svelte';
import { Outbox, type Sent } from './outbox';
import { lateBy, outcomeOf, passing, refused, requested } from './refusals';
import { SeatKeeping } from './seat_keeping';
import { forgetSeat, type Seated } from './seats';
import { cameOf } from './showing';
import { chainsOf, freshId, ownId } from './secrets';
import { Story } from './story';
import { tallyOf } from './tally';
import type { Hex, Offer, OfferKind, Outcome, Reaction, Wanted } from './types';

const kUnknown = ['wrong_token', 'not_found', 'spectators'];

export class RoomClient extends RoomState {
  private readonly keeping: SeatKeeping;
  private readonly attending: Attending;
  private own: Own | null = null; // once the chair and its chains are known
  private readonly outbox: Outbox;
  private readonly subscriber: Subscriber = {
    token: () => this.seat?.token ?? null,
    since: () => this.story.log.version,
    lines: (lines) => this.hear(lines),
    told: (frame) => this.told(frame),
    subscribed: (answer) => void this.subscribed(answer),
  };
  private queue: string[] = [];
  private working = false;
  private backlog = 0; // what had happened when this device subscribed
  private readonly listeners = new Set<() => void>();
  private readonly unwatch: (() => void)[] = [];

  constructor(room: string, here: Here = page()) {
    super(room, here);
    this.keeping = new SeatKeeping(room, here);
    const token = () => this.seat?.token ?? null;
    this.attending = new Attending(here, token, (commitment) => {
      if (this.story.facts.pending?.commitment === commitment) this.openingUnheard = true;
    });
    this.outbox = new Outbox(room, token, here.connection, here.storage, (ms, then) =>
      here.after(ms, then),
    );
  }

  private get seat(): Seated | null {
    return this.keeping.seat;
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
        this.attending.forget();
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
    this.here.connection.unsubscribe(this.room, this.subscriber);
    this.outbox.close();
    for (const stop of this.unwatch.splice(0)) stop();
  }

  // --- what a person does ---

  async sit(name: string, invite: Hex | null): Promise<Outcome> {
    if (this.myChair !== null) return refused('seated');
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
    const { room } = this;
    const own = await this.owned();
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
    const next = offer === 'rematch' ? await this.keeping.nextSecrets() : {};
    const invite =
      offer === 'reseat'
        ? { invite: await this.keeping.newInvite(about!, this.chairs.length) }
        : {};
    return this.command('offer', {
      ...{ offer, ...next, ...invite },
      ...(about === undefined ? {} : { about }),
      ...(level === undefined ? {} : { level }),
    });
  }

  // Whoever has asked for the dice must not gain another draw by an answer.
  async answer({ version, offer }: Offer, yes: boolean): Promise<Outcome> {
    if (this.rolling) return refused('rolling');
    const next = yes && offer === 'rematch' ? await this.keeping.nextSecrets() : {};
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
    return this.myHidden() !== null;
  }

  // It is kept nowhere: the key tells which of the two sides the commitment hides.
  private myHidden(): string | null {
    const { pending } = this.story.facts;
    if (!pending || pending.chair !== this.myChair || !this.own) return null;
    return hiddenSide(this.room, this.own.key, pending)?.side ?? null;
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
    const [storage] = await Promise.all([this.here.storage, this.here.located]);
    this.kept = storage.kept;
    await this.keeping.load();
    if (this.story.log.version === 0 && this.seat?.mark)
      this.story = new Story(this.room, this.seat.mark, this.here.engine);
    if (this.opened) this.subscribe();
  }

  private subscribe(): void {
    this.here.connection.subscribe(this.room, this.subscriber);
  }

  private async subscribed(answer: Answer): Promise<void> {
    const { error } = answer;
    if (error?.code === 'wrong_token' && this.seat) {
      // The seat was never taken, or is somebody else's by now: this device may still watch.
      this.keeping.seat = null;
      this.myChair = null;
      this.own = null;
      return this.subscribe();
    }
    if (error) {
      const wait = passing(answer);
      if (wait !== null) this.here.after(wait, () => this.opened && this.subscribe());
      if (kUnknown.includes(error.code)) this.phase = 'absent';
      if (error.code === 'ahead') {
        this.story.cutShort();
        this.publish();
      }
      return;
    }
    this.backlog = answer.version ?? 0;
    const chair = answer['chair'];
    // Before the lines that follow: whatever they show is shown to whoever sits there.
    this.myChair = this.seat && typeof chair === 'number' ? chair : null;
    this.publish();
    if (!this.seat || this.myChair === null) return;
    const { key } = this.seat;
    if (this.seat.chair !== this.myChair) await this.keeping.keep({ chair: this.myChair });
    this.own = { room: this.room, chair: this.myChair, key, chains: await chainsOf(key) };
    this.publish();
    for (const listener of this.listeners) listener();
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
    if (this.myChair === null || this.game === null) return;
    const names = this.chairs.map(({ name }) => name);
    const { game, options, phase } = this;
    const myTurn = this.waiting?.mine ?? false;
    const came = cameOf(this.result, this.mySeat);
    const ended = phase === 'over' ? { ended: this.seat?.seen?.ended ?? this.here.now() } : {};
    const seen = { game, options, names, phase, myTurn, came, ...ended };
    await this.keeping.remember(this.story, seen);
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

  private attend(): void {
    this.attending.attend(this.story, this.own);
  }

  private async rollNow(): Promise<Outcome> {
    for (;;) {
      const own = await this.owned();
      const { company, log } = this.story;
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

  // The chains of the own seat, once they are computed; null for a spectator.
  private async owned(): Promise<Own | null> {
    while (!this.own && this.myChair !== null) await this.change();
    return this.own;
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

  // Removes the seat from this device; the room does not hear of it.
  async forget(): Promise<void> {
    await forgetSeat(await this.here.storage, this.room);
    this.here.say(this.room);
  }

  // --- what is shown ---

  protected override publish(): void {
    this.show(this.seat?.invites ?? []);
    this.hidden = this.myHidden();
    this.tally = tallyOf(this.seat?.before ?? null, this.story.facts, this.story.seats);
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
