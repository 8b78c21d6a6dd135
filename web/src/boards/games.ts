// The games that the pages have: what is fetched of each when it is wanted.
import type { Component } from 'svelte';
import type { GameName } from '../engine/protocol';
import type { GameModule } from './board';
import type { Course } from './lesson';

interface Game {
  module(): Promise<GameModule>;
  picture(): Promise<{ default: Component }>; // for the start page
  course(): Promise<Course>;
}

export const games: Record<GameName, Game> = {
  tokan: {
    module: async () => (await import('./tokan')).module,
    picture: () => import('./tokan/Picture.svelte'),
    course: () => import('./tokan/lessons'),
  },
  'two-paths': {
    module: async () => (await import('./two_paths')).module,
    picture: () => import('./two_paths/Picture.svelte'),
    course: () => import('./two_paths/lessons'),
  },
  totem: {
    module: async () => (await import('./totem')).module,
    picture: () => import('./totem/Picture.svelte'),
    course: () => import('./totem/lessons'),
  },
};

export const gameNames = Object.keys(games) as GameName[];
export const isGame = (name: string | undefined): name is GameName =>
  gameNames.some((game) => game === name);
