// Looking at a game that is on the shelf: where in it we are, and what its review says.
import type { GameModule, Mark } from '../../boards/board';
import { games } from '../../boards/games';
import type {
  Analysis,
  Boards,
  GameName,
  Move,
  Review,
  ReviewedAction,
  View,
} from '../../engine/protocol';
import { Stopped } from '../../engine/stopped';
import { find, type Kept } from '../../keep/keep';
import type { Opening, State } from '../../table/calls';
import { table } from '../../table/client';

export class Looker {
  kept = $state.raw<Kept | null>(null);
  game = $state.raw<State | null>(null);
  module = $state.raw<GameModule | null>(null);
  ply = $state(0);
  view = $state.raw<View | null>(null);
  before = $state.raw<View | null>(null);
  review = $state.raw<Review | null>(null);
  progress = $state<number | null>(null); // of the review under way, 0 to 1
  analysis = $state.raw<Analysis | null>(null);
  thinking = $state(false);
  private left = false;

  get plies(): number {
    return this.game?.history.length ?? 0;
  }
  // What the review says of the action that comes next, and of the one that led here.
  get next(): ReviewedAction | undefined {
    return this.review?.actions[this.ply];
  }
  get nextMove(): Move | undefined {
    return this.game?.deeds[this.ply];
  }
  get better(): Move | undefined {
    const moves: Move[] = (this.view?.board as Boards[GameName] | undefined)?.moves ?? [];
    return moves.find(({ action }) => action === this.next?.best);
  }

  get marks(): Mark[] {
    if (this.analysis) {
      return this.analysis.policy
        .filter(({ probability }) => probability > 0)
        .map(({ action, probability }) => ({ action, share: probability, kind: 'hint' as const }));
    }
    const { next } = this;
    if (!next || next.turn === 'chance') return [];
    const played: Mark = { action: next.action, share: 1, kind: 'played' };
    const { best } = next;
    return best === undefined || best === next.action
      ? [played]
      : [played, { action: best, share: 1, kind: 'better' }];
  }

  // Whether there is such a game.
  async open(id: string): Promise<boolean> {
    const kept = await find(id);
    if (!kept) return false;
    const module = await games[kept.game].module();
    // The table may have gone to another page by now.
    if (this.left) return true;
    this.game = await table.call('openRecord', kept.record, kept.seats, kept.ended);
    this.module = module;
    this.kept = kept;
    await this.to(this.plies);
    return true;
  }

  async to(wanted: number): Promise<void> {
    if (this.left) return;
    const ply = Math.max(0, Math.min(this.plies, wanted));
    const view = await table.call('viewAt', ply);
    await this.quiet();
    this.before = ply === this.ply + 1 ? this.view : null;
    this.ply = ply;
    this.view = view;
  }

  async judge(): Promise<void> {
    if (this.left) return;
    this.progress = 0;
    try {
      this.review = await table.follow((line) => {
        if ('judged' in line) this.progress = line.judged / Math.max(1, line.of);
      }, 'review');
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
    } finally {
      this.progress = null;
    }
  }

  async think(ms: number): Promise<void> {
    const { ply } = this;
    this.thinking = true;
    try {
      const last = await table.follow(
        (line) => {
          if (ply === this.ply && 'policy' in line) this.analysis = line;
        },
        'analyse',
        ply,
        ms,
      );
      if (ply === this.ply) this.analysis = last;
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
    } finally {
      this.thinking = false;
    }
  }

  async stop(): Promise<void> {
    await table.call('stop');
  }

  // The table goes to whoever opens the next game.
  leave(): void {
    this.left = true;
    void this.stop();
  }

  // The game up to here, to be played on.
  get opening(): Opening {
    const { options, start, seats, history, view } = this.game!;
    return { game: view.game, options, start, seats, actions: history.slice(0, this.ply) };
  }

  private async quiet(): Promise<void> {
    if (this.thinking) await this.stop();
    this.analysis = null;
  }
}
