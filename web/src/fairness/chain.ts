// Hash chains: c(10000) comes from a key, c(i−1) is the hash of c(i), and c(0), the anchor, is what
// everybody knows before the game. Whoever has the key can show one link after the other, and each
// proves that it was fixed before; nobody else can tell the next one.
import { digestOf, hashed, type Digest } from './digest';

export type ChainKind = 'own' | 'help' | 'server';

// Draw k uses c(k+1), so 9,999 is the last draw.
export const kLastLink = 10_000;
export const kLastDraw = kLastLink - 1;

const kSpacing = 100;
const kSlice = 8; // so many hundred hashes between two pauses: a few milliseconds

// Every hundredth link, from the last to the anchor.
function* downwards(kind: ChainKind, key: Digest): Generator<Digest> {
  let link = digestOf('menagerie chain', kind, key);
  yield link;
  for (let i = kLastLink; i > 0; i -= kSpacing) yield (link = hashed(link, kSpacing));
}

export class Chain {
  // c(0), c(100), … c(10000): a link is at most 99 hashes away.
  private readonly kept: Digest[];

  constructor(kind: ChainKind, key: Digest, kept = [...downwards(kind, key)]) {
    this.kept = kept.reverse();
  }

  // The same, with pauses for a page that has to answer meanwhile.
  static async inSlices(kind: ChainKind, key: Digest, pause: () => Promise<void>): Promise<Chain> {
    const kept: Digest[] = [];
    for (const link of downwards(kind, key)) if (kept.push(link) % kSlice === 0) await pause();
    return new Chain(kind, key, kept);
  }

  get anchor(): Digest {
    return this.kept[0]!;
  }

  // c(i), from 0 to 10,000.
  link(i: number): Digest {
    const next = Math.ceil(i / kSpacing);
    return hashed(this.kept[next]!, next * kSpacing - i);
  }
}

// Whether c(index) = link leads to c(knownIndex) = known by hashing.
export const follows = (known: Digest, knownIndex: number, link: Digest, index: number): boolean =>
  index > knownIndex && index <= kLastLink && hashed(link, index - knownIndex) === known;
