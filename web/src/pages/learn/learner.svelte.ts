// A learner at a lesson: tries an action, is told what it was worth, and goes on when it was right.
import type { GameModule } from '../../boards/board';
import { games } from '../../boards/games';
import type { Course, Lesson } from '../../boards/lesson';
import type { GameName, Seat, View } from '../../engine/protocol';
import { solve, solvedLessons } from '../../keep/learnt.svelte';
import type { Seats, Who } from '../../table/calls';
import { table } from '../../table/client';

// Long enough to see what a reply does.
const kPace = 700;
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

export class Learner {
  course = $state.raw<Course | null>(null);
  module = $state.raw<GameModule | null>(null);
  view = $state.raw<View | null>(null);
  before = $state.raw<View | null>(null);
  at = $state(0); // the lesson
  goingOn = $state(false); // whether it begins where the learner has stopped
  verdict = $state<'open' | 'wrong' | 'done'>('open');
  seats = $state.raw<Seats>({});
  private step = 0;
  private visit = 0; // grows with every lesson opened, so that late replies are dropped

  constructor(readonly game: GameName) {}

  get lesson(): Lesson | undefined {
    return this.course?.lessons[this.at];
  }

  // Whether it is for the learner to act, and not for the lesson.
  get active(): boolean {
    const seat = this.view?.seat;
    return this.verdict !== 'done' && (seat == null || this.seats[seat]!.person);
  }

  // What has just happened, in a sentence.
  get told(): string {
    const { before, view } = this;
    if (!before || !view) return '';
    return this.module!.tell({ seat: before.seat, before, after: view });
  }

  isSolved({ id }: Lesson): boolean {
    return solvedLessons(this.game).includes(id);
  }

  // At the lesson that is asked for, or where the learner has stopped.
  async begin(wanted?: string): Promise<void> {
    const { course, module } = games[this.game];
    [this.course, this.module] = await Promise.all([course(), module()]);
    this.module.dress?.({});
    const { lessons } = this.course;
    const asked = lessons.findIndex(({ id }) => id === wanted);
    const next = lessons.findIndex((lesson) => !this.isSolved(lesson));
    this.goingOn = asked < 0 && next > 0;
    await this.open(asked < 0 ? Math.max(0, next) : asked);
  }

  async open(at: number): Promise<void> {
    this.at = at;
    this.step = 0;
    this.verdict = 'open';
    const visit = ++this.visit;
    const { lesson } = this;
    if (!lesson) return;
    const { start, options } = lesson;
    const { view } = await table.call('open', { game: this.game, options, start, seats: {} });
    if (visit !== this.visit) return;
    // The learner has the seat that begins; the lesson itself plays the others.
    this.seats = Object.fromEntries(
      Object.keys(view.scores).map((seat): [Seat, Who] => [
        seat,
        view.seat === null || seat === view.seat ? { person: true } : { person: false, level: '1' },
      ]),
    );
    this.before = null;
    this.view = view;
  }

  async play(action: string): Promise<void> {
    const step = this.lesson?.steps[this.step];
    if (!step || this.verdict === 'done') return;
    if (!step.right.includes(action)) {
      this.verdict = 'wrong';
      return;
    }
    const { visit } = this;
    await this.act(action);
    for (const reply of step.reply) {
      await pause(kPace);
      if (visit !== this.visit) return;
      await this.act(reply);
    }
    ++this.step;
    this.verdict = this.step === this.lesson!.steps.length ? 'done' : 'open';
    if (this.verdict === 'done') solve(this.game, this.lesson!.id);
  }

  private async act(action: string): Promise<void> {
    const { visit } = this;
    const { view } = await table.call('play', action);
    if (visit !== this.visit) return;
    this.before = this.view;
    this.view = view;
  }
}
