// Who has to do what before the game goes on, as the log and the engine say it.
import type { Story } from './story';
import type { Need } from './types';

export interface Awaited {
  need: Need;
  chairs: number[];
}

export function awaited(
  { facts, company, seats, standing: now }: Story,
  standing = now,
): Awaited | null {
  const { chairs, pending } = facts;
  if (facts.result || facts.game === null) return null;
  const chairOf = (seat: string | null) => {
    const chair = seat === null ? null : facts.chairOf(seat, seats);
    return chair === null ? [] : [chair];
  };
  if (!facts.sealed) {
    const open = chairs.flatMap(({ kind }, chair) => (kind === 'open' ? [chair] : []));
    return { need: 'chairs', chairs: open };
  }
  if (!standing) return { need: 'links', chairs: company.missing(null) };
  if (pending) {
    const answers = chairOf(seats.find((seat) => seat !== pending.seat) ?? null);
    if (pending.blocked === null) return { need: 'block', chairs: answers };
    if (pending.unopened) return { need: 'side', chairs: answers };
    return { need: 'opening', chairs: chairOf(pending.seat) };
  }
  if (standing.turn === 'over') return null;
  if (standing.turn === 'decision') return { need: 'decision', chairs: chairOf(standing.seat) };
  const [roller = null] = chairOf(standing.mover);
  const missing = company.missing(roller);
  if (missing.length > 0) return { need: 'links', chairs: missing };
  return { need: 'roll', chairs: roller === null ? [] : [roller] };
}
