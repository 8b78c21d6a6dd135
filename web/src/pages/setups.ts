// Who sits where and what is played when nothing is said: the person in the first seat, the computer in
// the others, and what a family would choose. What there is to choose from the engine says.
import type { GameInfo, GameName, Options, Seat } from '../engine/protocol';
import type { Opening, Seats, Who } from '../table/calls';
import { table } from '../table/client';

const kUsualLevel = '3';

let infos: Promise<GameInfo[]> | undefined;
export async function infoOf(game: GameName): Promise<GameInfo> {
  infos ??= table.call('games');
  return (await infos).find((info) => info.game === game)!;
}

// Where the number of seats can be chosen an option says it.
export const seatsIn = ({ seats, fewest }: GameInfo, options: Options): Seat[] =>
  seats.slice(0, Number(options['seats'] ?? fewest));

export function usualSeats(info: GameInfo, options: Options): Seats {
  return Object.fromEntries(
    seatsIn(info, options).map((seat, i): [Seat, Who] => [
      seat,
      i === 0 ? { person: true } : { person: false, level: kUsualLevel },
    ]),
  );
}

// One click plays it.
export function usualOpening(info: GameInfo): Opening {
  const options = Object.fromEntries(
    info.options.map(({ name, default: standard, usual }) => [name, usual ?? standard]),
  );
  return { game: info.game, options, seats: usualSeats(info, options) };
}
