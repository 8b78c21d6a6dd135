// What is said about a game of Tokan: spaces as they are read aloud, what happened, what to do, what
// a hint means.
import type { Analysis, TokanBoard, View } from '../../engine/protocol';
import { percent } from '../../words/percent';
import { words } from '../../words/words.svelte';
import type { Step } from '../board';
import type { Pick } from './pick';
import { moveBetween, slides, stacksOf, type Move } from './tiles';

export const boardOf = (view: View): TokanBoard => view.board as TokanBoard;

const animalOf = (letter: string): string => words().tokan.animals[letter.toLowerCase()]!;

// A move as the engine lists it, with the animal that makes it.
function described(move: Move, board: TokanBoard): string {
  const said = words().tokan;
  if (move.from === null) return said.layHint(animalOf(move.tile!), move.to);
  const animal = animalOf(stacksOf(board).get(move.from)!.at(-1)!);
  return said.moveHint(animal, move.from, move.to, move.carried);
}

export function spaceName(
  board: TokanBoard,
  space: string,
  pick: Pick | null,
  target: Move | undefined,
  active: boolean,
): string {
  const said = words().tokan;
  const stack = stacksOf(board).get(space) ?? '';
  const [top, ...beneath] = [...stack].reverse().map((letter) => said.tiles[letter]!);
  const parts: string[] = [];
  if (top === undefined) parts.push(board.laying ? said.free(space) : said.gap(space));
  else if (beneath.length === 0) parts.push(said.single(space, top));
  else parts.push(said.stack(space, top, beneath));
  if (board.taboo === space) parts.push(said.taboo);
  if (target) parts.push(said.target(target.carried));
  else if (pick?.from === space) parts.push(said.picked(pick.carried + 1));
  else if (active) {
    const count = board.moves.filter(({ from }) => from === space).length;
    if (count > 0) parts.push(said.movable(count));
  }
  return parts.join(', ');
}

// More would be a list that nobody keeps in mind.
const kMostNamed = 8;

// What has been picked and where it can go, for whoever hears the board.
export function handTold(board: TokanBoard, { from, carried, tile }: Pick, to: string[]): string {
  const said = words().tokan;
  const letter = tile ?? stacksOf(board).get(from!)!.at(-1)!;
  const names = to.length > kMostNamed ? '' : [...to].sort().join(', ');
  return said.inHand(said.tiles[letter]!, carried, to.length, names);
}

export function tell({ seat, before, after }: Step): string {
  const said = words().tokan;
  const move = moveBetween(before, after);
  if (!move || seat === null) return '';
  const name = said.seats[seat]!;
  if (move.from === null) return said.laid(name, animalOf(move.tile!), move.to);
  const animal = animalOf(stacksOf(boardOf(before)).get(move.from)!.at(-1)!);
  const closing = slides(before, after, move).size;
  const told = said.moved(name, animal, move.from, move.to, move.carried);
  return closing > 0 ? `${told} ${said.closed(closing)}` : told;
}

export function prompt(view: View, who: string): string {
  const said = words().tokan;
  const { laying, taboo } = boardOf(view);
  if (laying) return said.promptLay(who);
  return taboo ? `${said.promptMove(who)} ${said.tabooIs(taboo)}` : said.promptMove(who);
}

// As a list shows it: "b2–d2 +1"; a tile laid: "L d3".
export function moveName({ from, to, carried, tile }: Move): string {
  if (from === null) return `${tile} ${to}`;
  return carried > 0 ? `${from}–${to} +${carried}` : `${from}–${to}`;
}

export function explain(analysis: Analysis, view: View): string {
  const said = words().tokan;
  const board = boardOf(view);
  const known = analysis.policy.flatMap((one) => {
    const move = board.moves.find(({ action }) => action === one.action);
    return move ? [{ ...one, name: described(move, board) }] : [];
  });
  const [best, other] = known;
  if (!best || view.seat === null) return '';
  if (analysis.exact) {
    if (best.value === 1) return said.provenWin(best.name);
    return best.value === 0 ? said.provenLoss(best.name) : said.provenDraw(best.name);
  }
  const first = said.best(best.name, said.seats[view.seat]!, percent(best.value));
  return other ? `${first} ${said.next(other.name, percent(other.value))}` : first;
}
