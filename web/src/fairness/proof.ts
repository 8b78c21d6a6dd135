// The tags by which a room's record proves itself (docs/network.md, Records that prove themselves),
// taken apart. Whether they hold is for verify.ts to say.
import { kLastDraw, kLastLink } from './chain';
import { isDigest, isId, type Digest } from './digest';

// A chain as far as it is public: its anchor and the highest link that was revealed.
export interface ShownChain {
  name: string; // the end of its tags' names: "server", "1.own"
  anchor: Digest;
  index: number; // 0: none was
  link: Digest;
}
// A device that had a seat; null for one without anchors.
export type Device = { own: ShownChain; help: ShownChain } | null;
// By seat: which of its devices has a part in a draw, counted from 0; null where none has.
export type Company = (number | null)[];

export interface Proof {
  room: string;
  drawn: boolean; // the order of chairs
  chairs: number[]; // by seat
  server: ShownChain;
  devices: Device[][]; // by seat, the one at the start first
  rolls: { k: number; company: Company }[];
  sides: { ply: number; id: string; commitment: Digest; nonce: Digest | null }[];
}

// A tag is missing or not as it has to be.
export class Misshapen extends Error {
  constructor(readonly tag: string) {
    super(tag);
  }
}

const kMostDevices = 16;
const kMostActions = 200_000;

export type Tags = ReadonlyMap<string, string>;

// The tags of a record that the engine has read, so its grammar holds.
export function tagsOf(record: string): Tags {
  const tags = new Map<string, string>();
  // One after the other from the beginning, so that nothing in a comment is taken for one.
  const tag = /\[([A-Za-z0-9.]+) "((?:[^"\\]|\\.)*)"\]\s*/y;
  for (let found = tag.exec(record); found; found = tag.exec(record))
    tags.set(found[1]!, found[2]!.replace(/\\(.)/g, '$1'));
  return tags;
}

export const proofOf = (tags: Tags, seats: readonly string[], rolls: number): Proof =>
  new ProofReader(tags, seats).read(rolls);

class ProofReader {
  private devices: Device[][] = [];

  constructor(
    private readonly tags: Tags,
    private readonly seats: readonly string[],
  ) {}

  read(rolls: number): Proof {
    const room = this.value('Room');
    need(isId(room), 'Room');
    const [how, ...chairs] = this.value('Chairs').split(' ');
    need(how === 'given' || how === 'drawn', 'Chairs');
    need([...chairs].sort().join() === this.seats.map((_, i) => i).join(), 'Chairs');
    const anchor = this.value('Anchor.server');
    need(isDigest(anchor), 'Anchor.server');
    const server = { name: 'server', anchor, ...linkOf('Link.server', this.value('Link.server')) };
    this.devices = this.seats.map((seat) => this.seat(seat));
    return {
      ...{ room, server, drawn: how === 'drawn', chairs: chairs.map(Number) },
      ...{ devices: this.devices, rolls: this.draws(rolls), sides: this.sides() },
    };
  }

  // Empty where there is no such tag, which none may be.
  private value(tag: string): string {
    return this.tags.get(tag) ?? '';
  }

  private seat(seat: string): Device[] {
    const first = `Anchor.${seat}.own`;
    if (this.value(first) === '') {
      const all = ['Anchor', 'Link'].flatMap((what) =>
        ['own', 'help'].map((kind) => `${what}.${seat}.${kind}`),
      );
      need(!all.some((tag) => this.tags.has(tag)), first);
      return [null];
    }
    const there = this.value(first)
      .split(' ')
      .map((anchor) => anchor !== '-');
    need(there.length <= kMostDevices, first);
    const own = this.chains(`${seat}.own`, there);
    const help = this.chains(`${seat}.help`, there);
    return own.map((chain, i) => (chain && help[i] ? { own: chain, help: help[i] } : null));
  }

  // The anchors and links of one kind, for the devices that have some.
  private chains(name: string, there: boolean[]): (ShownChain | null)[] {
    const [anchorTag, linkTag] = [`Anchor.${name}`, `Link.${name}`];
    const anchors = this.value(anchorTag).split(' ');
    const links = this.value(linkTag).split(' ');
    need(anchors.length === there.length, anchorTag);
    need(links.length === there.length, linkTag);
    return there.map((has, i) => {
      const [anchor, link] = [anchors[i]!, links[i]!];
      need(has ? isDigest(anchor) : anchor === '-', anchorTag);
      need(has || link === '-', linkTag);
      if (!has) return null;
      return {
        name,
        anchor,
        ...(link === '-' ? { index: 0, link: anchor } : linkOf(linkTag, link)),
      };
    });
  }

  private company(text: string): Company {
    const parts = text.split(',');
    need(parts.length === this.seats.length, 'Draws');
    return parts.map((part, seat) => {
      if (part === '-') return null;
      const device = wholeNumber(part, 1, this.devices[seat]!.length);
      need(device !== null && this.devices[seat]![device - 1], 'Draws');
      return device - 1;
    });
  }

  private draws(count: number): Proof['rolls'] {
    const rolls: Proof['rolls'] = [];
    if (count === 0) {
      need(!this.tags.has('Draws'), 'Draws');
      return rolls;
    }
    need(count <= kLastDraw, 'Draws');
    const goOn = (until: number) => {
      for (let last = rolls.at(-1); rolls.length < until; last = rolls.at(-1))
        rolls.push({ k: last!.k + 1, company: last!.company });
    };
    for (const run of this.value('Draws').split(' ')) {
      const [, roll, draw, company] = /^(\d+)=(\d+):(.*)$/.exec(run) ?? [];
      const [first, k] = [wholeNumber(roll, 1, count), wholeNumber(draw, 1, kLastDraw)];
      need(first !== null && k !== null, 'Draws');
      need(rolls.length === 0 ? first === 1 : first > rolls.length, 'Draws');
      const devices = this.company(company!);
      goOn(first - 1);
      rolls.push({ k, company: devices });
    }
    goOn(count);
    need(
      rolls.every(({ k }) => k <= kLastDraw),
      'Draws',
    );
    return rolls;
  }

  private sides(): Proof['sides'] {
    const sides: Proof['sides'] = [];
    for (const text of this.tags.get('Sides')?.split(' ') ?? []) {
      const [first, id, commitment, nonce, ...more] = text.split(':');
      const ply = wholeNumber(first, 1, kMostActions);
      need(ply !== null && isId(id) && isDigest(commitment) && more.length === 0, 'Sides');
      need(nonce === '-' || isDigest(nonce), 'Sides');
      need(ply > (sides.at(-1)?.ply ?? 0), 'Sides');
      sides.push({ ply, id, commitment, nonce: nonce === '-' ? null : nonce });
    }
    return sides;
  }
}

function need(condition: unknown, tag: string): asserts condition {
  if (!condition) throw new Misshapen(tag);
}

// A plain number within bounds, or null.
function wholeNumber(text: string | undefined, least: number, most: number): number | null {
  if (text === undefined || !/^(0|[1-9]\d{0,8})$/.test(text)) return null;
  const value = Number(text);
  return value >= least && value <= most ? value : null;
}

// c(i) as index:value.
function linkOf(tag: string, text: string): { index: number; link: Digest } {
  const at = text.indexOf(':');
  const [index, link] = [wholeNumber(text.slice(0, at), 1, kLastLink), text.slice(at + 1)];
  need(at > 0 && index !== null && isDigest(link), tag);
  return { index, link };
}
