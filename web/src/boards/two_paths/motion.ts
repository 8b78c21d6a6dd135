// Shows what a duel has come to: the animal runs along its path, or shies back from the counter.
import { pointOf, type Point } from './geometry';
import type { Duel } from './happened';

// Fist, stone, a breath; then the reveal.
export const kSuspense = 650;
const kReveal = 180; // first the counter and the opened hand are seen
const kStep = 130;
const kLongest = 400;

const at = ({ x, y }: Point, size = 1) => `translate(${x}px, ${y}px) scale(${size})`;

export const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

// `rest` is where the animal ends up.
export function showRun(animal: Element, { run }: Duel, rows: number, rest: Point): void {
  if (!run || calm()) return;
  const points = run.way.map((cell) => pointOf(cell, rows));
  if (run.to === null) points.push(rest);
  const frames = points.flatMap((point, i) => {
    const next = points[i + 1];
    if (!next) return [{ transform: at(point) }];
    const half = { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 };
    return [{ transform: at(point) }, { transform: at(half, 1.18) }];
  });
  const duration = Math.min(kLongest, kStep * points.length);
  animal.animate(frames, { duration, delay: kReveal, easing: 'ease-in-out', fill: 'backwards' });
}

export function showStay(animal: Element, place: Point): void {
  if (calm()) return;
  const frames = [0, -5, 5, -3, 0].map((x) => ({ transform: at({ x: place.x + x, y: place.y }) }));
  animal.animate(frames, { duration: 300, delay: kReveal });
}
