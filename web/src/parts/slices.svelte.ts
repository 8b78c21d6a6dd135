// Something large is drawn for the first time in slices, each in a task and a frame of its own, so
// that the page answers in between. What comes in which slice is said where it is drawn:
// `{#if slices.reached(2)}`.

export class Slices {
  private drawn = $state(0);

  // The first slice comes once there is something to draw.
  constructor(count: number, begun: () => boolean = () => true) {
    $effect(() => {
      if (!begun() || this.drawn === count) return undefined;
      let timer: ReturnType<typeof setTimeout>;
      const frame = requestAnimationFrame(() => (timer = setTimeout(() => ++this.drawn)));
      return () => {
        cancelAnimationFrame(frame);
        clearTimeout(timer);
      };
    });
  }

  reached(slice: number): boolean {
    return this.drawn >= slice;
  }
}
