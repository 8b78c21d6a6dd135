// What was set up on the page before and is to be played now. Without it the usual game is.
import type { GameName } from '../../engine/protocol';
import type { Opening } from '../../table/calls';
import { infoOf, usualOpening } from '../setups';

let prepared: Opening | undefined;

export function prepare(opening: Opening): void {
  prepared = opening;
}

export async function takePrepared(game: GameName): Promise<Opening> {
  const opening = prepared;
  prepared = undefined;
  return opening?.game === game ? opening : usualOpening(await infoOf(game));
}
