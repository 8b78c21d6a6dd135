// What the device of a seat does by itself: it hands over links of its help chain, never before everything
// is verified and never further than the next own turn, and opens a hidden side once it was answered.
// Commands it gives have ids that follow from the key, so two devices of one seat give one command.
import { kLastLink } from '../fairness/chain';
import { commitmentOf, nonceOf } from '../fairness/side';
import type { Pending } from './facts';
import { ownId, type Chains } from './secrets';
import type { Story } from './story';
import type { Hex } from './types';

export interface Own {
  room: string;
  chair: number;
  key: Hex;
  chains: Chains;
}
export type Command = { cmd: string; id: Hex } & Record<string, unknown>;

const kSides = ['w', 'e'] as const;
const kFurthest = 8; // links beyond the next draw that a room takes

// Whether this device may show any of its secrets: all that was said fits, and the game is played with the
// anchors of this very device.
export function mayReveal({ facts, company, misfit }: Story, { chair, chains }: Own): boolean {
  const anchors = company.anchorsOf(chair);
  const mine = anchors?.own === chains.anchors.own && anchors.help === chains.anchors.help;
  return mine && misfit === null && facts.sealed && !facts.result;
}

export function duties(story: Story, own: Own): Command[] {
  if (!mayReveal(story, own)) return [];
  return [...linksDue(story, own), ...openingDue(story, own)];
}

// The last link that is to be handed over by now.
export function linksUpTo(story: Story, chair: number): number {
  const { facts, company, standing, seats } = story;
  if (!standing) return 1; // of draw 0
  const seat = facts.seatOf(chair, seats);
  const { dice, turn, mover, out } = standing;
  const none = dice === null || turn === 'over' || mover === null || seat === null;
  // At the own turn, and before somebody else's turn has got as far as its roll, nothing more is shown.
  if (none || mover === seat || out.includes(seat) || (turn === 'decision' && !dice)) return 0;
  const { k } = company.nextDraw();
  const playing = seats.filter((each) => !out.includes(each));
  const ahead = (playing.indexOf(seat) - playing.indexOf(mover) + playing.length) % playing.length;
  const rolls = ahead - (turn === 'chance' ? 0 : 1); // of the others, before the own next turn
  return Math.min(k + 1 + Math.min(rolls, kFurthest), kLastLink);
}

function linksDue(story: Story, { room, chair, key, chains }: Own): Command[] {
  const from = story.company.handedOver(chair) + 1;
  const to = linksUpTo(story, chair);
  if (to < from) return [];
  const links = Array.from({ length: to - from + 1 }, (_, i) => chains.help.link(from + i));
  return [{ cmd: 'links', id: ownId(key, room, 'links', `${from}`, `${to}`), from, links }];
}

// The side that a commitment of this seat hides: one of the two fits, or the key is another.
export function hiddenSide(
  room: string,
  key: Hex,
  pending: Pending,
): { side: string; nonce: Hex } | null {
  const { id, seat, animal, commitment } = pending;
  const nonce = nonceOf(room, id, key);
  const side = kSides.find(
    (s) => commitmentOf(room, id, { seat, animal, side: s }, nonce) === commitment,
  );
  return side ? { side, nonce } : null;
}

function openingDue({ facts, log }: Story, { room, chair, key }: Own): Command[] {
  const { pending } = facts;
  if (!pending || pending.chair !== chair || pending.blocked === null || pending.unopened)
    return [];
  const hidden = hiddenSide(room, key, pending);
  if (!hidden) return [];
  return [{ cmd: 'open', id: ownId(key, room, 'open', pending.id), ...hidden, seen: log.digest }];
}
