// Who sits where when nothing is said: the person in the first seat, the computer in the others.
import type { GameName, Options, Seat } from '../engine/protocol';
import type { Opening, Seats, Who } from '../table/calls';

const kUsualLevel = '3';

// The seats of a game, as docs/protocol.md names them.
export function seatsOf(game: GameName, options: Options): Seat[] {
  if (game === 'tokan') return ['r', 'b'];
  if (game === 'two-paths') return ['s', 'n'];
  return Array.from({ length: Number(options['seats'] ?? 2) }, (_, i) => String(i + 1));
}

export function usualSeats(game: GameName, options: Options): Seats {
  return Object.fromEntries(
    seatsOf(game, options).map((seat, i): [Seat, Who] => [
      seat,
      i === 0 ? { person: true } : { person: false, level: kUsualLevel },
    ]),
  );
}

// One click plays: what a family would choose.
export function usualOpening(game: GameName): Opening {
  const options: Options =
    game === 'tokan' ? { setup: 'fair' } : game === 'two-paths' ? { begins: 'random' } : {};
  return { game, options, seats: usualSeats(game, options) };
}

export const levels = ['1', '2', '3', '4', '5', '6', '7', '8'];
