// The seat of this device in one room, as it is kept: secrets, invitations, how far the log was seen, and
// the seat in the room of a rematch.
import type { Here } from './here';
import type { Story } from './story';
import { keepSeat, newSeat, seatIn, type Glimpse, type Seated } from './seats';
import { handedOn } from './tally';
import { chainsOf, freshSecrets, random } from './secrets';
import type { Hex } from './types';

export class SeatKeeping {
  seat: Seated | null = null;

  constructor(
    private readonly room: string,
    private readonly here: Here,
  ) {}

  async load(): Promise<void> {
    this.seat = await seatIn(await this.here.storage, this.room).catch(() => null);
  }

  async keep(change: Partial<Seated>): Promise<void> {
    if (!this.seat) return;
    this.seat = { ...this.seat, ...change };
    // Where nothing can be kept, the page has said so already.
    await keepSeat(await this.here.storage, this.seat).catch(() => {});
  }

  // The secrets of the chair in the next room, kept before anybody hears of them.
  async nextSecrets(): Promise<object> {
    const next = this.seat?.next ?? freshSecrets();
    await this.keep({ next });
    return { next_token: next.token, next_anchors: (await chainsOf(next.key)).anchors };
  }

  // For somebody who lost the device: the link is shown once all have agreed.
  async newInvite(chair: number, chairs: number): Promise<Hex> {
    const invite = random(32);
    const invites = Array.from({ length: chairs }, (_, i) => this.seat?.invites[i] ?? null);
    await this.keep({ invites: invites.with(chair, invite) });
    return invite;
  }

  // What was seen, and the seat in the next room where there is one.
  async remember({ log, facts, seats, misfit }: Story, seen: Glimpse): Promise<void> {
    const { version, digest } = log;
    if (facts.next && this.seat?.next) {
      const storage = await this.here.storage;
      const { next, name } = this.seat;
      const before = handedOn(this.seat.before ?? null, facts, seats);
      if (!(await seatIn(storage, facts.next)))
        await keepSeat(storage, { ...newSeat(facts.next, next, name), before });
    }
    const mark = misfit ? {} : { mark: { version, digest } };
    await this.keep({ ...mark, touched: this.here.now(), seen });
  }
}
