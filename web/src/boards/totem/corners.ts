// Which corner beside the board belongs to whom: of all ways to give each seat one, the one in which
// the totems stand nearest to their corners.
import type { TotemBoard } from '../../engine/protocol';
import { kWhole, placeOf } from './hex';

export interface Corner {
  side: 1 | -1; // right or left
  y: number;
}

const kAbove = kWhole.y + 90;
const kBelow = -kWhole.y - 150;
// As seats sit at a table where nothing else says it: 1 and 2 above, 3 and 4 below.
const kCorners: Corner[] = [
  { side: 1, y: kAbove },
  { side: -1, y: kAbove },
  { side: -1, y: kBelow },
  { side: 1, y: kBelow },
];

export function cornersOf({ players }: TotemBoard): Corner[] {
  const far = (seat: number, { side, y }: Corner): number => {
    const totem = players[seat]!.totem;
    if (totem === null) return 0;
    const at = placeOf(totem);
    return Math.hypot(at.x - side * 900, at.y - Math.sign(y) * 775);
  };
  const best = (seat: number, free: Corner[]): { total: number; given: Corner[] } => {
    if (seat === players.length) return { total: 0, given: [] };
    return free
      .map((corner) => {
        const rest = best(
          seat + 1,
          free.filter((other) => other !== corner),
        );
        return { total: far(seat, corner) + rest.total, given: [corner, ...rest.given] };
      })
      .reduce((least, one) => (one.total < least.total ? one : least));
  };
  return best(0, kCorners).given;
}
