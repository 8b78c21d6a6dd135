// A sealed envelope: the digest of a hidden choice and a random number, which is shown before the
// opponent answers, and its text, which is shown after. Nobody can change the choice in between
// without the digest telling, and nobody can guess it from the digest.
import { digestOf } from '../fairness/digest';
import type { Seal } from './calls';
import { hex } from './hex';

export function seal(ply: number, action: string): Seal {
  const text = `${action} ${hex(crypto.getRandomValues(new Uint8Array(16)))}`;
  return { ply, digest: digestOf(text), text };
}
