// The help beside a board: whether it is open, and why the last thing that was tried cannot be done.
import type { Advice, Attempt, GameHelp, GameModule } from '../../boards/board';
import { games } from '../../boards/games';
import type { Refusal, View } from '../../engine/protocol';
import { table } from '../../table/client';
import { helpWords, type HelpWords } from '../../words/help';
import { language } from '../../words/words.svelte';

export interface Scene {
  view: View;
  module: GameModule;
  // Whether the person at this screen may act.
  active: boolean;
  // Whether nothing is to be done: the game is over, looked back at, or a lesson is solved.
  resting: boolean;
  // What is waited for, in a sentence, where nobody at this screen can act and that is known.
  awaits?: string | null;
  // How many public actions the board shows, or null for all that there are.
  ply: number | null;
}

// As many reasons as are read at a glance.
const kReasons = 3;

export class Helper {
  open = $state(false);
  private presses = 0; // so that a late answer to an earlier one is dropped
  private answer = $state.raw<{ view: View; reasons: Advice[] } | null>(null);

  constructor(private readonly asked: () => Scene | null) {}

  get scene(): Scene | null {
    return this.asked();
  }

  // Why not, as long as the board is as it was.
  get reasons(): Advice[] {
    const { answer } = this;
    return answer && answer.view === this.scene?.view ? answer.reasons : [];
  }

  get shown(): boolean {
    return this.open || this.reasons.length > 0;
  }

  forget(): void {
    ++this.presses;
    this.answer = null;
  }

  close(): void {
    this.open = false;
    this.forget();
  }

  async tried(attempt: Attempt): Promise<void> {
    const { scene } = this;
    if (!scene || (scene.resting && !this.open)) return;
    const { view } = scene;
    const press = ++this.presses;
    const [help, words] = await Promise.all([games[view.game].help(), helpWords(language())]);
    const reasons = await reasonsFor(scene, attempt, help, words);
    if (press === this.presses) this.answer = { view, reasons };
  }
}

// Whose turn it is, or who rolls the dice.
function turnOf({ view, module }: Scene, words: HelpWords): Advice[] {
  const seat = view.seat ?? module.roller?.(view) ?? null;
  if (seat === null) return [];
  const says = view.turn === 'chance' ? words.rolls : words.notYourTurn;
  return [{ text: says(module.seatName(seat)), rule: null }];
}

// What can be done now, and by whom where that is not simply the person at this screen.
export function nowFor(scene: Scene, help: GameHelp, words: HelpWords): Advice[] {
  const { view, active, resting, awaits } = scene;
  if (view.over) return [{ text: words.over, rule: null }];
  if (awaits) return [{ text: awaits, rule: null }];
  const mine = active || resting;
  if (view.turn === 'chance')
    return [...turnOf(scene, words), ...(mine ? help.now(view, words) : [])];
  return [...(mine ? [] : turnOf(scene, words)), ...help.now(view, words)];
}

async function reasonsFor(
  scene: Scene,
  attempt: Attempt,
  help: GameHelp,
  words: HelpWords,
): Promise<Advice[]> {
  const { view, active, resting, ply, awaits } = scene;
  if (view.over) return [{ text: words.over, rule: null }];
  if (!active && !resting) return awaits ? [{ text: awaits, rule: null }] : turnOf(scene, words);
  if ('note' in attempt) return [help.note(attempt.note, attempt.numbers ?? [], words)];
  const refusals = await table.call('whyNot', attempt.actions, ply);
  // What can be done after all needs no excuse.
  if (refusals.includes(null)) return [];
  const sum = help.sum?.(refusals as Refusal[], words);
  if (sum) return [sum];
  return telling(refusals as Refusal[], help)
    .slice(0, kReasons)
    .map(({ message, rule = null }) => ({ text: message, rule }));
}

// Each reason once, those that tell most before all others.
function telling(refusals: Refusal[], { tells = () => true }: GameHelp): Refusal[] {
  const different = [...new Map(refusals.map((one) => [one.message, one])).values()];
  const best = different.filter(tells);
  return best.length > 0 ? best : different;
}
