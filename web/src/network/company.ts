// Whether what a log says can be true: every link leads to its anchor, every draw follows from the links
// of all who are in it, every hidden side from its commitment (docs/network.md, Bytes). It sees events in
// their order and names what does not fit; the rules of the games are the engine's.
import type { Seat } from '../engine/protocol';
import { follows } from '../fairness/chain';
import { hashed } from '../fairness/digest';
import { diceOf, orderOf, rollDraw, seedOf, startDraw } from '../fairness/draw';
import { commitmentOf } from '../fairness/side';
import { fourWords } from '../fairness/story';
import type { Pending } from './facts';
import type { Anchors, Hex, MisfitKind } from './types';
import { rollAction, type EventOf, type RoomEvent } from './wire';

// The furthest link of a chain that is known, and fits.
interface Known {
  index: number;
  value: Hex;
}
interface Member {
  anchors: Anchors;
  own: Known;
  help: Known;
  links: Map<number, Hex>; // of the help chain, those that may still be needed
  in: boolean; // its links are part of the draws to come
}
// A draw that stands as it was, though somebody has gone or come since.
interface Standing {
  k: number;
  members: (Member | null)[];
  then: number; // the number of the draw after it
}

const member = (anchors: Anchors): Member => ({
  anchors,
  own: { index: 0, value: anchors.own },
  help: { index: 0, value: anchors.help },
  links: new Map<number, Hex>(),
  in: true,
});

// What was asked of the company: everything it knows besides the events.
export interface Circumstances {
  seats: readonly Seat[]; // of the game, in their order
  pending: Pending | null; // before the event
  out: readonly Seat[]; // after the event
  rolledNext: Seat | null; // who would have rolled next without the event
  rollsNext: Seat | null; // and who does now
}

export class Company {
  draws = 0; // that were checked
  openings = 0;
  next = 0; // the number of the next draw
  words: number[] | null = null;
  private server: Known = { index: 0, value: '' };
  private members: (Member | null)[] = []; // by chair
  private order: number[] = []; // the chair of every seat
  private drawn = false;
  private sealed = false;
  private started = false;
  private highest = 0; // the highest link that anybody handed over
  private standing: Standing | null = null;

  constructor(private readonly room: string) {}

  // What does not fit, or null.
  check(event: RoomEvent, circumstances: Circumstances): MisfitKind | null {
    const misfit = this.checked(event, circumstances);
    if (misfit === null) this.leave(circumstances);
    return misfit;
  }

  // The anchors that a chair is in the game with.
  anchorsOf(chair: number): Anchors | null {
    return this.members[chair]?.anchors ?? null;
  }
  // How far the chair has handed over links of its help chain.
  handedOver(chair: number): number {
    return this.members[chair]?.help.index ?? 0;
  }
  // The chairs whose links are missing for the next draw, with this chair as its roller (null for draw 0).
  missing(roller: number | null): number[] {
    const { k, members } = this.nextDraw();
    return members.flatMap((each, chair) =>
      each?.in && chair !== roller && !each.links.has(k + 1) ? [chair] : [],
    );
  }
  // The next draw's number, whoever is in it.
  nextDraw(): { k: number; members: (Member | null)[] } {
    return this.standing ?? { k: this.next, members: this.members };
  }

  private checked(event: RoomEvent, circumstances: Circumstances): MisfitKind | null {
    switch (event.kind) {
      case 'made':
        return this.made(event);
      case 'seated':
        if (this.sealed) return 'anchors';
        this.members[event.chair] = event.anchors ? member(event.anchors) : null;
        return null;
      case 'left':
        if (this.sealed) return 'anchors';
        this.members[event.chair] = null;
        return null;
      case 'sealed':
        return this.seal(event);
      case 'linked':
        return this.linked(event);
      case 'started':
        return this.start(event);
      case 'rolled':
        return this.rolled(event, circumstances.seats);
      case 'opened':
        return this.opened(event, circumstances.pending);
      case 'replaced':
        this.change(event.about, null, circumstances);
        return null;
      case 'reseated':
        this.change(event.about, event.anchors ? member(event.anchors) : null, circumstances);
        return null;
      default:
        return null;
    }
  }

  private made({ room, anchor, chairs, order }: EventOf<'made'>): MisfitKind | null {
    if (room !== this.room) return 'broken';
    this.server = { index: 0, value: anchor };
    this.members = chairs.map(({ anchors }) => (anchors ? member(anchors) : null));
    this.drawn = order === 'drawn';
    return null;
  }

  // From here on nothing about the chairs changes before the game starts.
  private seal({ anchors }: EventOf<'sealed'>): MisfitKind | null {
    const known = this.members.map((each) => each?.anchors ?? null);
    const same =
      anchors.length === known.length && anchors.every((each, i) => equal(each, known[i]!));
    const values = anchors.flatMap((each) => (each ? [each.own, each.help] : []));
    if (this.sealed || !same || new Set([...values, this.server.value]).size <= values.length)
      return 'anchors';
    this.sealed = true;
    return null;
  }

  private linked({ chair, from, links }: EventOf<'linked'>): MisfitKind | null {
    const each = this.members[chair];
    const last = from + links.length - 1;
    const end = links.at(-1);
    if (!each || !this.sealed || end === undefined) return 'link';
    const { help } = each;
    if (last > help.index && !follows(help.value, help.index, end, last)) return 'link';
    // The last one tells all before it.
    let value = end;
    for (let index = last; index >= from; --index, value = hashed(value)) {
      if (links[index - from] !== value) return 'link';
      if (index > help.index) each.links.set(index, value);
    }
    for (let index = from - 1; index > help.index; --index, value = hashed(value))
      each.links.set(index, value);
    if (last > help.index) each.help = { index: last, value: end };
    this.highest = Math.max(this.highest, last);
    return null;
  }

  private start({ server, order, seed }: EventOf<'started'>): MisfitKind | null {
    if (!this.sealed || this.started) return 'start';
    if (!this.served(server, 1)) return 'server_anchor';
    if (this.missing(null).length > 0) return 'links_missing';
    const help = this.members.map((each) => each?.links.get(1) ?? null);
    const draw = startDraw(this.room, server, help);
    const count = this.members.length;
    const wanted = this.drawn ? orderOf(draw, count) : help.map((_, chair) => chair);
    if (String(seed) !== seedOf(draw) || wanted.join() !== order.join()) return 'start';
    const anchors = this.members.map((each) => each?.anchors ?? null);
    this.words = fourWords(this.room, anchors, server, help);
    this.order = order;
    this.started = true;
    this.next = 1;
    ++this.draws;
    return null;
  }

  private rolled(event: EventOf<'rolled'>, seats: readonly Seat[]): MisfitKind | null {
    const { k, seat, link, server, actions } = event;
    const { k: expected, members } = this.nextDraw();
    const roller = this.order[seats.indexOf(seat)];
    if (roller === undefined || k !== expected) return 'index';
    if (!this.served(server, k + 1)) return 'server_anchor';
    const rolls = members[roller];
    if (rolls?.in ? !link || !advance(rolls.own, link, k + 1) : link) return 'link';
    if (this.missing(roller).length > 0) return 'links_missing';
    const links = this.order.map((chair) => {
      if (chair === roller) return link;
      const each = members[chair];
      return each?.in ? each.links.get(k + 1)! : null;
    });
    const dice = diceOf(rollDraw(this.room, k, seat, server, links));
    if (actions[0] !== rollAction(dice)) return 'dice';
    this.next = this.standing?.then ?? k + 1;
    this.standing = null;
    for (const each of this.members) each?.links.delete(k + 1);
    ++this.draws;
    return null;
  }

  private opened(
    { seat, side, nonce, actions }: EventOf<'opened'>,
    pending: Pending | null,
  ): MisfitKind | null {
    if (!pending || pending.seat !== seat || pending.blocked === null) return 'opening';
    const { id, animal, commitment, blocked, unopened } = pending;
    if (actions.join() !== [`${animal}${side}`, blocked].join()) return 'opening';
    if (nonce === null) return unopened ? null : 'opening';
    if (commitmentOf(this.room, id, { seat, animal, side }, nonce) !== commitment) return 'opening';
    ++this.openings;
    return null;
  }

  // Somebody is out by the rules, or gave up.
  private leave(circumstances: Circumstances): void {
    for (const seat of circumstances.out) {
      const chair = this.chairAt(seat, circumstances);
      const each = chair === null ? null : this.members[chair];
      if (each?.in) this.change(chair!, { ...each, in: false }, circumstances);
    }
  }

  // The next draw stands as it was if whoever rolls it could foresee it: all its links are there, and the
  // roller stays the same. Every other link that was handed over before the change is never used, so that
  // nobody can choose the company to suit a roll.
  private change(chair: number, now: Member | null, circumstances: Circumstances): void {
    if (this.members[chair] || now) this.settle(chair, circumstances);
    this.members = this.members.with(chair, now);
  }

  private settle(chair: number, circumstances: Circumstances): void {
    const before = this.chairAt(circumstances.rolledNext, circumstances);
    const after = this.chairAt(circumstances.rollsNext, circumstances);
    const same = before !== null && before === after && before !== chair;
    if (same && this.missing(before).length === 0) {
      const { k, members } = this.nextDraw();
      this.standing = { k, members, then: Math.max(k + 1, this.highest) };
    } else {
      this.standing = null;
      this.next = Math.max(this.next, this.highest);
    }
  }

  private chairAt(seat: Seat | null, { seats }: Circumstances): number | null {
    return seat === null ? null : (this.order[seats.indexOf(seat)] ?? null);
  }

  private served(link: Hex, index: number): boolean {
    return advance(this.server, link, index);
  }
}

// Whether the link leads to the one that is known; then it is the one that is known.
function advance(known: Known, value: Hex, index: number): boolean {
  if (!follows(known.value, known.index, value, index)) return false;
  Object.assign(known, { index, value });
  return true;
}

const equal = (a: Anchors | null, b: Anchors | null): boolean =>
  a?.own === b?.own && a?.help === b?.help;
