// Dragging with mouse, pen or finger: from the press until it is let go, in the drawing's units.
import type { Point } from './layout';

// Less than this is a tap.
const kSlack = 8;
// How long a tile waits where it was let go for the view that shows it there.
const kPatience = 250;

export class Drag {
  by = $state.raw<Point | null>(null); // how far it was dragged
  at = $state.raw<Point | null>(null); // where the pointer is
  private done = false; // whether the press was a drag
  private waiting = 0; // the timer of a tile that was let go

  constructor(private readonly drawing: () => SVGSVGElement | null) {}

  // `drop` says whether something comes of letting go there.
  press(event: PointerEvent, begin: () => void, drop: (at: Point) => boolean): void {
    if (event.button !== 0) return;
    const start = this.point(event);
    const watch = new AbortController();
    const { signal } = watch;
    const follow = (moved: PointerEvent) => {
      if (moved.pointerId !== event.pointerId) return;
      const by = Math.hypot(moved.clientX - event.clientX, moved.clientY - event.clientY);
      if (!this.done && by < kSlack) return;
      if (!this.done) begin();
      this.done = true;
      this.at = this.point(moved);
      this.by = { x: this.at.x - start.x, y: this.at.y - start.y };
    };
    const end = (ended: PointerEvent) => {
      if (ended.pointerId !== event.pointerId) return;
      watch.abort();
      if (!this.done) return;
      const fine = ended.type === 'pointerup' && drop(this.point(ended));
      if (fine) this.waiting = window.setTimeout(() => this.cancel(), kPatience);
      else this.cancel();
    };
    addEventListener('pointermove', follow, { signal });
    addEventListener('pointerup', end, { signal });
    addEventListener('pointercancel', end, { signal });
  }

  // A new press begins; what was before is done with.
  rest(): void {
    clearTimeout(this.waiting);
    this.cancel();
    this.done = false;
  }

  // A click counts unless it is the end of a drag.
  tapped(act: () => void): void {
    if (!this.done) act();
  }

  cancel(): void {
    this.by = null;
    this.at = null;
  }

  private point(event: PointerEvent): Point {
    const seen = new DOMPoint(event.clientX, event.clientY);
    return seen.matrixTransform(this.drawing()!.getScreenCTM()!.inverse());
  }
}
