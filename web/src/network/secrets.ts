// The secrets of a seat: the token, which proves it to the server, and the key, which never leaves the
// player's devices and from which chains and nonces come. Both are fresh for every chair.
import { hex } from '../table/hex';
import { Chain } from '../fairness/chain';
import { digestOf } from '../fairness/digest';
import type { Anchors, Hex } from './types';

export interface Secrets {
  token: Hex;
  key: Hex;
}

// Also where the page did not come over a safe way.
export const random = (bytes: number): Hex => hex(crypto.getRandomValues(new Uint8Array(bytes)));

export const freshSecrets = (): Secrets => ({ token: random(32), key: random(32) });
export const freshId = (): Hex => random(16);

// The room that a maker's token leads to: known before the server has answered.
export const roomOf = (token: Hex): string =>
  digestOf('menagerie id', digestOf(token)).slice(0, 32);

// The id of a command that a device gives by itself: the same on every page and device with this key, so
// that the room hears it once.
export const ownId = (key: Hex, room: string, ...what: string[]): Hex =>
  digestOf('menagerie device', key, room, ...what).slice(0, 32);

export interface Chains {
  own: Chain;
  help: Chain;
  anchors: Anchors;
}

// A page that computes stays a page that answers: so many hashes take a few milliseconds.
const pause = () => new Promise<void>((done) => setTimeout(done));

const made = new Map<Hex, Promise<Chains>>();
export function chainsOf(key: Hex): Promise<Chains> {
  const found = made.get(key) ?? makeChains(key);
  made.set(key, found);
  return found;
}

async function makeChains(key: Hex): Promise<Chains> {
  const own = await Chain.inSlices('own', key, pause);
  const help = await Chain.inSlices('help', key, pause);
  return { own, help, anchors: { own: own.anchor, help: help.anchor } };
}
