// The pages that are fetched when they are wanted. Whoever opens a game also needs the engine, and
// the board where the address names the game: these are asked for together with the page, not after
// it.
import type { Component } from 'svelte';
import { games, isGame } from '../boards/games';
import { table } from '../table/client';
import type { Route } from './route.svelte';

type Fetched = Promise<{ default: Component<any> }>;
export type LaterPage = Exclude<Route['page'], 'start'>;

const pages: Record<LaterPage, (parts: string[]) => Fetched> = {
  setup: () => import('./setup/Setup.svelte'),
  play([first, game]) {
    table.awake();
    // Whether the board has come is the page's business, which asks again.
    if (first === 'new' && isGame(game)) games[game].module().catch(() => {});
    return import('./play/Play.svelte');
  },
  look: () => import('./look/Look.svelte'),
  learn: () => import('./learn/Learn.svelte'),
  rules: () => import('./rules/Rules.svelte'),
  edit: () => import('./edit/Edit.svelte'),
  games: () => import('./Games.svelte'),
  found: () => import('./found/Found.svelte'),
  link: () => import('./Link.svelte'),
  together: () => import('./room/Together.svelte'),
  room() {
    table.awake();
    return import('./room/Room.svelte');
  },
  seat: () => import('./room/SeatHere.svelte'),
  lobby: () => import('./room/Lobby.svelte'),
  unknown: () => import('./Unknown.svelte'),
};

export const fetchPage = (page: LaterPage, parts: string[]): Fetched => pages[page](parts);
