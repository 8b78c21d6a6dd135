// Who sits where, as a table keeps it and as the engine says it: names of people, levels of computers.
import type { Seat, Seated } from '../engine/protocol';
import type { Seats, Who } from './calls';

export function seatsOf({ players, levels }: Seated): Seats {
  return Object.fromEntries(
    Object.entries(players).map(([seat, name]): [Seat, Who] => {
      const level = levels[seat];
      if (level !== undefined) return [seat, { person: false, level }];
      return [seat, name ? { person: true, name } : { person: true }];
    }),
  );
}

export function seatedAs(seats: Seats): Seated {
  const seated: Seated = { players: {}, levels: {} };
  for (const [seat, who] of Object.entries(seats)) {
    if (who.person) seated.players[seat] = who.name ?? '';
    else seated.levels[seat] = who.level;
  }
  return seated;
}

export const peopleIn = (seats: Seats): Seat[] =>
  Object.entries(seats).flatMap(([seat, who]) => (who.person ? [seat] : []));
