// The part of the board that is shown: the whole, or closer to the group that is moving. On a small
// screen it comes closer by itself.
import { untrack } from 'svelte';
import { cubicInOut } from 'svelte/easing';
import { prefersReducedMotion, Tween } from 'svelte/motion';
import type { Situation } from './choice.svelte';
import { frameOf, kWhole, placeOf, type Box } from './hex';

const kEdge = 150;

function shows({ x, y, width, height }: Box, space: string): boolean {
  const at = placeOf(space);
  const aside = Math.abs(at.x - x - width / 2);
  const apart = Math.abs(at.y - y - height / 2);
  return aside < width / 2 - kEdge && apart < height / 2 - kEdge;
}

export class Camera {
  closer = $state(matchMedia('(max-width: 40rem)').matches);
  private frame = $state.raw<Box>(kWhole);
  private readonly seen = new Tween(kWhole, { duration: 300, easing: cubicInOut });

  constructor(situation: () => Situation) {
    $effect.pre(() => {
      const spaces = this.closer ? groupOf(situation()) : [];
      untrack(() => this.aim(spaces));
    });
    $effect(() => {
      void this.seen.set(this.frame, prefersReducedMotion.current ? { duration: 0 } : {});
    });
  }

  get box(): Box {
    return this.seen.current;
  }

  get isClose(): boolean {
    return this.frame !== kWhole;
  }

  // Stays where it is as long as the group is in the picture.
  private aim(spaces: string[]): void {
    if (spaces.length === 0) this.frame = kWhole;
    else if (!this.isClose || !spaces.every((space) => shows(this.frame, space)))
      this.frame = frameOf(spaces);
  }
}

// The mover's totem and pieces, while one of them is to be moved.
function groupOf({ view, active }: Situation): string[] {
  const { board } = view;
  if (!active || board.points === null) return [];
  return board.players.flatMap(({ seat, totem, pieces }) =>
    seat === board.mover && totem !== null ? [totem, ...pieces] : [],
  );
}
