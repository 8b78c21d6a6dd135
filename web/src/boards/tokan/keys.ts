// Where an arrow key leads: to the nearest thing that lies in its direction.
import type { Point } from './layout';

export interface Stop extends Point {
  name: string;
}

const kDirections: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export const isArrow = (key: string): boolean => key in kDirections;

export function neighbour(stops: Stop[], from: string, key: string): string {
  const way = kDirections[key];
  const start = stops.find(({ name }) => name === from);
  if (!way || !start) return from;
  const ahead = stops.flatMap(({ name, x, y }) => {
    const along = (x - start.x) * way.x + (y - start.y) * way.y;
    const aside = Math.abs((x - start.x) * way.y) + Math.abs((y - start.y) * way.x);
    // Straight on comes before sideways.
    return along > 1 && aside <= 2 * along ? [{ name, far: along + 3 * aside }] : [];
  });
  return ahead.sort((a, b) => a.far - b.far)[0]?.name ?? from;
}
