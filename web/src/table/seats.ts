// Who sits where, as a table keeps it and as the engine says it: names of people, levels of computers,
// the figures they play with.
import type { Seat, Seated } from '../engine/protocol';
import type { Seats, Who } from './calls';

export function seatsOf({ players, levels, figures }: Seated): Seats {
  return Object.fromEntries(
    Object.entries(players).map(([seat, name]): [Seat, Who] => {
      const [level, figure] = [levels[seat], figures[seat]];
      const dress = figure === undefined ? {} : { figure };
      if (level !== undefined) return [seat, { person: false, level, ...dress }];
      return [seat, { person: true, ...(name ? { name } : {}), ...dress }];
    }),
  );
}

export function seatedAs(seats: Seats): Seated {
  const seated: Seated = { players: {}, levels: {}, figures: {} };
  for (const [seat, who] of Object.entries(seats)) {
    if (who.person) seated.players[seat] = who.name ?? '';
    else seated.levels[seat] = who.level;
    if (who.figure !== undefined) seated.figures[seat] = who.figure;
  }
  return seated;
}

export const peopleIn = (seats: Seats): Seat[] =>
  Object.entries(seats).flatMap(([seat, who]) => (who.person ? [seat] : []));

// Whether it is a person at this device.
export const isHere = (who: Who): boolean => who.person && !who.elsewhere;

// As in a game that came from another device, and as when it is played on at this one.
export const fromElsewhere = (seats: Seats): Seats =>
  mapped(seats, (who) => (who.person ? { ...who, elsewhere: true } : who));
export const atThisDevice = (seats: Seats): Seats =>
  mapped(seats, (who) => {
    if (!who.person) return who;
    const { elsewhere: _, ...here } = who;
    return here;
  });

function mapped(seats: Seats, change: (who: Who) => Who): Seats {
  return Object.fromEntries(Object.entries(seats).map(([seat, who]) => [seat, change(who)]));
}
