// What the board remembers from one view to the next, to show what has happened: which token is
// which, the steps of the turn, the points it began with, and where the last blow came from. Where the
// actions are known that led here, the steps of the turn are those.
import { untrack } from 'svelte';
import type { Move, TotemBoard, TotemMove, View } from '../../engine/protocol';
import { follow, type Token } from './tokens';

export class Past {
  tokens = $state.raw<Token[]>([]);
  trail = $state.raw<[string, string][]>([]);
  used = $state<number | null>(null);
  struckFrom = $state<string | null>(null);

  constructor(now: () => { view: View<TotemBoard>; before: View | null; deeds?: Move[] }) {
    $effect.pre(() => {
      const { view, before, deeds } = now();
      untrack(() => {
        this.remember(view, (before?.board as TotemBoard | undefined) ?? null);
        if (deeds) this.recall(deeds as TotemMove[]);
      });
    });
  }

  private recall(deeds: TotemMove[]): void {
    const use = deeds.findLastIndex(({ deed }) => deed === 'use');
    const since = use < 0 ? [] : deeds.slice(use + 1);
    this.trail = since.flatMap((move) => (move.deed === 'step' ? [[move.from, move.to]] : []));
  }

  private remember({ board }: View<TotemBoard>, before: TotemBoard | null): void {
    const { last } = board;
    this.tokens = follow(this.tokens, board, before);
    this.struckFrom = last?.deed === 'step' ? last.to : (before?.path.at(-1) ?? null);
    if (before === null || board.points === null) this.used = null;
    if (last?.deed === 'use') this.used = last.points;
    if (before === null || last?.deed === 'use') this.trail = [];
    else if (last?.deed === 'step') this.trail = [...this.trail, [last.from, last.to]];
  }
}
