// How tiles travel: the moved ones are lifted over the others, then the rest slides up behind them.
// A travel that is interrupted goes on from where the tile is.
import type { Point } from './layout';
import type { Way } from './tiles';

export interface Spot extends Point {
  space: string;
  way: Way; // how it came to this space
  held: boolean; // it follows the pointer
  origin: Point | null; // where a new one comes from
}

const kTimes = {
  move: { duration: 300, delay: 0 },
  slide: { duration: 220, delay: 180 },
  stay: { duration: 140, delay: 0 },
};

const at = ({ x, y }: Point, more = '') => `translate(${x}px, ${y}px)${more}`;
const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

function frames(start: string, last: Point, next: Point, way: Way): Keyframe[] {
  const ends = [{ transform: start }, { transform: at(next) }];
  if (way !== 'move') return ends;
  const middle = { x: (last.x + next.x) / 2, y: (last.y + next.y) / 2 - 12 };
  return ends.toSpliced(1, 0, { transform: at(middle, ' scale(1.1)') });
}

export function glide(element: SVGGElement, first: Spot) {
  let spot = first;
  let travel: Animation | undefined;

  function go(start: string, last: Point, way: Way) {
    if (still()) return;
    const timing = { ...kTimes[way], easing: 'ease-in-out', fill: 'backwards' as const };
    travel = element.animate(frames(start, last, spot, way), timing);
  }
  element.style.transform = at(first);
  if (first.origin) go(at(first.origin), first.origin, 'move');

  return {
    update(next: Spot) {
      const last = spot;
      spot = next;
      if (last.x === next.x && last.y === next.y) return;
      const underWay = travel?.playState === 'running';
      const start = underWay ? getComputedStyle(element).transform : at(last);
      travel?.cancel();
      element.style.transform = at(next);
      if (next.held) return;
      go(start, last, last.space === next.space || last.held ? 'stay' : next.way);
    },
    destroy: () => travel?.cancel(),
  };
}
