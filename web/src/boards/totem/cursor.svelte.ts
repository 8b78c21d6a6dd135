// The keyboard on the board: arrow keys go from space to space, page keys from one lit space to the
// next, Enter presses, Escape lets go, E ends a travel.
import type { Choice, Situation } from './choice.svelte';
import { places, placeOf, towards } from './hex';

export class Cursor {
  at = $state('j10');
  inside = $state(false); // a space has the focus
  keyed = $state(false); // the last touch came from the keyboard
  private column = 0;

  constructor(
    private readonly choice: Choice,
    private readonly situation: () => Situation,
    private readonly focus: (space: string) => void,
  ) {}

  key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const act = this.meaning(event.key);
    if (!act) return;
    event.preventDefault();
    act();
  }

  goTo(space: string | null): void {
    if (space === null) return;
    this.at = space;
    this.column = placeOf(space).x;
    this.focus(space);
  }

  // Where the next thing can be done: here, or the next lit space.
  goToWork(): void {
    this.goTo(this.choice.targets.has(this.at) ? this.at : this.nextLit(1));
  }

  private meaning(key: string): (() => void) | null {
    const { active, view } = this.situation();
    if (key.startsWith('Arrow')) return () => this.step(key);
    if (key === 'PageDown') return () => this.goTo(this.nextLit(1));
    if (key === 'PageUp') return () => this.goTo(this.nextLit(-1));
    if (key === 'Escape') return () => (this.choice.picked = null);
    if (key === 'Enter' || key === ' ') return () => this.choice.press(this.at);
    if (!active) return null;
    const end = view.board.moves.find(({ deed }) => deed === 'end');
    return end && key.toLowerCase() === 'e' ? () => this.choice.run([end.action]) : null;
  }

  private step(key: string): void {
    const to = towards(this.at, key, this.column);
    if (to === null) return;
    const { column } = this;
    this.goTo(to);
    if (key === 'ArrowUp' || key === 'ArrowDown') this.column = column;
  }

  // With a piece in hand only the spaces count to which it can go.
  private nextLit(by: 1 | -1): string | null {
    const { picked, targets } = this.choice;
    const order = by > 0 ? places : places.toReversed();
    const here = order.findIndex(({ name }) => name === this.at);
    const round = [...order.slice(here + 1), ...order.slice(0, here)];
    const counts = (name: string) =>
      targets.has(name) && (picked === null || targets.get(name)?.kind !== 'piece');
    return round.find(({ name }) => counts(name))?.name ?? null;
  }
}
