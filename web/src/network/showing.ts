// What a page shows of a room's story, as plain values.
import type { Seat } from '../engine/protocol';
import type { Story } from './story';
import type {
  Came,
  Chair,
  Duel,
  Hex,
  Offer,
  Phase,
  Result,
  SealState,
  Waiting,
  Went,
} from './types';
import { awaited } from './waiting';

// Who is there, as the server says it beside the log.
export interface Presence {
  chairs: { connected: boolean; away?: number | null }[]; // milliseconds
  at: number; // when it was said, by the clock of this device
}

export function phaseOf({ facts }: Story): Phase {
  const { result, order, sealed } = facts;
  if (result) return result.closed ? 'closed' : 'over';
  if (order) return 'playing';
  return sealed ? 'sealing' : 'gathering';
}

export function chairsOf(
  { facts, seats, company }: Story,
  mine: number | null,
  presence: Presence,
): Chair[] {
  return facts.chairs.map(({ kind, name, level, renewed }, chair) => {
    const { connected = false, away = null } = presence.chairs[chair] ?? {};
    const there = connected || kind === 'computer';
    return {
      ...{ chair, kind, name, level, seat: facts.seatOf(chair, seats) },
      ...{ anchors: company.anchorsOf(chair) !== null, connected: there },
      away: there || away === null ? null : presence.at - away,
      mine: chair === mine,
      renewed: renewed !== null,
    };
  });
}

export function waitingOf(story: Story, mine: number | null): Waiting | null {
  const waits = awaited(story);
  return waits && { ...waits, mine: mine !== null && waits.chairs.includes(mine) };
}

export const offersOf = ({ facts }: Story, mine: number | null): Offer[] =>
  facts.offers.map(({ version, offer, by, about, yes }) => ({
    ...{ version, offer, by, about, mine: by === mine },
    answered: mine !== null && yes.has(mine),
  }));

export const wentOf = ({ facts, seats }: Story): Went[] =>
  facts.went.flatMap(({ seat, why }) => {
    const chair = facts.chairOf(seat, seats);
    return chair === null ? [] : [{ chair, why }];
  });

export function sealOf({ facts, company, misfit }: Story): SealState {
  if (misfit) return { state: 'misfit', misfit };
  const anybody = facts.chairs.some((_, chair) => company.anchorsOf(chair));
  if (!facts.sealed || !anybody) return { state: 'none' };
  return { state: 'ok', draws: company.draws, openings: company.openings };
}

export function duelOf({ facts }: Story, mine: number | null): Duel | null {
  if (!facts.pending) return null;
  const { seat: mover, animal, blocked, unopened, chair } = facts.pending;
  return { mover, animal, blocked, unopened, mine: chair === mine };
}

// Chairs that somebody may take, and this device has the secret of: another one makes the old one void.
export const invitesOf = (
  { facts }: Story,
  mine: number | null,
  invites: readonly (Hex | null)[],
): { chair: number; invite: Hex }[] =>
  invites.flatMap((invite, chair) => {
    const { kind, renewed = null } = facts.chairs[chair] ?? {};
    const mayCome = kind === 'open' || (renewed !== null && renewed === mine);
    return invite && mayCome ? [{ chair, invite }] : [];
  });

// What came of a game for the given seat; nothing where a table was closed before it.
export function cameOf(result: Result | null, seat: Seat | null): Came | null {
  if (!result || result.closed || seat === null) return null;
  if (result.calledOff) return 'calledOff';
  if (result.winner === null) return null;
  if (result.winner === 'draw') return 'drawn';
  return result.winner === seat ? 'won' : 'lost';
}
