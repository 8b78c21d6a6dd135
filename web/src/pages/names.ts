// How players are called: by the name they typed, as "you" where only one person plays at this device,
// and by what they are where it is the computer.
import type { GameModule } from '../boards/board';
import { change, settings } from '../keep/settings.svelte';
import type { Seat } from '../engine/protocol';
import type { Seats } from '../table/calls';
import { isHere, peopleIn } from '../table/seats';
import { words } from '../words/words.svelte';

export function playerName(seats: Seats, seat: Seat): string {
  const { common, story } = words();
  const who = seats[seat];
  if (!who) return '';
  if (!who.person)
    return common.setup.opponents[who.level]?.name ?? common.play.computer(who.level);
  if (who.name) return who.name;
  const people = peopleIn(seats);
  return alone(seats) === seat ? story.you : story.player(people.indexOf(seat) + 1);
}

// The only person who plays at this device, if there is just one.
export function alone(seats: Seats): Seat | null {
  const [first, ...others] = peopleIn(seats).filter((seat) => isHere(seats[seat]!));
  return first === undefined || others.length > 0 ? null : first;
}

// Whom a prompt is for.
export function addressed(seats: Seats, seat: Seat, module: GameModule): string {
  return alone(seats) === seat ? words().story.yourTurn : called(seats, seat, module);
}

// By name and seat, or by the seat where no name is known.
export function called(seats: Seats, seat: Seat, module: GameModule): string {
  const who = seats[seat];
  const colour = module.seatName(seat);
  return who?.person && who.name ? words().story.named(who.name, colour) : colour;
}

// The names that were typed are there again next time, in the order of the people at the table.
export function rememberNames(seats: Seats): void {
  const typed = peopleIn(seats).map((seat) => {
    const who = seats[seat]!;
    return (who.person && who.name) || '';
  });
  const names = [...typed, ...settings.names.slice(typed.length)];
  if (names.join('\n') !== settings.names.join('\n')) void change({ names });
}
