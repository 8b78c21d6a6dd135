// A sealed envelope: the digest of a hidden choice and a random number, which is shown before the
// opponent answers, and its text, which is shown after. Nobody can change the choice in between
// without the digest telling, and nobody can guess it from the digest.
import type { Seal } from './calls';

const hex = (bytes: Uint8Array) =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export async function digestOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return hex(new Uint8Array(digest));
}

export async function seal(ply: number, action: string): Promise<Seal> {
  const text = `${action} ${hex(crypto.getRandomValues(new Uint8Array(16)))}`;
  return { ply, digest: await digestOf(text), text };
}
