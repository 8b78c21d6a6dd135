// The one connection of a page to its server, for all rooms: it comes back by itself, at once when the
// device wakes or finds its network again, and notices within seconds that nothing arrives any more.
// What a line means is for others; what is under way when it breaks is sent again by outbox.ts.
import { freshId } from './secrets';
import {
  bySocket,
  byStreams,
  type Fetch,
  type Frame,
  type Hears,
  type Transport,
} from './transport';
import type { Connection as Shown } from './types';

// What the connection needs of the world; tests hand in their own.
export interface World {
  socket(): WebSocket;
  fetch: Fetch;
  now(): number;
  random(): number;
  after(ms: number, then: () => void): () => void; // gives what calls it off
  hidden(): boolean;
  language(): string; // of refusals
}

export interface Answer {
  version?: number;
  error?: { code: string; field?: string | null; message?: string; retry_after?: number | null };
  [field: string]: unknown;
}
// The connection broke before an answer came: nobody knows whether the command was heard.
export class Lost extends Error {}

export interface Subscriber {
  token(): string | null;
  since(): number; // the last event that is known
  lines(lines: string[]): void; // of the log, in their order
  told(frame: Record<string, unknown>): void; // what travels beside the log
  subscribed(answer: Answer): void;
}

const kFirstRetry = 300; // milliseconds, doubled from try to try
const kLongestRetry = 10_000;
const kQuiet = 5_000; // after this silence the server is asked whether it is there
const kQuietHidden = 30_000; // nobody looks
const kPatience = 4_000; // for the answer
const kPatienceWaking = 2_000;
const kBeat = 1_000;
const kBlocked = 3; // sockets in a row that never opened, before plain requests are tried
const kRetrySocket = 60_000;

interface Waiting {
  resolve(answer: Answer): void;
  reject(lost: Lost): void;
}

export class Connection {
  shown: Shown;
  private transport: Transport | null = null;
  private readonly rooms = new Map<string, Set<Subscriber>>(); // several parts of a page may follow one
  private readonly waiting = new Map<string, Waiting>();
  private readonly watchers = new Set<(shown: Shown) => void>();
  private lobby: ((lobby: unknown) => void) | null = null;
  private tries = 0;
  private unopened = 0; // sockets in a row
  private socketAgain = 0; // from when on a socket is tried again
  private heard = 0;
  private pinged: { at: number; id: string; patience: number } | null = null;
  private callOff: (() => void) | null = null; // the next try
  private beats: (() => void) | null = null;

  constructor(private readonly world: World) {
    this.shown = { state: 'connecting', since: world.now(), lag: null };
  }

  watch(watcher: (shown: Shown) => void): () => void {
    this.watchers.add(watcher);
    watcher(this.shown);
    return () => this.watchers.delete(watcher);
  }

  // Again for a subscriber that is there already: it is told everything after its `since` once more.
  subscribe(room: string, subscriber: Subscriber): void {
    this.rooms.set(room, new Set(this.rooms.get(room)).add(subscriber));
    if (this.online) this.send(subscription(room, [subscriber]));
    else this.start();
  }
  unsubscribe(room: string, subscriber: Subscriber): void {
    const left = this.rooms.get(room);
    left?.delete(subscriber);
    if (!left || left.size > 0) return;
    this.rooms.delete(room);
    if (this.online) this.send({ cmd: 'unsubscribe', room });
    this.rest();
  }
  // The list of open tables, now and whenever it changes; null ends it.
  watchLobby(hear: ((lobby: unknown) => void) | null): void {
    this.lobby = hear;
    if (this.online) this.send({ cmd: 'lobby', on: hear !== null });
    else if (hear) this.start();
    this.rest();
  }

  get online(): boolean {
    return this.shown.state === 'online';
  }
  // A socket hears of presence, reactions and the lobby; plain requests do not.
  get way(): 'socket' | 'stream' {
    return this.transport?.way ?? 'socket';
  }

  // One try; fails with `Lost` where no answer came.
  ask(frame: Frame & { id: string }): Promise<Answer> {
    if (!this.online) return Promise.reject(new Lost());
    return new Promise((resolve, reject) => {
      this.waiting.set(frame.id, { resolve, reject });
      this.send({ ...frame, language: this.world.language() });
    });
  }

  request(path: string, init?: RequestInit): Promise<Response> {
    return this.world.fetch(path, init);
  }

  // The device woke, or the network is there again.
  wake(): void {
    if (this.rooms.size === 0 && !this.lobby) return;
    this.tries = 0;
    if (this.online) this.ping(kPatienceWaking);
    else if (this.callOff) this.connect();
    else this.start();
  }
  // The device says that there is no network.
  offline(): void {
    if (this.transport) this.transport.close();
  }

  private start(): void {
    if (!this.transport && !this.callOff) this.connect();
  }

  // Nobody listens any more.
  private rest(): void {
    if (this.rooms.size > 0 || this.lobby) return;
    const { transport } = this;
    this.transport = null;
    this.callOff?.();
    this.callOff = null;
    this.beats?.();
    transport?.close();
    this.fail();
    this.show('connecting', null);
  }

  private connect(): void {
    this.callOff?.();
    this.callOff = null;
    if (this.shown.state !== 'offline') this.show('connecting', null);
    const plain = this.unopened >= kBlocked && this.world.now() < this.socketAgain;
    let transport: Transport | null = null;
    const mine = (then: () => void) => () => {
      if (transport === this.transport) then();
    };
    const hears: Hears = {
      opened: mine(() => this.opened()),
      lines: (lines, of) => mine(() => this.hear(lines, of))(),
      lost: mine(() => this.lost()),
    };
    transport = plain
      ? byStreams((path, init) => this.world.fetch(path, init), hears)
      : bySocket(() => this.world.socket(), hears);
    this.transport = transport;
    this.heard = this.world.now();
    this.beat();
  }

  // It carries, but whether anybody is there shows with the first thing that is heard.
  private opened(): void {
    for (const [room, all] of this.rooms) this.send(subscription(room, [...all]));
    if (this.lobby) this.send({ cmd: 'lobby', on: true });
    this.ping(kPatience);
  }

  private answered(): void {
    this.tries = 0;
    if (this.way === 'socket') this.unopened = 0;
    this.show('online', null);
  }

  private lost(): void {
    if (this.way === 'socket' && !this.online && ++this.unopened >= kBlocked)
      this.socketAgain = this.world.now() + kRetrySocket;
    this.transport = null;
    this.pinged = null;
    this.beats?.();
    this.show('offline', null);
    this.fail();
    const longest = Math.min(kLongestRetry, kFirstRetry * 2 ** this.tries++);
    // Not all at once, when a server comes back.
    this.callOff = this.world.after(longest * (0.5 + this.world.random() / 2), () => {
      this.callOff = null;
      this.connect();
    });
  }

  private fail(): void {
    const waiting = [...this.waiting.values()];
    this.waiting.clear();
    for (const { reject } of waiting) reject(new Lost());
  }

  private beat(): void {
    this.beats?.();
    this.beats = this.world.after(kBeat, () => {
      const now = this.world.now();
      const quiet = this.world.hidden() ? kQuietHidden : kQuiet;
      const patience = this.pinged?.patience ?? kPatience;
      if (this.pinged ? now - this.pinged.at > patience : !this.online && now - this.heard > kQuiet)
        return this.transport?.close();
      if (this.online && !this.pinged && now - this.heard > quiet) this.ping(kPatience);
      this.beat();
    });
  }

  private ping(patience: number): void {
    const id = freshId();
    this.pinged = { at: this.world.now(), id, patience };
    this.send({ cmd: 'ping', id });
  }

  private send(frame: Frame): void {
    this.transport?.send(frame);
  }

  private show(state: Shown['state'], lag: number | null): void {
    const since = state === this.shown.state ? this.shown.since : this.world.now();
    this.shown = { state, since, lag };
    for (const watcher of this.watchers) watcher(this.shown);
  }

  // Lines of one room that came together are handed on together.
  private hear(lines: string[], streamed?: string): void {
    this.heard = this.world.now();
    if (!this.online) this.answered();
    let room: string | null = null;
    let together: string[] = [];
    const handOn = () => {
      const lines = together;
      if (room !== null && lines.length > 0)
        for (const each of this.rooms.get(room) ?? []) each.lines(lines);
      together = [];
    };
    for (const line of lines) {
      if (line === '') continue;
      const of = roomOfLine(line, streamed);
      if (of === null) {
        handOn();
        this.hearFrame(line);
      } else {
        if (of !== room) handOn();
        room = of;
        together.push(line);
      }
    }
    handOn();
  }

  private hearFrame(text: string): void {
    let frame: Record<string, unknown>;
    try {
      frame = JSON.parse(text) as Record<string, unknown>;
    } catch {
      return;
    }
    const { id, room } = frame;
    if (this.pinged && id === this.pinged.id) {
      this.show('online', this.world.now() - this.pinged.at);
      this.pinged = null;
      return;
    }
    if (frame['closing'] === true) return this.transport?.close();
    if ('lobby' in frame) return this.lobby?.(frame['lobby']);
    const subscribers = (typeof room === 'string' && this.rooms.get(room)) || [];
    if (typeof id === 'string' && this.waiting.has(id)) {
      const { resolve } = this.waiting.get(id)!;
      this.waiting.delete(id);
      resolve(frame as Answer);
    } else if (id !== undefined && id === room) {
      for (const each of subscribers) each.subscribed(frame as Answer);
    } else for (const each of subscribers) each.told(frame);
  }
}

// The answer to a subscription comes back under the room's own id.
function subscription(room: string, subscribers: Subscriber[]): Frame {
  const since = Math.min(...subscribers.map((each) => each.since()));
  const token = subscribers.map((each) => each.token()).find((each) => each !== null);
  return { cmd: 'subscribe', id: room, room, since, views: false, ...(token ? { token } : {}) };
}

// An event's room stands behind its digest; a stream of one room does not say it.
const kEvent = /^\{"version":\d+,"kind":/;
const kRoom = /,"digest":"[0-9a-f]{64}","room":"([0-9a-f]{32})"/;
function roomOfLine(line: string, streamed = ''): string | null {
  if (!kEvent.test(line)) return null;
  return kRoom.exec(line)?.[1] ?? streamed;
}
