// A sealed envelope: the digest of a hidden choice and a random number, which is shown before the
// opponent answers, and its text, which is shown after. Nobody can change the choice in between
// without the digest telling, and nobody can guess it from the digest.
import type { Seal } from './calls';
import { hex } from './hex';

// Browsers make digests only for pages that came over a safe way (https, or this very computer).
export const canSeal = () => crypto.subtle !== undefined;

export async function digestOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return hex(new Uint8Array(digest));
}

export async function seal(ply: number, action: string): Promise<Seal> {
  const text = `${action} ${hex(crypto.getRandomValues(new Uint8Array(16)))}`;
  return { ply, digest: await digestOf(text), text };
}
