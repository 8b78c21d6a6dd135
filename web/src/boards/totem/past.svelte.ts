// What the board remembers from one view to the next, to show what has happened: which token is
// which, the steps of the turn, the points it began with, and where the last blow came from.
import { untrack } from 'svelte';
import type { TotemBoard, View } from '../../engine/protocol';
import { deedOf } from './deed';
import { follow, type Token } from './tokens';

export class Past {
  tokens = $state.raw<Token[]>([]);
  trail = $state.raw<[string, string][]>([]);
  used = $state<number | null>(null);
  struckFrom = $state<string | null>(null);

  constructor(now: () => { view: View<TotemBoard>; before: View | null }) {
    $effect.pre(() => {
      const { view, before } = now();
      untrack(() => this.remember(view, (before?.board as TotemBoard | undefined) ?? null));
    });
  }

  private remember({ board, last }: View<TotemBoard>, before: TotemBoard | null): void {
    const deed = last === null ? null : deedOf(last);
    this.tokens = follow(this.tokens, board);
    this.struckFrom = deed?.kind === 'step' ? deed.to : (before?.path.at(-1) ?? null);
    if (before === null || board.points === null) this.used = null;
    if (deed?.kind === 'use') this.used = deed.points;
    if (before === null || deed?.kind === 'use') this.trail = [];
    else if (deed?.kind === 'step') this.trail = [...this.trail, [deed.from, deed.to]];
  }
}
