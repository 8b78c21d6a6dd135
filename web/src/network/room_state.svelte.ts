// Everything a page shows of a room, as reactive state. How it is heard of and what can be done there is
// for room.svelte.ts.
import type { GameName, Options, Seat } from '../engine/protocol';
import type { Here } from './here';
import { inviteLink, roomLink } from './links';
import {
  chairsOf,
  duelOf,
  invitesOf,
  offersOf,
  phaseOf,
  sealOf,
  waitingOf,
  wentOf,
  type Presence,
} from './showing';
import { Story } from './story';
import type { Tally } from './tally';
import { Ticking } from './ticking';
import {
  kReactions,
  type Chair,
  type Clock,
  type ClockRule,
  type Connection,
  type Decided,
  type Duel,
  type Hex,
  type Kept,
  type Late,
  type Offer,
  type Phase,
  type Reacted,
  type Result,
  type SealState,
  type Waiting,
  type Went,
} from './types';

const kReactionShown = 5_000; // milliseconds

export abstract class RoomState {
  connection = $state.raw<Connection>({ state: 'connecting', since: Date.now(), lag: null });
  phase = $state<Phase>('loading');
  game = $state<GameName | null>(null);
  options = $state.raw<Options>({});
  clockRule = $state.raw<ClockRule>(null);
  listed = $state(false);
  watchable = $state(false); // by whoever has no seat
  chairs = $state.raw<Chair[]>([]);
  clocks = $state.raw<Clock[]>([]); // empty without a clock; ticks by itself
  waiting = $state.raw<Waiting | null>(null);
  offers = $state.raw<Offer[]>([]); // open ones
  decided = $state.raw<Decided[]>([]); // what came of the others
  spectators = $state(0);
  hints = $state(false); // all agreed to them
  early = $state(false); // leaving costs nobody the game yet
  myChair = $state<number | null>(null); // null: a spectator
  mySeat = $state<Seat | null>(null);
  words = $state.raw<number[] | null>(null); // four indices, once draw 0 is there
  seal = $state.raw<SealState>({ state: 'none' });
  result = $state.raw<Result | null>(null);
  went = $state.raw<Went[]>([]); // who has left the game, in their order
  next = $state<string | null>(null); // the room of the rematch
  tally = $state.raw<Tally | null>(null); // where this is one
  duel = $state.raw<Duel | null>(null);
  hidden = $state<string | null>(null); // the side that I have hidden: for this screen alone
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
  // For whoever wants to watch; empty where nobody may.
  watchLink = $state('');

  // Everything that was said, for the table of the room.
  story: Story;
  protected readonly ticking = new Ticking();
  protected stopTick: () => void = () => {};
  protected presence: Presence = { chairs: [], at: 0 };
  protected opened = false;
  private reacted = 0;

  constructor(
    readonly room: string,
    protected readonly here: Here,
  ) {
    this.story = new Story(room, null, here.engine);
  }

  // Shows what is known now.
  protected abstract publish(): void;

  mute(chair: number, on: boolean): void {
    const muted = new Set(this.muted);
    if (on) muted.add(chair);
    else muted.delete(chair);
    this.muted = muted;
    this.reactions = this.reactions.filter((reacted) => !muted.has(reacted.chair));
  }

  // What travels beside the log: who is there, and reactions.
  protected told(frame: Record<string, unknown>): void {
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

  // `secrets` are the invitations that this device has, by chair.
  protected show(secrets: readonly (Hex | null)[]): void {
    const { story, myChair } = this;
    const { facts } = story;
    this.seal = sealOf(story);
    if (facts.game === null) return;
    this.phase = phaseOf(story);
    this.game = facts.game;
    this.options = facts.options;
    this.clockRule = facts.clock;
    this.listed = facts.listed;
    this.watchable = facts.spectators;
    this.chairs = chairsOf(story, myChair, this.presence);
    this.mySeat = myChair === null ? null : facts.seatOf(myChair, story.seats);
    this.waiting = waitingOf(story, myChair);
    this.decided = facts.decided;
    this.offers = offersOf(story, myChair);
    this.hints = facts.hints;
    this.early = story.early;
    this.words = story.company.words;
    this.result = facts.result;
    this.went = wentOf(story);
    this.next = facts.next;
    this.duel = duelOf(story, myChair);
    if (!facts.pending) this.openingUnheard = false;
    this.invites = invitesOf(story, myChair, secrets).map(({ chair, invite }) => ({
      chair,
      link: inviteLink(this.here.page(), this.room, invite),
    }));
    this.watchLink = facts.spectators ? roomLink(this.here.page(), this.room) : '';
    this.tick();
  }

  // Clocks and claims go on by themselves while the game does.
  protected tick(): void {
    const now = this.here.now();
    this.clocks = this.ticking.clocks(this.story, now);
    this.claimable = this.ticking.claimable(this.story, this.chairs, now);
    this.stopTick();
    if (!this.opened || this.phase !== 'playing') return;
    const gone = this.chairs.some(({ away }) => away !== null);
    if (this.clocks.length === 0 && !gone) return;
    this.stopTick = this.here.after(this.ticking.next(this.clocks), () => this.tick());
  }
}
