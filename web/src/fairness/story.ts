// One story for everybody: the running digest of a room's public events, and the four words that
// people who talk to each other can compare. The words' lists come from words.ts.
import { digestOf, type Digest } from './digest';
import { orDash, type MaybeLink } from './draw';

// d(0) of a room, and d(n) from d(n−1) and the event's public bytes.
export const firstDigest = (room: string): Digest => digestOf('menagerie room', room);
export const nextDigest = (before: Digest, open: string): Digest =>
  digestOf('menagerie event', before, open);

// What a person's device publishes before the game: c(0) of its two chains.
export interface Anchors {
  own: Digest;
  help: Digest;
}

// Four indices of words, 0 to 2047 each. `anchors` and `help` (links c(1)) are in the order of
// chairs, null where a chair has none.
export function fourWords(
  room: string,
  anchors: readonly (Anchors | null)[],
  server: Digest,
  help: readonly MaybeLink[],
): number[] {
  const flat = anchors.flatMap((chair) => [chair?.own ?? '-', chair?.help ?? '-']);
  const digest = digestOf('menagerie words', room, ...flat, server, ...orDash(help));
  const bits = BigInt(`0x${digest.slice(0, 11)}`);
  return [33n, 22n, 11n, 0n].map((shift) => Number((bits >> shift) & 2047n));
}
