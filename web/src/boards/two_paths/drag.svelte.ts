// Dragging on the clearing: an animal while it is chosen or lined up, the counter while a side is
// blocked. A press that hardly moves is a tap and no business of this.
import {
  cellHeight,
  cellWidth,
  height,
  nameOf,
  pointOf,
  width,
  type Cell,
  type Point,
} from './geometry';
import type { Hand } from './hand.svelte';

interface Scene {
  svg: SVGSVGElement | null;
  active: boolean;
  rows: number;
  turned: boolean;
  cells: Cell[];
  animals: { key: string; name: string | undefined }[];
}
interface Held {
  key: string; // the animal, or the counter
  from: string | null;
  start: Point;
  at: Point;
}

const kStill = 6;

// What the element under a pointer or a focus belongs to: `data-cell`, `data-counter`.
export const holds = (target: EventTarget | null, what: string) =>
  (target as Element | null)?.closest(`[data-${what}]`)?.getAttribute(`data-${what}`) ?? null;

export class Drag {
  // Under way, or ended by the event that is being handled: the click after a drag is not meant.
  underWay = $state(false);
  private held = $state.raw<Held | null>(null);

  constructor(
    private readonly hand: Hand,
    private readonly scene: () => Scene,
  ) {}

  may(name: string): boolean {
    return this.hand.runners.has(name) || this.hand.lineUp.includes(name);
  }

  // Where the pointer has brought it, if it has.
  placeOf(key: string): Point | null {
    return this.underWay && this.held?.key === key ? this.held.at : null;
  }

  grab(event: PointerEvent): void {
    const { active, animals } = this.scene();
    if (!active || event.button !== 0) return;
    const from = holds(event.target, 'cell');
    const key =
      holds(event.target, 'counter') ??
      (from && this.may(from) ? animals.find(({ name }) => name === from)?.key : undefined);
    const at = this.inBoard(event);
    if (key) this.held = { key, from, start: at, at };
  }

  move(event: PointerEvent): void {
    const { held, hand } = this;
    if (!held) return;
    const at = this.inBoard(event);
    if (!this.underWay && Math.hypot(at.x - held.start.x, at.y - held.start.y) < kStill) return;
    if (!this.underWay) {
      this.underWay = true;
      this.scene().svg!.setPointerCapture(event.pointerId);
      const runner = held.from && hand.runners.get(held.from);
      if (runner && hand.selected !== runner) hand.select(runner);
    }
    this.held = { ...held, at };
  }

  drop(): void {
    const { held, hand } = this;
    this.held = null;
    if (!held || !this.underWay) return;
    setTimeout(() => (this.underWay = false));
    const over = this.nearest(held.at);
    if (!over || over === held.from) return;
    if (hand.phase === 'lineUp') {
      const [from, to] = [held.from!, over].map((name) => hand.lineUp.indexOf(name));
      if (to! >= 0) hand.swap(from!, to!);
      else hand.miss(over);
    } else if (hand.targets.has(over)) hand.press(over);
    else hand.miss(over);
  }

  cancel(): void {
    this.held = null;
    this.underWay = false;
  }

  private inBoard({ clientX, clientY }: PointerEvent): Point {
    const { svg, rows, turned } = this.scene();
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(svg!.getScreenCTM()!.inverse());
    return turned ? { x: width - x, y: height(rows) - y } : { x, y };
  }

  private nearest(at: Point): string | null {
    const { cells, rows } = this.scene();
    const found = cells.find((cell) => {
      const { x, y } = pointOf(cell, rows);
      return Math.abs(at.x - x) < cellWidth / 2 && Math.abs(at.y - y) < cellHeight / 2;
    });
    return found ? nameOf(found) : null;
  }
}
