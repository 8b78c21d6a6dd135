// What an analysis means: a plan for the turn with its reason, or the chances.
import type { Analysis, TotemBoard, View } from '../../engine/protocol';
import { estimatedPercent } from '../../words/percent';
import { words } from '../../words/words.svelte';
import { moveName, seatName } from './sentences';
import { planName, reasonName } from './turns';

export function explain({ plan, policy, value }: Analysis, view: View): string {
  const { explain: say } = words().totem;
  const { mover, moves } = view.board as TotemBoard;
  const chance = estimatedPercent(value[mover] ?? 0);
  if (plan) {
    // A piece that could go on has to be told that it stays.
    const stays = plan.actions.indexOf('end') > 0 ? say.ends : '';
    return [say.plan(planName(plan.actions)), stays, reasonName(plan.reasons), say.withIt(chance)]
      .filter(Boolean)
      .join(' ');
  }
  const [best] = policy;
  const move = moves.find(({ action }) => action === best?.action);
  if (best && move) return say.best(moveName(move), estimatedPercent(best.value));
  return say.chance(seatName(mover), chance);
}
