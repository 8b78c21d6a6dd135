// Mouse, pen and finger: a press on a space, or a piece that is dragged to one. A finger is wider
// than a space, so it means the nearest one on which something may be done.
import type { Choice } from './choice.svelte';
import { nearest, placeOf, places } from './hex';

const kClose = 58; // within a space
const kFinger = 26; // pixels
const kNames = places.map(({ name }) => name);

interface Held {
  space: string;
  x: number;
  y: number;
  moved: boolean;
}

export class Pointer {
  svg = $state.raw<SVGSVGElement | null>(null);
  private held = $state.raw<Held | null>(null);
  private met = false; // whether the last press met something lit

  constructor(private readonly choice: Choice) {}

  // The piece in hand that follows the pointer.
  readonly dragged = $derived.by((): Held | null =>
    this.held?.moved && this.inHand(this.held.space) ? this.held : null,
  );

  down(event: PointerEvent): void {
    const { choice } = this;
    this.met = false;
    if (!choice.active || event.button !== 0) return;
    const { x, y } = this.spot(event);
    const space = this.at(event, choice.traveller);
    if (space === null) return;
    this.met = true;
    this.svg!.setPointerCapture(event.pointerId);
    this.held = { space, x, y, moved: false };
    if (!this.isPiece(space)) choice.pointed = space;
  }

  move(event: PointerEvent): void {
    const { choice, held } = this;
    if (!choice.active) return;
    const at = this.at(event);
    if (held) {
      const { x, y } = this.spot(event);
      const start = placeOf(held.space);
      const moved = held.moved || Math.hypot(x - start.x, y - start.y) > kClose;
      if (moved && choice.targets.get(held.space)?.kind === 'piece') choice.picked = held.space;
      this.held = { ...held, x, y, moved };
      choice.pointed = at === held.space && this.isPiece(at) ? null : at;
    } else if (event.pointerType === 'mouse') {
      choice.pointed = at !== null && !this.isPiece(at) ? at : null;
    }
  }

  up(event: PointerEvent): void {
    const { choice, held } = this;
    if (!held) return;
    this.cancel();
    if (!held.moved) choice.press(held.space);
    else {
      const at = this.at(event);
      if (at !== null && at !== held.space) choice.press(at);
    }
  }

  // A press that met nothing lit asks about the space that it met.
  click(event: MouseEvent): void {
    if (this.met) return;
    const { x, y } = this.spot(event);
    this.choice.press(nearest(kNames, x, y, kClose));
  }

  leave(): void {
    if (!this.held) this.choice.pointed = null;
  }

  cancel(): void {
    this.held = null;
    this.choice.pointed = null;
  }

  private isPiece(space: string): boolean {
    return this.choice.targets.get(space)?.kind === 'piece';
  }

  private inHand(space: string): boolean {
    return space === this.choice.picked || space === this.choice.traveller;
  }

  private spot({ clientX, clientY }: MouseEvent): DOMPoint {
    return new DOMPoint(clientX, clientY).matrixTransform(this.svg!.getScreenCTM()!.inverse());
  }

  // The space that is meant, of those that are lit and perhaps one more.
  private at(event: PointerEvent, more: string | null = null): string | null {
    const { x, y } = this.spot(event);
    const pixels = this.svg!.getScreenCTM()!.a;
    const within = event.pointerType === 'mouse' ? kClose : Math.max(kClose, kFinger / pixels);
    const lit = [...this.choice.targets.keys()];
    return nearest(more === null ? lit : [...lit, more], x, y, within);
  }
}
