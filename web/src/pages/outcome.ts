// How a game came out, in a sentence or two.
import type { GameModule } from '../boards/board';
import type { Seat, View } from '../engine/protocol';
import type { Seats } from '../table/calls';
import { words } from '../words/words.svelte';
import { alone } from './names';

// Who has won, and why it is over.
export function outcome(view: View, seats: Seats, module: GameModule): string {
  return [why(view, seats, module), winner(view, seats, module)].filter(Boolean).join(' ');
}

export const why = (view: View, seats: Seats, module: GameModule): string =>
  how(view, seats, module) || module.why(view);

// A person's own name, where it is known, with the seat's.
function called(seat: Seat, seats: Seats, module: GameModule): string {
  const who = seats[seat];
  const name = module.seatName(seat);
  return who?.person && who.name ? words().story.named(who.name, name) : name;
}

// What ended it, if not its rules.
function how({ reason }: View, seats: Seats, module: GameModule): string {
  const { ended: said } = words().common.play;
  const who = reason?.seat ? called(reason.seat, seats, module) : '';
  return reason ? (said[reason.end]?.(who) ?? '') : '';
}

export function winner({ winner }: View, seats: Seats, module: GameModule): string {
  const { play } = words().common;
  if (winner === null) return '';
  if (winner === 'draw') return play.draw;
  const only = alone(seats);
  if (only !== null) return only === winner ? play.youWin : play.youLose;
  return play.wins(called(winner, seats, module));
}
