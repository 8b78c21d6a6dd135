// The turns of a game as rows to read, in a game in which a turn is many actions. What fell in a turn is
// seen from the positions before and after it, which the table tells.
import type { GameModule, Span } from '../boards/board';
import type { View } from '../engine/protocol';
import type { State } from '../table/calls';
import { table } from '../table/client';
import { language } from '../words/words.svelte';

export interface TurnRow extends Span {
  text: string;
}

export class TurnRows {
  rows = $state.raw<TurnRow[]>([]);
  private history: string[] = []; // that the views belong to
  private readonly views = new Map<number, View>(); // by ply
  private asked = 0;

  // Tells the game as it stands; a later call makes an earlier one void.
  async tell(game: State, module: GameModule): Promise<void> {
    void language(); // another language tells it anew
    const { turns } = module;
    if (!turns) return;
    const asked = ++this.asked;
    this.forget(game.history);
    if (game.view.ply === game.history.length) this.views.set(game.view.ply, game.view);
    const rows: TurnRow[] = [];
    for (const span of turns.spans(game.deeds)) {
      const before = await this.viewAt(span.from);
      const after = await this.viewAt(span.to);
      if (asked !== this.asked) return;
      rows.push({ ...span, text: turns.tell(before, after, game.deeds.slice(span.from, span.to)) });
    }
    this.rows = rows;
  }

  // The table goes to another game: what it answers from now on is not about this one.
  leave(): void {
    ++this.asked;
  }

  // What was played otherwise since.
  private forget(history: string[]): void {
    const same = history.findIndex((action, i) => action !== this.history[i]);
    const known = same < 0 ? history.length : same;
    for (const ply of this.views.keys()) if (ply > known) this.views.delete(ply);
    this.history = history;
  }

  private async viewAt(ply: number): Promise<View> {
    const view = this.views.get(ply) ?? (await table.call('viewAt', ply));
    this.views.set(ply, view);
    return view;
  }
}
