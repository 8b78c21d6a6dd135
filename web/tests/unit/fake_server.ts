// A server of rooms for tests, in this thread: it keeps logs, answers commands as docs/network.md says as far
// as the tests need it, and can be made to lie, to lose answers and to go away. No rule of a game is checked.
import type { GameName, Options } from '../../src/engine/protocol';
import type { World } from '../../src/network/connection';
import { Chain } from '../../src/fairness/chain';
import { digestOf } from '../../src/fairness/digest';
import { diceOf, orderOf, rollDraw, seedOf, startDraw } from '../../src/fairness/draw';
import { firstDigest, nextDigest } from '../../src/fairness/story';
import type { Anchors } from '../../src/network/types';
import { rollAction } from '../../src/network/wire';
import { ask } from './engine_lines';

type Json = Record<string, unknown>;
interface FakeChair {
  kind: string;
  name: string;
  level?: string;
  token?: string;
  anchors: Anchors | null;
  invite: string | null;
  help: Map<number, string>;
}

const answered = (status: number, body: Json) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

export class FakeRoom {
  readonly lines: string[] = [];
  private digest: string;
  chairs: FakeChair[] = [];
  private readonly heard = new Map<string, Json>();
  private turn = 0; // the version of the last event that changed the ply
  private pending: { chair: number; animal: string; seat: string; blocked: string | null } | null =
    null;
  private order: number[] = [];
  position = '';
  options: Options = {};
  private next = 0;
  game!: GameName;
  // Changes an event before it is told; a server that lies.
  lie: (event: Json) => Json = (event) => event;

  private constructor(
    readonly id: string,
    private readonly chain: Chain,
    private readonly tell: (room: FakeRoom, line: string) => void,
  ) {
    this.digest = firstDigest(id);
  }

  static async made(
    id: string,
    wish: Json,
    tell: (room: FakeRoom, line: string) => void,
  ): Promise<FakeRoom> {
    const chain = new Chain('server', digestOf(`server ${id}`));
    const room = new FakeRoom(id, chain, tell);
    const { game, options, clock, listed, spectators, order = 'given' } = wish;
    room.game = game as GameName;
    room.options = ask({ cmd: 'start', game, options, seed: 1 }).options;
    room.chairs = (wish['chairs'] as Json[]).map((chair, i) => ({
      kind: chair['kind'] === 'me' ? 'person' : (chair['kind'] as string),
      name: (chair['name'] as string) ?? '',
      ...(chair['level'] ? { level: chair['level'] as string } : {}),
      ...(chair['token'] ? { token: chair['token'] as string } : {}),
      anchors: (chair['anchors'] as Anchors) ?? null,
      invite: chair['kind'] === 'open' ? digestOf(`invite ${id} ${i}`) : null,
      help: new Map(),
    }));
    const chairs = room.chairs.map(({ kind, name, level, anchors }) => ({
      ...{ kind, name, ...(level ? { level } : {}), anchors },
    }));
    room.append({
      ...{ kind: 'made', room: id, game, options: room.options, chairs, order },
      ...{ clock, listed, spectators, anchor: chain.anchor },
    });
    return room;
  }

  get version(): number {
    return this.lines.length;
  }
  get seats(): string[] {
    const { games } = ask({ cmd: 'games' });
    return games.find(({ game }) => game === this.game)!.seats.slice(0, this.chairs.length);
  }
  chairOf(token: unknown): number | null {
    const at = this.chairs.findIndex((chair) => chair.token !== undefined && chair.token === token);
    return at < 0 ? null : at;
  }
  seatOf(chair: number): string {
    return this.seats[this.order.indexOf(chair)]!;
  }

  append(fields: Json): void {
    const { kind, ...rest } = this.lie(fields);
    const bytes = JSON.stringify({
      version: this.version + 1,
      kind,
      at: 1000 * this.version,
      ...rest,
    });
    this.digest = nextDigest(this.digest, bytes);
    const line = `${bytes.slice(0, -1)},"digest":"${this.digest}","room":"${this.id}"}`;
    this.lines.push(line);
    this.tell(this, line);
  }

  sit({ name, token, anchors, invite }: Json): Json {
    const again = this.chairOf(token);
    if (again !== null) return { room: this.id, chair: again, version: this.version };
    const chair = this.chairs.findIndex((each) => each.kind === 'open' && each.invite === invite);
    if (chair < 0) return { error: { code: 'used_invite', field: 'invite', message: '' } };
    Object.assign(this.chairs[chair]!, { kind: 'person', name, token, anchors });
    this.append({ kind: 'seated', chair, name, anchors });
    if (this.chairs.every(({ kind }) => kind !== 'open')) this.seal();
    return { room: this.id, chair, version: this.version };
  }

  seal(): void {
    this.append({ kind: 'sealed', anchors: this.chairs.map(({ anchors }) => anchors) });
  }

  // The answer to a command.
  hear(chair: number, command: Json): Json {
    const id = command['id'] as string;
    const before = this.heard.get(id);
    if (before) return before;
    const plays = ['act', 'commit', 'open', 'roll'].includes(command['cmd'] as string);
    if (plays && Number(command['version']) < this.turn) {
      const missed = this.lines.slice(Number(command['version'])).map((line) => JSON.parse(line));
      return { id, error: { code: 'late', field: 'version', message: 'late' }, events: missed };
    }
    const refusal = this.perform(chair, id, command);
    if (refusal) return { id, error: { code: refusal, field: null, message: refusal } };
    const answer = { id, version: this.version };
    this.heard.set(id, answer);
    return answer;
  }

  private perform(chair: number, id: string, command: Json): string | null {
    const by = { chair, id };
    const seat = this.seatOf(chair);
    switch (command['cmd']) {
      case 'links':
        return this.linked(chair, id, command['from'] as number, command['links'] as string[]);
      case 'act':
        return this.acted(chair, id, command['actions'] as string[]);
      case 'commit': {
        const { animal, commitment } = command;
        this.pending = { chair, animal: animal as string, seat, blocked: null };
        this.append({ kind: 'committed', ...by, seat, animal, commitment });
        this.turn = this.version;
        return null;
      }
      case 'open': {
        const { side, nonce } = command;
        const { animal, blocked } = this.pending!;
        const actions = [`${animal}${side as string}`, blocked!];
        this.pending = null;
        this.play({ kind: 'opened', ...by, seat, side, nonce }, actions);
        return null;
      }
      case 'roll':
        return this.rolled(chair, id, command['link'] as string);
      case 'offer':
        this.append({ kind: 'offered', ...by, offer: command['offer'] });
        return null;
      case 'answer':
        this.append({ kind: 'answered', ...by, to: command['to'], yes: command['yes'] });
        return null;
      case 'resign': {
        const other = this.seats.find((each) => each !== seat);
        this.append({ kind: 'resigned', ...by, seat, actions: [] });
        this.append({
          kind: 'ended',
          result: other,
          ended: `resigned ${seat}`,
          reason: 'resigned',
        });
        return null;
      }
      default:
        return 'malformed';
    }
  }

  private acted(chair: number, id: string, actions: string[]): string | null {
    const seat = this.seatOf(chair);
    if (this.pending) {
      this.pending.blocked = actions[0]!;
      this.append({ kind: 'blocked', chair, id, seat, side: actions[0] });
      this.turn = this.version;
    } else this.play({ kind: 'acted', chair, id, seat }, actions);
    return null;
  }

  private play(event: Json, actions: string[]): void {
    const { game, options, position } = this;
    const applied = ask({ cmd: 'apply', game, options, position, actions });
    this.position = applied.position ?? position;
    this.append({ ...event, actions });
    this.turn = this.version;
    const { view } = ask({ cmd: 'view', game, options, position: this.position });
    if (view.over)
      this.append({ kind: 'ended', result: view.winner, ended: null, reason: view.reason!.end });
  }

  private linked(chair: number, id: string, from: number, links: string[]): string | null {
    const { help } = this.chairs[chair]!;
    links.forEach((link, i) => help.set(from + i, link));
    this.append({ kind: 'linked', chair, id, from, links });
    const ready = this.chairs.every((each) => !each.anchors || each.help.has(1));
    if (this.next === 0 && ready) this.start();
    return null;
  }

  start(): void {
    const server = this.chain.link(1);
    const draw = startDraw(
      this.id,
      server,
      this.chairs.map(({ help }) => help.get(1) ?? null),
    );
    const made = JSON.parse(this.lines[0]!) as Json;
    const drawn = made['order'] === 'drawn';
    this.order = drawn ? orderOf(draw, this.chairs.length) : this.chairs.map((_, chair) => chair);
    const seed = seedOf(draw);
    const { game } = this;
    const started = ask({ cmd: 'start', game, options: this.options, seed });
    this.position = started.position;
    this.options = started.options;
    this.next = 1;
    this.append({
      ...{ kind: 'started', server, order: this.order, seed },
      ...{ options: started.options, start: started.position },
    });
    this.turn = this.version;
  }

  private rolled(chair: number, id: string, link: string): string | null {
    const k = this.next;
    const seat = this.seatOf(chair);
    const links = this.order.map((each) =>
      each === chair ? link : (this.chairs[each]!.help.get(k + 1) ?? null),
    );
    const people = this.order.filter((each) => this.chairs[each]!.anchors);
    if (people.some((each) => each !== chair && !this.chairs[each]!.help.has(k + 1)))
      return 'links_missing';
    const server = this.chain.link(k + 1);
    const dice = diceOf(rollDraw(this.id, k, seat, server, links));
    this.next = k + 1;
    this.play({ kind: 'rolled', chair, id, k, seat, link, server }, [rollAction(dice)]);
    return null;
  }
}

// A browser's end of a connection to it.
class FakeSocket {
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  constructor(private readonly hear: (socket: FakeSocket, frame: Json) => void) {}
  send(text: string): void {
    this.hear(this, JSON.parse(text) as Json);
  }
  say(data: string): void {
    queueMicrotask(() => this.readyState === 1 && this.onmessage?.({ data }));
  }
  close(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    queueMicrotask(() => this.onclose?.());
  }
}

export class FakeServer {
  readonly rooms = new Map<string, FakeRoom>();
  private readonly sockets = new Map<FakeSocket, Map<string, number | null>>();
  up = true;
  socketsBlocked = false;
  // What happens to a frame before it is heard, and to an answer before it is sent; false loses it.
  loses: (frame: Json) => boolean = () => false;
  losesAnswer: (answer: Json) => boolean = () => false;
  // Why a subscription is refused, if it is.
  refuses: (frame: Json) => string | null = () => null;
  frames: Json[] = [];

  socket(): WebSocket {
    const socket = new FakeSocket((from, frame) => this.frame(from, frame));
    queueMicrotask(() => {
      if (!this.up || this.socketsBlocked) return socket.close();
      socket.readyState = 1;
      this.sockets.set(socket, new Map());
      socket.onopen?.();
    });
    return socket as unknown as WebSocket;
  }

  // Everybody's connection breaks; with `down` nobody gets back in.
  cut(down = false): void {
    this.up = !down;
    for (const socket of this.sockets.keys()) socket.close();
    this.sockets.clear();
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    if (!this.up) throw new TypeError('no network');
    const body = init.body ? (JSON.parse(init.body as string) as Json) : {};
    if (path === 'healthz') return answered(200, {});
    if (path === 'api/rooms') return this.make(body);
    const [, id = '', what] = /^api\/rooms\/([0-9a-f]+)(?:\/(\w+))?/.exec(path) ?? [];
    const room = this.rooms.get(id);
    if (!room) return answered(404, { error: { code: 'not_found' } });
    if (what === 'chairs') {
      const sat = room.sit(body);
      return answered('error' in sat ? 409 : 201, sat);
    }
    const auth = (init.headers as Record<string, string> | undefined)?.['Authorization'];
    const chair = room.chairOf(auth?.slice('Bearer '.length));
    if (what === 'commands') return answered(200, room.hear(chair!, body));
    if (what === 'events') return this.stream(room, path, init.signal ?? null);
    const chairs = room.chairs.map(() => ({ connected: true }));
    return answered(200, { room: id, version: room.version, chair, chairs, watching: 0 });
  }

  private readonly streams = new Map<FakeRoom, ((line: string) => void)[]>();
  private stream(room: FakeRoom, path: string, signal: AbortSignal | null): Response {
    const since = Number(/since=(\d+)/.exec(path)?.[1] ?? 0);
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        const say = (line: string) => {
          if (!signal?.aborted) controller.enqueue(new TextEncoder().encode(`${line}\n`));
        };
        room.lines.slice(since).forEach(say);
        this.streams.set(room, [...(this.streams.get(room) ?? []), say]);
      },
    });
    return new Response(body, { status: 200 });
  }

  private async make(wish: Json): Promise<Response> {
    const me = (wish['chairs'] as Json[]).find((chair) => chair['kind'] === 'me');
    const id = digestOf('menagerie id', digestOf(me!['token'] as string)).slice(0, 32);
    const known = this.rooms.get(id);
    const room = known ?? (await FakeRoom.made(id, wish, (of, line) => this.tell(of, line)));
    this.rooms.set(id, room);
    if (!known && room.chairs.every(({ kind }) => kind !== 'open')) room.seal();
    const chair = room.chairOf(me!['token']);
    const invites = room.chairs.flatMap(({ invite }) => invite ?? []);
    return answered(201, { room: id, chair, version: room.version, invites });
  }

  private tell(room: FakeRoom, line: string): void {
    for (const [socket, rooms] of this.sockets) if (rooms.has(room.id)) socket.say(line);
    for (const say of this.streams.get(room) ?? []) say(line);
  }

  private frame(socket: FakeSocket, frame: Json): void {
    if (!this.sockets.has(socket) || this.loses(frame)) return;
    this.frames.push(frame);
    const { cmd, id, room: of } = frame;
    if (cmd === 'ping') return socket.say(JSON.stringify({ id, pong: true }));
    const room = this.rooms.get(of as string);
    if (!room) return socket.say(JSON.stringify({ room: of, id, error: { code: 'not_found' } }));
    const chair = room.chairOf(frame['token']);
    const say = (answer: Json) => {
      if (!this.losesAnswer(answer)) socket.say(JSON.stringify({ ...answer, room: of, id }));
    };
    if (cmd === 'unsubscribe') return void this.sockets.get(socket)!.delete(room.id);
    if (cmd === 'subscribe') {
      if (frame['token'] && chair === null) return say({ error: { code: 'wrong_token' } });
      if ((frame['since'] as number) > room.version) return say({ error: { code: 'ahead' } });
      const refusal = this.refuses(frame);
      if (refusal) return say({ error: { code: refusal } });
      this.sockets.get(socket)!.set(room.id, chair);
      say({ subscribed: true, version: room.version, chair });
      const backlog = room.lines.slice(frame['since'] as number);
      if (backlog.length > 0) socket.say(backlog.join('\n'));
      const presence = room.chairs.map(() => ({ connected: true }));
      return socket.say(JSON.stringify({ room: of, presence, watching: 0 }));
    }
    if (chair === null) return say({ error: { code: 'no_token' } });
    // Whoever sent it gets its answer first.
    const lines = room.version;
    const answer = room.hear(chair, frame);
    if (room.version === lines) say(answer);
    else queueMicrotask(() => say(answer));
  }
}

// A device's world: its own clock, which only moves when a test says so.
export class FakeWorld implements World {
  private timers: { at: number; then: () => void }[] = [];
  private time = 1_000_000;
  constructor(private readonly server: FakeServer) {}
  socket = () => this.server.socket();
  fetch = (path: string, init?: RequestInit) => this.server.fetch(path, init);
  now = () => this.time;
  random = () => 0.5;
  hidden = () => false;
  language = () => 'en';
  after = (ms: number, then: () => void) => {
    const timer = { at: this.time + ms, then };
    this.timers.push(timer);
    return () => void (this.timers = this.timers.filter((each) => each !== timer));
  };
  // Lets time pass, timer by timer.
  async pass(ms: number): Promise<void> {
    const end = this.time + ms;
    for (;;) {
      const due = this.timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!due) break;
      this.time = Math.max(this.time, due.at);
      this.timers = this.timers.filter((each) => each !== due);
      due.then();
      await settle();
    }
    this.time = end;
    await settle();
  }
}

// Until something has come about that nothing can prevent any more.
export async function until(come: () => boolean): Promise<void> {
  while (!come()) await new Promise((done) => setTimeout(done, 1));
}

// Until everything that was under way has been done.
export async function settle(): Promise<void> {
  for (let i = 0; i < 20; ++i) await new Promise((done) => setImmediate(done));
}
