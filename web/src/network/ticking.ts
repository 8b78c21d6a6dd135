// Time as a page shows it: clocks that tick on this device between two events, and from when on somebody
// who is gone may be claimed. What counts is the server's time; this is as near to it as can be told.
import type { Seat } from '../engine/protocol';
import { claimAfter } from './clock';
import type { Story } from './story';
import type { Chair, Clock } from './types';

const kTick = 1_000; // milliseconds
const kShortTick = 200;
const kShort = 20_000; // the last seconds are shown in tenths

export class Ticking {
  private since = 0; // when the last event came, by the clock of this device

  // The last event has just happened.
  heard(now: number): void {
    this.since = now;
  }

  // What is left by the server's clock, by seat, where the log was read later than it happened.
  told(story: Story, left: Record<Seat, number>, now: number): void {
    const [chair] = story.owing();
    const seat = chair === undefined ? null : story.facts.seatOf(chair, story.seats);
    const counted = story.clocks?.after([], 0)[chair ?? -1];
    const told = seat === null ? undefined : left[seat];
    if (counted !== undefined && told !== undefined) this.since = now - (counted - told);
  }

  clocks(story: Story, now: number): Clock[] {
    if (!story.clocks) return [];
    const owing = story.facts.result ? [] : story.owing();
    const left = story.clocks.after(owing, now - this.since);
    return left.map((each, chair) => ({ left: each, runs: owing.includes(chair) }));
  }

  // Seats of people who are waited for and gone too long.
  claimable(story: Story, chairs: readonly Chair[], now: number): Seat[] {
    const { clock, result } = story.facts;
    const patience = claimAfter(clock);
    if (patience === null || result || !chairs.some(({ mine }) => mine)) return [];
    const owing = story.owing();
    return chairs.flatMap(({ chair, seat, mine, away }) =>
      seat !== null && !mine && owing.includes(chair) && away !== null && now - away >= patience
        ? [seat]
        : [],
    );
  }

  // How long until something else is to be shown.
  next(clocks: readonly Clock[]): number {
    return clocks.some(({ left, runs }) => runs && left < kShort) ? kShortTick : kTick;
  }
}
