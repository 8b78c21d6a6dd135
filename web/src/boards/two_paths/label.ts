// The name of a space for people who hear the board: where it is, who stands there, and what
// pressing it would do.
import type { View } from '../../engine/protocol';
import { words } from '../../words/words.svelte';
import type { Side } from './geometry';
import { boardOf, type Kind } from './happened';
import type { Hand } from './hand.svelte';

export function spaceLabel(
  name: string,
  view: View,
  hand: Hand,
  secret: Side | null = null,
): string {
  const { board: say, owned } = words()['two-paths'];
  const { animals, rows, announced, mover } = boardOf(view);
  const row = Number(name.slice(1));
  const said: string[] = [];
  const column = hand.lineUp.indexOf(name);
  const standing = animals.find(({ space }) => space === name);
  const target = hand.targets.get(name);
  if (column >= 0) said.push(owned(view.seat as 's' | 'n', hand.order[column]!), say.toSwap);
  else if (standing) said.push(owned(standing.owner as 's' | 'n', standing.kind as Kind));
  else said.push(row < 1 || row > rows ? say.behind : say.empty);
  if (column >= 0 && column === hand.lifted) said.push(say.picked);
  if (hand.runners.has(name)) said.push(say.canBeSent);
  if (standing && standing.owner === mover && standing.kind === announced) said.push(say.announced);
  if (target && hand.shown) {
    const landing = target.arrival ? say.arrival : say.landing;
    said.push(landing(hand.shown, target.side));
    if (target.side === secret) said.push(say.hiddenHere);
    if (hand.canChooseSide) said.push(hand.phase === 'block' ? say.blockHere : say.hideHere);
  }
  return `${name}: ${said.join(', ')}`;
}
