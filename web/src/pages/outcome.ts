// How a game came out, in a sentence or two.
import type { GameModule } from '../boards/board';
import type { View } from '../engine/protocol';
import type { Seats } from '../table/calls';
import { words } from '../words/words.svelte';
import { alone } from './names';

// Who has won, and why it is over.
export function outcome(view: View, seats: Seats, module: GameModule): string {
  return [why(view, module), winner(view, seats, module)].filter(Boolean).join(' ');
}

export const why = (view: View, module: GameModule): string =>
  how(view, module) || module.why(view);

// What ended it, if not its rules.
function how({ reason }: View, module: GameModule): string {
  const { ended: said } = words().common.play;
  return reason ? (said[reason.end]?.(module.seatName(reason.seat ?? '')) ?? '') : '';
}

export function winner({ winner }: View, seats: Seats, module: GameModule): string {
  const { play } = words().common;
  if (winner === null) return '';
  if (winner === 'draw') return play.draw;
  const only = alone(seats);
  if (only !== null) return only === winner ? play.youWin : play.youLose;
  const who = seats[winner];
  const seat = module.seatName(winner);
  return play.wins(who?.person && who.name ? words().story.named(who.name, seat) : seat);
}
