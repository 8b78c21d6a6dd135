// Who sits where and what is played when nothing is said: the person in the first seat, the computer in
// the others, gentle to a beginner, and what a family would choose. What there is to choose from the
// engine says.
import type { GameInfo, GameName, Options, Order, Seat } from '../engine/protocol';
import { isBeginner } from '../keep/learnt.svelte';
import { settings } from '../keep/settings.svelte';
import type { Opening, Seats, Who } from '../table/calls';
import { table } from '../table/client';

export const kUsualLevel = '3';

let infos: Promise<GameInfo[]> | undefined;
export async function infoOf(game: GameName): Promise<GameInfo> {
  infos ??= table.call('games');
  return (await infos).find((info) => info.game === game)!;
}

// Where the number of seats can be chosen an option says it.
export const seatsIn = ({ seats, fewest }: GameInfo, options: Options): Seat[] =>
  seats.slice(0, Number(options['seats'] ?? fewest));

// A person, with the name that was typed last for the first, second … person at the table.
export function person(number: number): Who {
  const name = settings.names[number];
  return name ? { person: true, name } : { person: true };
}

const levelFor = ({ game, levels }: GameInfo): string =>
  isBeginner(game) ? levels[0]! : kUsualLevel;

export function usualSeats(info: GameInfo, options: Options): Seats {
  return Object.fromEntries(
    seatsIn(info, options).map((seat, i): [Seat, Who] => [
      seat,
      i === 0 ? person(i) : { person: false, level: levelFor(info) },
    ]),
  );
}

// Everybody where the dice have seated them.
export function seatedBy({ order }: Order, players: Seats): Seats {
  const seats = Object.keys(players);
  return Object.fromEntries(seats.map((seat, i) => [seat, players[seats[order[i]!]!]!]));
}

// One click plays it.
export function usualOpening(info: GameInfo): Opening {
  const options = Object.fromEntries(
    info.options.map(({ name, default: standard, usual }) => [name, usual ?? standard]),
  );
  return { game: info.game, options, seats: usualSeats(info, options) };
}
