// How a game came out, in a sentence or two.
import type { GameModule } from '../boards/board';
import type { View } from '../engine/protocol';
import type { Seats } from '../table/calls';
import { peopleIn } from '../table/seats';
import { words } from '../words/words.svelte';

export function outcome(view: View, seats: Seats, module: GameModule): string {
  return [how(view, module), winner(view, seats, module)].filter(Boolean).join(' ');
}

// What ended it, if not its rules.
function how({ ended }: View, module: GameModule): string {
  const { ended: said } = words().common.play;
  const [what, seat = ''] = ended?.split(' ') ?? [];
  return what ? (said[what]?.(module.seatName(seat)) ?? '') : '';
}

function winner({ winner }: View, seats: Seats, module: GameModule): string {
  const { play } = words().common;
  if (winner === null) return '';
  if (winner === 'draw') return play.draw;
  const people = peopleIn(seats);
  if (people.length === 1 && people[0] === winner) return play.youWin;
  return play.wins(module.seatName(winner));
}
