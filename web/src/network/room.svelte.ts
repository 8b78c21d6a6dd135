// A room as this device sees it: everything a page shows of it, and everything a person can do in it.
// It believes nothing that it can check: events are applied in their order, their digests, links, dice and
// openings verified, and positions computed by the own engine.
import type { GameName, Options, Seat } from '../engine/protocol';
import type {
  Chair,
  Clock,
  ClockRule,
  Connection,
  Duel,
  Kept,
  Late,
  Offer,
  OfferKind,
  Outcome,
  Phase,
  Reacted,
  Reaction,
  Result,
  SealState,
  Waiting,
  Wanted,
} from './types';

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
  claimable = $state.raw<Seat[]>([]); // seats that may be claimed now
  mayTakeBack = $state(false);
  // Open chairs with the links that invite to them; the maker's device alone has these.
  invites = $state.raw<{ chair: number; link: string }[]>([]);

  constructor(readonly room: string) {}

  // Makes a room on the server and sits down where the wish says `me`. Gives its id; the page goes there.
  static make(_wanted: Wanted): Promise<Outcome<{ room: string }>> {
    throw new Error('not yet');
  }
  // Subscribes; everything above fills. With the secret of an invitation `sit` can be called.
  open(): void {}
  // Lets go of the connection (the room goes on).
  shut(): void {}

  sit(_name: string, _invite: string | null): Promise<Outcome> {
    throw new Error('not yet');
  }
  offer(_offer: OfferKind, _about?: number, _level?: string): Promise<Outcome> {
    throw new Error('not yet');
  }
  answer(_offer: Offer, _yes: boolean): Promise<Outcome> {
    throw new Error('not yet');
  }
  resign(): Promise<Outcome> {
    throw new Error('not yet');
  }
  leave(): Promise<Outcome> {
    throw new Error('not yet');
  }
  close(): Promise<Outcome> {
    throw new Error('not yet');
  }
  claim(_seat: Seat): Promise<Outcome> {
    throw new Error('not yet');
  }
  react(_reaction: Reaction): Promise<Outcome> {
    throw new Error('not yet');
  }
  mute(_chair: number, _on: boolean): void {}
  // The key is lost: the blocker says which side it was.
  cannotOpen(): Promise<Outcome> {
    throw new Error('not yet');
  }
  // The link that brings this seat to another device. Whoever has it plays for me.
  moveLink(): string | null {
    return null;
  }
  // The record with everything that proves it, as far as it is revealed.
  record(): Promise<string | null> {
    throw new Error('not yet');
  }
}
