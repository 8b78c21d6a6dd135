// What a log says, event by event: who sits where, what was played, what is offered and what is pending.
// It believes every event; whether they can be true is for company.ts and the engine to say.
import type { GameName, Options, Seat } from '../engine/protocol';
import type { Anchors, ClockRule, Hex, OfferKind, Result } from './types';
import type { EventOf, RoomEvent } from './wire';

export interface FactChair {
  kind: 'person' | 'open' | 'computer';
  name: string;
  level: string | null;
  anchors: Anchors | null;
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
        this.chairs[event.chair] = { kind: 'open', name: '', level: null, anchors: null };
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
        if (event.actions?.length) {
          // A seat that is out announces nothing any more.
          this.pending = null;
          this.played(event.actions);
        }
        return;
      case 'committed':
        this.pending = {
          ...{ version: event.version, id: event.id ?? '', chair: event.chair, seat: event.seat },
          ...{ animal: event.animal, commitment: event.commitment },
          ...{ blocked: null, unopened: false },
        };
        this.lapse('draw', 'take_back');
        return;
      case 'blocked':
        if (this.pending) this.pending = { ...this.pending, blocked: event.side };
        return;
      case 'unopened':
        if (this.pending) this.pending = { ...this.pending, unopened: true };
        return;
      case 'took_back':
        this.pending = null;
        this.actions = this.actions.slice(0, event.ply);
        return this.lapse('draw', 'take_back');
      case 'replaced':
        this.chairs[event.about] = {
          ...{ kind: 'computer', name: '', level: event.level, anchors: null },
        };
        return this.lapse('replace', 'reseat');
      case 'reseated':
        this.chairs[event.about] = seated(event.name, event.anchors);
        return this.lapse('replace', 'reseat');
      case 'hinted':
        this.hints = true;
        return this.lapse('hints');
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
        return this.lapse('rematch');
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
    }));
  }

  private played(actions: string[]): void {
    this.actions = [...this.actions, ...actions];
    this.lapse('draw', 'take_back');
  }

  private offered({ version, chair, offer, about }: EventOf<'offered'>): void {
    this.offers = [
      ...this.offers,
      { version, offer, by: chair, about: about ?? null, yes: new Set([chair]) },
    ];
  }

  private answered({ chair, to, yes }: EventOf<'answered'>): void {
    if (!yes) this.offers = this.offers.filter(({ version }) => version !== to);
    this.offers = this.offers.map((offer) =>
      offer.version === to ? { ...offer, yes: new Set([...offer.yes, chair]) } : offer,
    );
  }

  private lapse(...kinds: OfferKind[]): void {
    this.offers = this.offers.filter(({ offer }) => !kinds.includes(offer));
  }

  private end(how: Partial<Result>): void {
    this.result = {
      ...{ winner: null, ended: null, reason: null, calledOff: false, by: null, closed: null },
      ...how,
    };
    this.pending = null;
    this.offers = this.offers.filter(({ offer }) => offer === 'rematch');
  }
}

const seated = (name: string, anchors: Anchors | null | undefined): FactChair => ({
  ...{ kind: 'person', name, level: null, anchors: anchors ?? null },
});
