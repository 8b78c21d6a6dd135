// SHA-256 as fairness uses it (docs/network.md, Bytes): values of 32 bytes are written as 64
// lower-case hex digits, and the digest of several parts is that of their text with line ends between
// them. It is computed here and not by WebCrypto, which pages that came over plain HTTP do not have.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

// 64 lower-case hex digits.
export type Digest = string;

export const isDigest = (text: unknown): text is Digest =>
  typeof text === 'string' && /^[0-9a-f]{64}$/.test(text);

// Room and command ids.
export const isId = (text: unknown): text is string =>
  typeof text === 'string' && /^[0-9a-f]{32}$/.test(text);

export const digestOf = (...parts: string[]): Digest =>
  bytesToHex(sha256(utf8ToBytes(parts.join('\n'))));

// The hash of the 32 bytes, so many times in a row.
export function hashed(digest: Digest, times = 1): Digest {
  let bytes = hexToBytes(digest);
  for (let i = 0; i < times; i++) bytes = sha256(bytes);
  return bytesToHex(bytes);
}
