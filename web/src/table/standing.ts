// How a game stands, read off a view, for whoever follows a game without showing it.
import type { Seat, TotemBoard, View } from '../engine/protocol';
import type { Standing } from './calls';

type Told = Partial<Pick<TotemBoard, 'mover' | 'players' | 'dice'>>;

export function standingOf(view: View): Standing {
  const { position, turn, seat } = view;
  const { mover = null, dice, players = [] } = view.board as Told;
  return {
    ...{ position, turn, seat, mover: mover ?? seat },
    dice: dice === undefined ? null : dice !== null,
    rolls: dice === undefined || turn === 'over' ? null : rollsNext(view.board as TotemBoard),
    out: players.filter((player) => player.out).map((player) => player.seat),
  };
}

// Whoever is on turn before the roll and after a twelve (H13), the next one else; while start spaces are
// chosen (H3) the first.
function rollsNext({ mover, dice, players }: TotemBoard): Seat {
  const playing = players.filter(({ seat, out }) => !out || seat === mover);
  const seating = players.some(({ seated, out }) => !seated && !out);
  if (seating) return players.find(({ out }) => !out)!.seat;
  if (!dice || (dice[0] === 6 && dice[1] === 6)) return mover;
  return playing[(playing.findIndex(({ seat }) => seat === mover) + 1) % playing.length]!.seat;
}
