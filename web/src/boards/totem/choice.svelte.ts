// What the player is about to do: the piece that is picked up, the space that is pointed at, and
// the way that is being walked. A way of several steps is played step by step, so that each is
// seen; whoever presses meanwhile stops it.
import type { TotemBoard, View } from '../../engine/protocol';
import type { Attempt } from '../board';
import { attemptAt } from './attempt';
import { kStep } from './pace';
import { endBefore, targetsOf, traveller, type Target, type Targets } from './targets';

export interface Situation {
  view: View<TotemBoard>;
  active: boolean;
  play(action: string): void;
  tried?: ((attempt: Attempt) => void) | undefined;
}

export class Choice {
  picked = $state<string | null>(null);
  pointed = $state<string | null>(null);
  private way: string[] = [];
  // The piece that is reached for, once the travel of another one has ended.
  private wanted: { space: string; since: View } | null = null;

  // `situation` is asked again and again: it is what the board shows now.
  constructor(private readonly situation: () => Situation) {
    $effect.pre(() => {
      this.picked = this.reachedFor(situation().view);
    });
    $effect(() => this.walkOn());
  }

  readonly active = $derived.by((): boolean => this.situation().active);
  readonly traveller = $derived.by((): string | null => traveller(this.situation().view.board));
  readonly targets = $derived.by((): Targets =>
    this.active ? targetsOf(this.situation().view, this.picked) : new Map<string, Target>(),
  );

  get walking(): boolean {
    return this.way.length > 0;
  }

  press(space: string | null): void {
    const target = space === null ? undefined : this.targets.get(space);
    const stopping = this.walking;
    this.way = [];
    if (!target) {
      if (space !== null && !stopping) this.goOnWith(space);
    } else if (target.kind === 'piece') this.picked = this.picked === space ? null : space;
    else this.run(target.actions);
  }

  private goOnWith(space: string): void {
    const { view, active, tried } = this.situation();
    const end = active ? endBefore(view.board, space) : null;
    if (end !== null) {
      this.wanted = { space, since: view };
      this.run([end]);
    } else tried?.(attemptAt(view, space, this.traveller ?? this.picked));
  }

  private reachedFor(view: View<TotemBoard>): string | null {
    const { wanted } = this;
    if (!wanted || wanted.since === view) return null;
    this.wanted = null;
    return targetsOf(view, null).get(wanted.space)?.kind === 'piece' ? wanted.space : null;
  }

  run(actions: string[]): void {
    this.pointed = null;
    this.way = actions.slice(1);
    this.situation().play(actions[0]!);
  }

  private walkOn(): (() => void) | undefined {
    const { view, active } = this.situation();
    const [next] = this.way;
    if (next === undefined) return undefined;
    if (!active || !view.actions.includes(next)) {
      this.way = [];
      return undefined;
    }
    const timer = setTimeout(() => {
      if (this.way[0] === next) this.run(this.way);
    }, kStep);
    return () => clearTimeout(timer);
  }
}
