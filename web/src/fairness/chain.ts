// Hash chains: c(10000) comes from a key, c(i−1) is the hash of c(i), and c(0), the anchor, is what
// everybody knows before the game. Whoever has the key can show one link after the other, and each
// proves that it was fixed before; nobody else can tell the next one.
import { digestOf, hashed, type Digest } from './digest';

export type ChainKind = 'own' | 'help' | 'server';

// Draw k uses c(k+1), so 9,999 is the last draw.
export const kLastLink = 10_000;
export const kLastDraw = kLastLink - 1;

const kSpacing = 100;

export class Chain {
  // c(0), c(100), … c(10000): a link is at most 99 hashes away.
  private readonly kept: Digest[];

  constructor(kind: ChainKind, key: Digest) {
    const kept = [digestOf('menagerie chain', kind, key)];
    for (let i = kLastLink; i > 0; i -= kSpacing) kept.push(hashed(kept.at(-1)!, kSpacing));
    this.kept = kept.reverse();
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
