// A position that is set up by hand, tried out and thought about. The draft may be anything; whether
// it is a position the engine says after every change, and only then can one play in it.
import type { GameModule, Mark } from '../../boards/board';
import type { Draft, GameEditor } from '../../boards/editor';
import { games } from '../../boards/games';
import {
  EngineError,
  type Analysis,
  type GameName,
  type Move,
  type Seat,
  type View,
} from '../../engine/protocol';
import { packed, unpacked } from '../../keep/link';
import type { Opening, Seats, State, Who } from '../../table/calls';
import { table } from '../../table/client';
import { seatsOf } from '../../table/seats';
import { words } from '../../words/words.svelte';
import { hintMarks } from '../hint_marks';
import { takePrepared } from '../play/prepared';
import { infoOf, seatsIn, usualOpening } from '../setups';
import { kThinkingMilliseconds, think } from '../think';

const kMostUndone = 200;

const figureOf = (who: Who | undefined) => (who?.figure ? { figure: who.figure } : {});

export class Desk {
  module = $state.raw<GameModule | null>(null);
  editor = $state.raw<GameEditor | null>(null);
  draft = $state.raw<Draft | null>(null);
  piece = $state<string | null>(null); // to be put; empty to take away, null until one is chosen
  text = $state(''); // the draft in notation, or what was typed for it
  wrong = $state('');
  // Why the position can be thought about and not played: it does not tell what is hidden.
  unplayable = $state('');
  // What is tried out from the position, and where that has led.
  state = $state.raw<State | null>(null);
  before = $state.raw<View | null>(null);
  line = $state.raw<string[]>([]);
  trying = $state(false);
  analysis = $state.raw<Analysis | null>(null);
  expected = $state.raw<Move[]>([]); // the play that is expected
  chosen = $state<string | null>(null); // of the best choices, the one that is drawn
  thinking = $state(false);
  private opening: Opening | null = null;
  private drawnFor: Opening | null = null; // what the draft was made in
  // What can be gone back to, the latest at the end.
  private earlier = $state.raw<{ draft: Draft; opening: Opening }[]>([]);
  private changes = 0;

  constructor(readonly game: GameName) {}

  async begin(link: string | undefined): Promise<void> {
    const { module, editor } = games[this.game];
    const wanted = link === undefined ? takePrepared(this.game) : this.linked(link);
    const [opening, board, { editor: made }] = await Promise.all([wanted, module(), editor()]);
    [this.module, this.editor] = [board, made];
    await this.from(opening);
  }

  // A start as a new game of this kind has it.
  async another(): Promise<void> {
    await this.from({ game: this.game, options: this.opening!.options, seats: {} });
  }

  async put(space: string): Promise<void> {
    const { editor, draft, piece } = this;
    if (!editor || !draft || piece === null) return;
    await this.change(piece ? editor.put(draft, piece, space) : editor.take(draft, space));
  }

  async set(field: string, value: string): Promise<void> {
    const { editor, draft } = this;
    const options = editor!.drawn?.(field, value);
    if (!options) return this.change(editor!.set(draft!, field, value));
    const drawn = { ...this.opening!.options, ...options };
    return this.from({ game: this.game, options: drawn, seats: {} });
  }

  get undoable(): boolean {
    return this.earlier.length > 0;
  }

  async undo(): Promise<void> {
    const last = this.earlier.at(-1);
    if (!last) return;
    const left = this.earlier.slice(0, -1);
    this.opening = last.opening;
    const changed = this.change(last.draft);
    this.earlier = left;
    await changed;
  }

  async change(draft: Draft): Promise<void> {
    const changes = ++this.changes;
    this.remember(draft);
    this.drawnFor = this.opening;
    await this.quiet();
    this.draft = draft;
    this.text = this.editor!.text(draft);
    if (this.piece && !this.editor!.pieces(draft).includes(this.piece)) this.piece = null;
    const options = { ...this.opening!.options, ...this.editor!.options(draft) };
    // Figures were chosen by those who sat there (H3), and not by others.
    const seats = options['seats'] === this.opening!.options['seats'] ? this.opening!.seats : {};
    const opening = { ...this.opening!, options, seats, start: this.text };
    try {
      const state = await table.call('open', opening);
      const unplayable = await this.hindrance(state);
      if (changes !== this.changes) return;
      [this.state, this.opening, this.line, this.wrong] = [state, opening, [], ''];
      this.unplayable = unplayable;
      this.draft = this.editor!.counted?.(draft, state.view) ?? draft;
      this.module!.dress?.(seats);
    } catch (error) {
      this.refused(error, changes);
    }
    this.before = null;
  }

  // A position that was typed.
  async read(text: string): Promise<void> {
    const changes = ++this.changes;
    await this.quiet();
    this.text = text.trim();
    try {
      await this.from({ ...this.opening!, start: this.text });
    } catch (error) {
      this.refused(error, changes);
    }
  }

  // Trying out.
  get view(): View | null {
    return this.trying ? (this.state?.view ?? null) : this.draft;
  }

  // Who decides next, or rolls.
  get hand(): Seat | null {
    const view = this.view!;
    return view.seat ?? this.module!.roller?.(view) ?? null;
  }

  // Whoever is on turn is the person at this screen.
  get seats(): Seats {
    const view = this.view!;
    return Object.fromEntries(
      Object.keys(view.scores).map((seat): [Seat, Who] => [
        seat,
        seat === view.seat ? { person: true } : { person: false, level: '1' },
      ]),
    );
  }

  async play(action: string): Promise<void> {
    if (this.unplayable) return;
    await this.follow(await table.call('play', action), [...this.line, action]);
  }

  async roll(): Promise<void> {
    const state = await table.call('roll');
    await this.follow(state, [...this.line, state.view.last!]);
  }

  async stepBack(): Promise<void> {
    const line = this.line.slice(0, -1);
    const state = await table.call('open', { ...this.opening!, actions: line });
    await this.follow(state, line);
    this.before = null;
  }

  async edit(): Promise<void> {
    this.trying = false;
    await this.change(this.draft!);
  }

  // Thinking about it.
  get marks(): Mark[] {
    if (!this.analysis) return [];
    if (this.chosen) return [{ action: this.chosen, share: 1, kind: 'hint' }];
    return hintMarks(this.analysis, this.expected);
  }

  async think(): Promise<void> {
    const { state } = this;
    if (!state) return;
    this.trying = true;
    this.thinking = true;
    const fresh = () => state === this.state;
    const ply = state.history.length;
    await think(
      (heard) => table.follow(heard, 'analyse', ply, kThinkingMilliseconds),
      ply,
      fresh,
      ({ analysis, expected }) => ([this.analysis, this.expected] = [analysis, expected]),
    );
    if (fresh()) this.thinking = false;
  }

  async stop(): Promise<void> {
    if (this.thinking) await table.call('stop');
    this.thinking = false;
  }

  // Play from here: whoever is on turn is the person, the computer has the other seats.
  async playable(): Promise<Opening> {
    const info = await infoOf(this.game);
    const person = this.hand ?? info.seats[0]!;
    const others = usualOpening(info).seats[info.seats[1]!]!;
    const { options, seats: dressed } = this.opening!;
    const seats = Object.fromEntries(
      seatsIn(info, options).map((seat): [Seat, Who] => [
        seat,
        { ...(seat === person ? { person: true } : others), ...figureOf(dressed[seat]) },
      ]),
    );
    return { ...this.opening!, seats, actions: this.line };
  }

  // Where this position is found again; nothing where it would be too long.
  async address(): Promise<string | null> {
    const link = await packed(this.state!.record).catch(() => null);
    return link && `/edit/${this.game}/${link}`;
  }

  leave(): void {
    ++this.changes;
    if (this.thinking) void table.call('stop');
  }

  // What is there before it changes.
  private remember(next: Draft): void {
    const { draft, drawnFor: opening, editor } = this;
    if (!draft || !opening || editor!.text(draft) === editor!.text(next)) return;
    this.earlier = [...this.earlier, { draft, opening }].slice(-kMostUndone);
  }

  private async follow(state: State, line: string[]): Promise<void> {
    await this.quiet();
    this.before = this.state!.view;
    this.state = state;
    this.line = line;
  }

  private async quiet(): Promise<void> {
    await this.stop();
    this.analysis = null;
    this.expected = [];
    this.chosen = null;
  }

  private refused(error: unknown, changes: number): void {
    if (!(error instanceof EngineError)) throw error;
    if (changes === this.changes) [this.state, this.wrong] = [null, error.message];
  }

  private async hindrance({ view }: State): Promise<string> {
    if (view.seat === null || view.over) return '';
    const [refusal] = await table.call('whyNot', view.actions.slice(0, 1), null);
    return refusal?.message ?? '';
  }

  private async linked(link: string): Promise<Opening> {
    try {
      const replay = await table.call('replay', await unpacked(link));
      const { start, options, actions, game } = replay;
      if (game === this.game) return { game, start, options, actions, seats: seatsOf(replay) };
    } catch {
      // Told below, whatever is wrong with it.
    }
    throw new Error(words().common.trouble.link);
  }

  // Of those who sat there their figures are kept.
  private async from(opening: Opening): Promise<void> {
    const seats = Object.fromEntries(
      Object.entries(opening.seats).map(([seat, who]): [Seat, Who] => [
        seat,
        { person: true, ...figureOf(who) },
      ]),
    );
    const { view, options, start, history } = await table.call('open', { ...opening, seats });
    const text = history.length === 0 ? start : view.position;
    this.opening = { game: this.game, options, seats };
    this.trying = false;
    const draft = this.editor!.draft(view, text);
    const isGiven = opening.start !== undefined;
    await this.change((!isGiven && this.editor!.usual?.(draft)) || draft);
  }
}
