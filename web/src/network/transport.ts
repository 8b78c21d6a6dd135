// Two ways to a server, of one kind for connection.ts: a WebSocket, and where that is blocked plain
// requests with a stream of lines for every room. A transport lives for one connection; who reconnects
// makes a new one.

export interface Frame {
  cmd: string;
  room?: string;
  id?: string;
  token?: string | null;
  since?: number;
  views?: boolean;
  [field: string]: unknown;
}

// What a transport says: that it carries, each line that came, and once that it is over.
export interface Hears {
  opened(): void;
  lines(lines: string[], room?: string): void; // the room where a stream is of one alone
  lost(): void;
}

export interface Transport {
  readonly way: 'socket' | 'stream';
  send(frame: Frame): void;
  close(): void;
}

export type Fetch = (path: string, init?: RequestInit) => Promise<Response>;

export function bySocket(make: () => WebSocket, hears: Hears): Transport {
  let over = false;
  const end = () => {
    if (over) return;
    over = true;
    hears.lost();
  };
  let socket: WebSocket;
  try {
    socket = make();
  } catch {
    setTimeout(end);
    return { way: 'socket', send: () => {}, close: end };
  }
  socket.onopen = () => !over && hears.opened();
  socket.onmessage = ({ data }) => {
    if (!over && typeof data === 'string') hears.lines(data.split('\n'));
  };
  socket.onclose = end;
  socket.onerror = end;
  return {
    way: 'socket',
    send: (frame) => socket.readyState === 1 && socket.send(JSON.stringify(frame)),
    close: () => {
      end();
      socket.close();
    },
  };
}

interface Told {
  error?: object;
  version?: number;
  chair?: number | null;
  chairs?: { connected?: boolean; away?: number | null }[];
  watching?: number;
}

const bearer = (token: string | null | undefined): Record<string, string> =>
  token ? { Authorization: `Bearer ${token}` } : {};

// Frames as requests: subscriptions are streams, commands are posted, and what only a socket has stays
// without an answer.
class Streams implements Transport {
  readonly way = 'stream';
  private readonly streams = new Map<string, AbortController>();
  private over = false;

  constructor(
    private readonly fetch: Fetch,
    private readonly hears: Hears,
  ) {
    this.fetch('healthz').then(({ ok }) => (ok ? this.hears.opened() : this.end()), this.end);
  }

  send(frame: Frame): void {
    const { cmd, room = '' } = frame;
    if (cmd === 'subscribe') void this.follow(frame);
    else if (cmd === 'unsubscribe') this.streams.get(room)?.abort();
    else if (cmd === 'ping')
      void this.fetch('healthz').then(() => this.answer(frame, {}), this.end);
    else if (room) void this.post(frame);
  }

  close(): void {
    for (const stream of this.streams.values()) stream.abort();
    this.end();
  }

  private readonly end = (): void => {
    if (this.over) return;
    this.over = true;
    this.hears.lost();
  };

  private answer({ room, id }: Frame, body: object): void {
    if (!this.over) this.hears.lines([JSON.stringify({ ...body, room, id })]);
  }

  private async post({ token, room, ...command }: Frame): Promise<void> {
    try {
      const response = await this.fetch(`api/rooms/${room}/commands`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...bearer(token) },
        body: JSON.stringify(command),
      });
      this.answer({ ...command, room: room! }, (await response.json()) as object);
    } catch {
      this.end();
    }
  }

  private async follow(frame: Frame): Promise<void> {
    const { room = '', token, since = 0 } = frame;
    this.streams.get(room)?.abort();
    const abort = new AbortController();
    this.streams.set(room, abort);
    const reads = { headers: bearer(token), signal: abort.signal };
    try {
      const told = await this.fetch(`api/rooms/${room}`, reads);
      this.subscribed(frame, (await told.json()) as Told);
      if (!told.ok) return;
      const response = await this.fetch(`api/rooms/${room}/events?since=${since}`, reads);
      if (!response.ok) return this.answer(frame, (await response.json()) as object);
      await this.read(room, response.body!.pipeThrough(new TextDecoderStream()).getReader());
      this.end();
    } catch {
      if (!abort.signal.aborted) this.end();
    }
  }

  // What a socket says to a subscription, from what a request tells of the room.
  private subscribed(
    frame: Frame,
    { error, version, chair, chairs = [], watching = 0 }: Told,
  ): void {
    if (error) return this.answer(frame, { error });
    this.answer(frame, { subscribed: true, version, chair });
    const presence = chairs.map(({ connected = false, away }) => ({ connected, away }));
    if (!this.over) this.hears.lines([JSON.stringify({ room: frame.room, presence, watching })]);
  }

  private async read(room: string, reader: ReadableStreamDefaultReader<string>): Promise<void> {
    let rest = '';
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      const lines = (rest + next.value).split('\n');
      rest = lines.pop()!;
      if (!this.over) this.hears.lines(lines, room);
    }
  }
}

export const byStreams = (fetch: Fetch, hears: Hears): Transport => new Streams(fetch, hears);
