// What is meant by a press that does nothing now. It is put as actions where it can be; whether and why
// they are refused the engine says.
import type { TotemBoard, View } from '../../engine/protocol';
import type { Attempt } from '../board';
import { distance, placeOf, places } from './hex';
import { traveller } from './targets';

const beside = (space: string): string[] =>
  places.filter((place) => distance(place, placeOf(space)) === 1).map(({ name }) => name);

// `from` is the piece that is in hand or under way.
export function attemptAt(view: View<TotemBoard>, space: string, from: string | null): Attempt {
  const { players, mover, dice, points, must_choose, moves } = view.board;
  const steps = { actions: beside(space).map((to) => `${space}-${to}`) };
  const owner = players.find(({ totem, pieces }) => totem === space || pieces.includes(space));
  if (view.turn === 'chance') return steps;
  if (must_choose) return { actions: [`x${space}`] };
  if (dice === null) return { actions: [`@${space}`] };
  if (points === null) {
    const mayExchange = !owner && moves.some(({ deed }) => deed === 'exchange');
    return mayExchange ? { actions: [`+${space}`] } : steps;
  }
  if (space === traveller(view.board)) return { actions: ['end'] };
  if (owner?.seat === mover) return steps;
  if (from === null) return owner ? steps : { note: 'pickPiece' };
  if (owner) return { note: owner.totem === space ? 'besideTotem' : 'beside' };
  const far = distance(placeOf(from), placeOf(space));
  if (far > points) return { note: 'tooFar', numbers: [far, points] };
  return far === 1 ? { actions: [`${from}-${space}`] } : { note: 'noWay' };
}
