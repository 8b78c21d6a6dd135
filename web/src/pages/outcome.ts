// How a game came out, in a sentence or two.
import type { GameModule } from '../boards/board';
import type { View } from '../engine/protocol';
import type { Seats } from '../table/calls';
import { words } from '../words/words.svelte';
import { alone, called } from './names';

// Who has won, and why it is over.
export function outcome(view: View, seats: Seats, module: GameModule): string {
  return [why(view, seats, module), winner(view, seats, module)].filter(Boolean).join(' ');
}

export const why = (view: View, seats: Seats, module: GameModule): string =>
  how(view, seats, module) || module.why(view);

// What ended it, if not its rules; "you" to whoever sits alone at this device.
function how({ reason }: View, seats: Seats, module: GameModule): string {
  if (!reason) return '';
  const { ended, endedMine } = words().common.play;
  const mine = reason.seat && reason.seat === alone(seats) ? endedMine[reason.end] : undefined;
  return mine ?? ended[reason.end]?.(reason.seat ? called(seats, reason.seat, module) : '') ?? '';
}

export function winner({ winner }: View, seats: Seats, module: GameModule): string {
  const { play } = words().common;
  if (winner === null) return '';
  if (winner === 'draw') return play.draw;
  const only = alone(seats);
  if (only !== null) return only === winner ? play.youWin : play.youLose;
  return play.wins(called(seats, winner, module));
}

// Whether somebody who gives up is out, and the others play on.
export const othersPlayOn = (view: View, seats: Seats, { isOut }: GameModule): boolean =>
  Object.keys(seats).filter((seat) => !isOut?.(view, seat)).length > 2;
