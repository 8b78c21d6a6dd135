// What a log says, event by event: who sits where, what was played, what is offered and what is pending.
// It believes every event; whether they can be true is for company.ts and the engine to say.
import type { GameName, Options, Seat } from '../engine/protocol';
import type { Anchors, ClockRule, Decided, Hex, OfferKind, Result, WentWhy } from './types';
import type { EventOf, RoomEvent } from './wire';

export interface FactChair {
  kind: 'person' | 'open' | 'computer';
  name: string;
  level: string | null;
  anchors: Anchors | null;
  renewed: number | null; // the chair that has invited somebody to it anew, all others agreeing
}
export interface OpenOffer {
  version: number;
  offer: OfferKind;
  by: number;
  about: number | null;
  yes: Set<number>; // chairs
}
// An announced animal, from the commitment to the opening.
export interface Pending {
  version: number;
  id: Hex; // of the command that committed
  chair: number;
  seat: Seat;
  animal: string;
  commitment: Hex;
  blocked: string | null;
  unopened: boolean;
}

export class Facts {
  game: GameName | null = null;
  options: Options = {};
  position: string | null = null; // that was given
  clock: ClockRule = null;
  listed = false;
  spectators = false;
  chairs: FactChair[] = [];
  sealed = false;
  // By seat, once started: the chair.
  order: number[] | null = null;
  start: string | null = null;
  actions: string[] = [];
  pending: Pending | null = null;
  offers: OpenOffer[] = [];
  decided: Decided[] = [];
  out: number[] = []; // chairs that play no more; the engine knows
  went: { seat: Seat; why: WentWhy }[] = []; // of their own accord, or because nobody waits any more
  hints = false;
  result: Result | null = null;
  next: string | null = null;
  at = 0; // the time of the last event, by the server

  take(event: RoomEvent): void {
    this.at = event.at;
    switch (event.kind) {
      case 'made':
        return this.made(event);
      case 'seated':
        this.chairs[event.chair] = seated(event.name, event.anchors);
        return;
      case 'left':
        this.chairs[event.chair] = { ...kOpen };
        return;
      case 'sealed':
        this.sealed = true;
        return;
      case 'started':
        this.order = event.order;
        this.options = event.options;
        this.start = event.start;
        return;
      case 'acted':
      case 'rolled':
        return this.played(event.actions);
      case 'opened':
        this.pending = null;
        return this.played(event.actions);
      case 'resigned':
      case 'flagged':
      case 'claimed':
        this.went = [...this.went, { seat: event.seat, why: event.kind }];
        return this.played(event.actions ?? []);
      case 'committed':
        this.pending = {
          ...{ version: event.version, id: event.id ?? '', chair: event.chair, seat: event.seat },
          ...{ animal: event.animal, commitment: event.commitment },
          ...{ blocked: null, unopened: false },
        };
        return this.turned();
      case 'blocked':
        if (this.pending) this.pending = { ...this.pending, blocked: event.side };
        return this.turned();
      case 'unopened':
        if (this.pending) this.pending = { ...this.pending, unopened: true };
        return this.turned();
      case 'took_back':
        this.pending = null;
        this.actions = this.actions.slice(0, event.ply);
        return this.turned();
      case 'replaced':
        this.chairs[event.about] = { ...kOpen, kind: 'computer', level: event.level };
        this.drop(({ by, about }) => by === event.about || about === event.about);
        return this.turned();
      case 'reseated':
        this.chairs[event.about] = seated(event.name, event.anchors);
        return this.drop(({ by }) => by === event.about);
      case 'hinted':
        this.hints = true;
        return;
      case 'offered':
        return this.offered(event);
      case 'answered':
        return this.answered(event);
      case 'ended':
        this.end({ winner: event.result, ended: event.ended, reason: event.reason });
        return;
      case 'called_off':
        return this.end({ ended: 'abandoned', calledOff: true, by: event.chair });
      case 'closed':
        return this.end({ closed: event.why });
      case 'rematched':
        this.next = event.next;
        return;
      case 'linked':
      case 'resumed':
        return;
    }
  }

  // The chair of a seat, and the other way round.
  chairOf(seat: Seat, seats: readonly Seat[]): number | null {
    return this.order?.[seats.indexOf(seat)] ?? null;
  }
  seatOf(chair: number, seats: readonly Seat[]): Seat | null {
    const at = this.order?.indexOf(chair) ?? -1;
    return at < 0 ? null : (seats[at] ?? null);
  }

  private made(event: EventOf<'made'>): void {
    this.game = event.game;
    this.options = event.options;
    this.position = event.position ?? null;
    this.clock = event.clock;
    this.listed = event.listed;
    this.spectators = event.spectators;
    this.chairs = event.chairs.map(({ kind, name, level, anchors }) => ({
      ...{ kind, name: name ?? '', level: level ?? null, anchors: anchors ?? null },
      renewed: null,
    }));
  }

  private played(actions: string[]): void {
    this.actions = [...this.actions, ...actions];
    this.turned();
  }

  // What the game waits for is another thing now.
  private turned(): void {
    this.drop(({ offer }) => offer === 'draw' || offer === 'take_back');
  }

  private offered({ version, chair, offer, about }: EventOf<'offered'>): void {
    const made = { version, offer, by: chair, about: about ?? null, yes: new Set([chair]) };
    this.offers = [...this.offers, made];
    this.settle(made);
  }

  private answered({ chair, to, yes }: EventOf<'answered'>): void {
    const offer = this.offers.find(({ version }) => version === to);
    if (!offer) return;
    if (yes) {
      offer.yes.add(chair);
      this.settle(offer);
    } else this.decide(to, false, [chair]);
  }

  // All have agreed. What follows has an event of its own, but for a chair that is open anew.
  private settle(made: OpenOffer): void {
    const { version, offer, by, about, yes } = made;
    const asked = this.chairs.flatMap(({ kind }, chair) =>
      kind === 'person' && chair !== by && chair !== about ? [chair] : [],
    );
    const playing = (chair: number) => offer === 'rematch' || !this.out.includes(chair);
    if (!asked.filter(playing).every((chair) => yes.has(chair))) return;
    if (offer === 'reseat') this.chairs[about!]!.renewed = by;
    this.decide(
      version,
      true,
      [...yes].filter((chair) => chair !== by),
    );
  }

  private decide(offer: number, agreed: boolean, by: number[]): void {
    this.decided = [...this.decided, { version: offer, agreed, by }];
    this.drop(({ version }) => version === offer);
  }

  private drop(which: (offer: OpenOffer) => boolean): void {
    this.offers = this.offers.filter((offer) => !which(offer));
  }

  private end(how: Partial<Result>): void {
    this.result = {
      ...{ winner: null, ended: null, reason: null, calledOff: false, by: null, closed: null },
      ...how,
    };
    this.pending = null;
    this.offers = [];
  }
}

const kOpen: FactChair = { kind: 'open', name: '', level: null, anchors: null, renewed: null };
const seated = (name: string, anchors: Anchors | null | undefined): FactChair => ({
  ...{ kind: 'person', name, level: null, anchors: anchors ?? null, renewed: null },
});
