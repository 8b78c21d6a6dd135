// Looking at a game that is on the shelf: where in it we are, and what its review says.
import type { GameModule, Mark } from '../../boards/board';
import { games } from '../../boards/games';
import type {
  Analysis,
  Boards,
  GameName,
  Move,
  Review,
  Judgement,
  ReviewedAction,
  ReviewedTurn,
  View,
} from '../../engine/protocol';
import { Stopped } from '../../engine/stopped';
import { hasProof } from '../../fairness/verify';
import { find, type Kept } from '../../keep/keep';
import type { Opening, State } from '../../table/calls';
import { table } from '../../table/client';
import { atThisDevice } from '../../table/seats';
import { hintMarks } from '../hint_marks';
import { kThinkingMilliseconds, think } from '../think';

export interface Verdict {
  decides: boolean; // a choice, not a roll
  judgement: Judgement | null;
  from: number; // the chance to win of the one who chose, with the best choice
  to: number; // and with what was chosen
  better: string | null;
  luck: number; // of the one who chose or rolled
}

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
  expected = $state.raw<Move[]>([]); // the play that it expects
  chosen = $state<string | null>(null); // of its best choices, the one that is drawn
  thinking = $state(false);
  playing = $state(false); // by itself
  mistake = $state<number | null>(null); // the action that is looked at, if it was one
  private left = false;

  get plies(): number {
    return this.game?.history.length ?? 0;
  }
  // What the review says of the action that comes next.
  private get next(): ReviewedAction | undefined {
    return this.review?.actions[this.ply];
  }
  // What it says of the turn that an action belongs to, where turns are judged.
  turnAt(ply: number): ReviewedTurn | undefined {
    return this.review?.turns?.find(({ from, to }) => from <= ply && ply < to);
  }
  // Before which actions it would have been better to choose otherwise: of a turn, after its roll.
  get flaws(): number[] {
    const { turns, actions } = this.review ?? {};
    if (turns) return turns.flatMap(({ judgement, from }) => (judgement ? [from + 1] : []));
    return (actions ?? []).flatMap(({ judgement }, i) => (judgement ? [i] : []));
  }
  // Whether the game comes from a room, with what proves it.
  get proves(): boolean {
    return hasProof(this.kept?.record ?? '');
  }
  // What is handed on: the proof, where there is one, stands in the record as it was kept alone.
  get record(): string {
    return this.proves ? this.kept!.record : this.game!.record;
  }
  get nextMove(): Move | undefined {
    return this.game?.deeds[this.ply];
  }
  // What is to be said of the choice, the roll or the guess that comes next: of a turn all of it once
  // the dice have been rolled, and only the luck before.
  get verdict(): Verdict | null {
    const turn = this.turnAt(this.ply);
    if (turn) {
      const rolls = this.ply === turn.from && this.nextMove !== undefined && !this.decides;
      const { judgement, best_value: from, cost, best, seat } = turn;
      const better = this.module!.turns!.planName(best);
      const luck = turn.luck[seat] ?? 0;
      return rolls
        ? { decides: false, judgement: null, from, to: from, better: null, luck }
        : { decides: true, judgement, from, to: from - cost, better, luck };
    }
    const { next } = this;
    if (!next) return null;
    const { judgement, cost, before, best, luck, seat } = next;
    const moves: Move[] = (this.view?.board as Boards[GameName] | undefined)?.moves ?? [];
    const move = moves.find(({ action }) => action === best);
    const better = move ? this.module!.moveName(move) : null;
    const from = before[seat] ?? 0;
    return { decides: true, judgement, from, to: from - cost, better, luck: luck[seat] ?? 0 };
  }
  private get decides(): boolean {
    return this.game?.by[this.ply] != null;
  }

  get marks(): Mark[] {
    const judged = this.judgedMarks;
    const { analysis, chosen } = this;
    if (!analysis) return judged;
    // What was thought about here knows better than the review.
    const played = judged.filter(({ kind }) => kind === 'played');
    if (chosen) return [...played, { action: chosen, share: 1, kind: 'hint' }];
    return [...played, ...hintMarks(analysis, this.expected)];
  }

  private get judgedMarks(): Mark[] {
    const turn = this.turnAt(this.ply);
    if (turn) return this.turnMarks(turn);
    const { next } = this;
    if (!next) return [];
    const played: Mark = { action: next.action, share: 1, kind: 'played' };
    const { best } = next;
    return best === next.action ? [played] : [played, { action: best, share: 1, kind: 'better' }];
  }

  // Before the first choice of a turn: what was made of it, and what would have been better.
  private turnMarks({ from, to, best }: ReviewedTurn): Mark[] {
    const played = this.game!.history.slice(this.ply, to);
    const first = this.decides && (this.ply === from || this.game!.by[this.ply - 1] === null);
    if (!first) return [];
    const marked = (plan: string[], kind: Mark['kind']): Mark => ({
      action: plan[0]!,
      share: 1,
      kind,
      plan,
    });
    return best.join() === played.join()
      ? [marked(played, 'played')]
      : [marked(played, 'played'), marked(best, 'better')];
  }

  // Whether there is such a game.
  async open(id: string, ply?: number): Promise<boolean> {
    const kept = await find(id);
    if (!kept) return false;
    const module = await games[kept.game].module();
    // The table may have gone to another page by now.
    if (this.left) return true;
    this.game = await table.call('openRecord', kept.record, kept.seats, kept.ended);
    this.module = module;
    module.dress?.(kept.seats);
    this.kept = kept;
    await this.to(ply ?? this.plies);
    return true;
  }

  async to(wanted: number): Promise<void> {
    if (this.left) return;
    const ply = Math.max(0, Math.min(this.plies, wanted));
    const steps = ply === this.ply + 1;
    const view = await table.call('viewAt', ply);
    const before = steps ? this.view : ply > 0 ? await table.call('viewAt', ply - 1) : null;
    await this.quiet();
    this.before = before;
    this.ply = ply;
    this.view = view;
    this.mistake = null;
  }

  // The position before a mistake, where the better choice can be seen, too.
  async toMistake(at: number): Promise<void> {
    await this.to(at);
    this.mistake = at;
  }

  // What has just happened here, in a sentence.
  get told(): string {
    if (!this.before || !this.view) return '';
    const seat = this.game!.by[this.ply - 1] ?? null;
    return this.module!.tell({ seat, before: this.before, after: this.view });
  }

  // The game goes on by itself until its end, or until it is stopped.
  async playBySelf(ms: number): Promise<void> {
    if (this.playing) return;
    this.playing = true;
    if (this.ply === this.plies) await this.to(0);
    while (this.playing && !this.left && this.ply < this.plies) {
      await new Promise((done) => setTimeout(done, ms));
      if (this.playing) await this.to(this.ply + 1);
    }
    this.playing = false;
  }

  pause(): void {
    this.playing = false;
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

  // Whoever wants to know it here does not wait for the review, which can be asked for again.
  async think(): Promise<void> {
    if (this.progress !== null) await this.stop();
    const { ply } = this;
    this.thinking = true;
    await think(
      (heard) => table.follow(heard, 'analyse', ply, kThinkingMilliseconds),
      ply,
      () => ply === this.ply && this.thinking,
      ({ analysis, expected }) => ([this.analysis, this.expected] = [analysis, expected]),
    );
    if (ply === this.ply) this.thinking = false;
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
    const actions = history.slice(0, this.ply);
    return { game: view.game, options, start, seats: atThisDevice(seats), actions };
  }

  // The same, to do better than what was played here.
  get retry(): Opening {
    const { ply, next, analysis } = this;
    const step = `${this.kept!.id}/${ply}`;
    const played = this.game!.history[ply] ?? '';
    const judged = next
      ? { [played]: next.best_value - next.cost, [next.best]: next.best_value }
      : {};
    const worth = analysis
      ? Object.fromEntries(analysis.policy.map(({ action, value }) => [action, value]))
      : judged;
    return { ...this.opening, retry: { step, ply, played, worth } };
  }

  private async quiet(): Promise<void> {
    if (this.thinking) await this.stop();
    this.thinking = false;
    this.analysis = null;
    this.expected = [];
    this.chosen = null;
  }
}
