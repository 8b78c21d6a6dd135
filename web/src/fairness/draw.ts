// What the links of a room decide: draw 0 the start, every later draw one roll of two dice. Which
// links are in a draw, and that they follow from their anchors, is for the caller to know.
import { hexToBytes } from '@noble/hashes/utils.js';
import { digestOf, hashed, type Digest } from './digest';

// Of a chair or a seat; null where it has no part in the draw.
export type MaybeLink = Digest | null;

export const orDash = (links: readonly MaybeLink[]): string[] => links.map((link) => link ?? '-');

const kSeedDigits = 16;

// Draw 0: `help` holds c(1) of every chair's help chain, in the order of chairs.
export const startDraw = (room: string, server: Digest, help: readonly MaybeLink[]): Digest =>
  digestOf('menagerie start', room, server, ...orDash(help));

// The seed of the engine's start, in decimal digits.
export const seedOf = (start: Digest): string =>
  BigInt(`0x${start.slice(0, kSeedDigits)}`).toString();

// Which chair has each seat, where the order is drawn; for at most 4 chairs.
export function orderOf(start: Digest, chairs: number): number[] {
  const order = Array.from({ length: chairs }, (_, chair) => chair);
  const bytes = evenBytes(start, kSeedDigits / 2);
  for (let i = chairs - 1; i > 0; i--) {
    const j = bytes.next().value % (i + 1);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
}

// Draw k: `links` holds for every seat, from first to last, the roller's own or another's help
// c(k+1).
export const rollDraw = (
  room: string,
  k: number,
  roller: string,
  server: Digest,
  links: readonly MaybeLink[],
): Digest => digestOf('menagerie roll', room, String(k), roller, server, ...orDash(links));

// Two dice, 1 to 6 each.
export function diceOf(roll: Digest): [number, number] {
  const bytes = evenBytes(roll, 0);
  return [(bytes.next().value % 6) + 1, (bytes.next().value % 6) + 1];
}

// The bytes of a digest below 252, which 2, 3, 4 and 6 divide; where it runs out, its hash goes on.
function* evenBytes(digest: Digest, from: number): Generator<number, never> {
  for (let start = from; ; start = 0, digest = hashed(digest)) {
    for (const byte of hexToBytes(digest).subarray(start)) if (byte < 252) yield byte;
  }
}
