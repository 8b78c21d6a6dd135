// What the player is about to do: the piece that is picked up, the space that is pointed at, and
// the way that is being walked. A way of several steps is played step by step, so that each is
// seen; whoever presses meanwhile stops it.
import type { TotemBoard, View } from '../../engine/protocol';
import { kStep } from './pace';
import { targetsOf, traveller, type Target, type Targets } from './targets';

export interface Situation {
  view: View<TotemBoard>;
  active: boolean;
  play(action: string): void;
}

export class Choice {
  picked = $state<string | null>(null);
  pointed = $state<string | null>(null);
  private way: string[] = [];

  // `situation` is asked again and again: it is what the board shows now.
  constructor(private readonly situation: () => Situation) {
    $effect.pre(() => {
      void situation().view;
      this.picked = null;
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
    this.way = [];
    if (!target) this.picked = null;
    else if (target.kind === 'piece') this.picked = this.picked === space ? null : space;
    else this.run(target.actions);
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
