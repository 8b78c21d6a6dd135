// What the window is called: what the page is for, its game, and the name of all. A game that is found
// by its number is named by the page that has found it; while it is played, with whose turn it is.
import { isGame } from '../boards/games';
import type { GameName } from '../engine/protocol';
import { words } from '../words/words.svelte';
import type { Route } from './route.svelte';

interface Found {
  game: GameName;
  turn?: string;
}
let found = $state.raw<Found | null>(null);

// For an effect of the page: the window has the name for as long as the page is there.
export function nameWindow(wanted: Found): () => void {
  found = wanted;
  return () => (found = null);
}

// How many tables over the network wait for somebody of this device; they are counted before the name.
let waiting = $state(0);
export function markWindow(tables: number): () => void {
  waiting = tables;
  return () => (waiting = 0);
}

function purpose(page: Route['page']): string | undefined {
  const { nav, start, play, keep } = words().common;
  const names: Partial<Record<Route['page'], string>> = {
    setup: start.setUp,
    look: play.lookBack,
    learn: nav.learn,
    rules: nav.rules,
    edit: nav.edit,
    games: keep.title,
    found: nav.found,
    together: start.together,
    lobby: start.lobby,
  };
  return names[page] ?? found?.turn;
}

export function windowTitle({ page, parts }: Route): string {
  const game = (parts.find((part) => isGame(part)) as GameName | undefined) ?? found?.game;
  const { name, title } = words().common;
  const named = [purpose(page), game && words()[game].name].filter(Boolean);
  const whole = named.length > 0 ? [...named, name].join(' · ') : title;
  return waiting > 0 ? `(${waiting}) ${whole}` : whole;
}
