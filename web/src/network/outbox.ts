// Commands on their way to a room. Each is kept on the device until the server has answered it, and sent
// again with the same id whenever the connection is back, also after a reload. So nothing is lost and
// nothing is done twice.
import { Lost, type Answer, type Connection } from './connection';
import { passing } from './refusals';
import type { Storage } from './storage';
import type { Hex } from './types';

export interface Sent {
  room: string;
  frame: { cmd: string; id: Hex; version: number } & Record<string, unknown>;
  at: number;
}

export class Outbox {
  private readonly waiting = new Map<Hex, () => void>(); // what tries again at once
  private shut = false;

  constructor(
    private readonly room: string,
    private readonly token: () => Hex | null,
    private readonly connection: Connection,
    private readonly storage: Promise<Storage>,
    private readonly after: (ms: number, then: () => void) => void,
  ) {}

  get size(): number {
    return this.waiting.size;
  }

  // Resolves with what the server decided, however long that takes.
  async send(frame: Sent['frame']): Promise<Answer> {
    const sent: Sent = { room: this.room, frame, at: Date.now() };
    const storage = await this.storage;
    await storage.put('outbox', frame.id, sent).catch(() => {}); // then it lives as long as the page
    return this.deliver(sent);
  }

  // What an earlier visit has sent and never heard of.
  async left(): Promise<Sent[]> {
    const all = await (await this.storage).all<Sent>('outbox');
    return all.filter(({ room }) => room === this.room).sort((a, b) => a.at - b.at);
  }

  async deliver({ frame }: Sent): Promise<Answer> {
    for (;;) {
      const answer = await this.attempt(frame);
      const wait = passing(answer);
      if (answer && wait === null) {
        this.waiting.delete(frame.id);
        await (await this.storage).remove('outbox', frame.id).catch(() => {});
        return answer;
      }
      await new Promise<void>((again) => {
        this.waiting.set(frame.id, again);
        if (wait !== null) this.after(wait, again);
      });
      if (this.shut) return new Promise(() => {});
    }
  }

  // The connection is back.
  again(): void {
    for (const again of this.waiting.values()) again();
  }

  close(): void {
    this.shut = true;
    this.again();
  }

  private async attempt(frame: Sent['frame']): Promise<Answer | null> {
    this.waiting.set(frame.id, () => {});
    const token = this.token();
    try {
      return await this.connection.ask({ ...frame, room: this.room, ...(token ? { token } : {}) });
    } catch (error) {
      if (error instanceof Lost) return null;
      throw error;
    }
  }
}
