// What was set up on the page before and is to be played now. Without it the usual game is.
import type { GameName } from '../../engine/protocol';
import type { Opening } from '../../table/calls';
import { usualOpening } from '../setups';

let prepared: Opening | undefined;

export function prepare(opening: Opening): void {
  prepared = opening;
}

export function takePrepared(game: GameName): Opening {
  const opening = prepared?.game === game ? prepared : usualOpening(game);
  prepared = undefined;
  return opening;
}
