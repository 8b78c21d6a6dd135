// The games that the pages have: what is fetched of each when it is wanted.
import type { Component } from 'svelte';
import type { GameName, View } from '../engine/protocol';
import type { Seats } from '../table/calls';
import type { GameEditor } from './editor';
import type { GameHelp, GameModule } from './board';
import type { Course } from './lesson';

interface Game {
  module(): Promise<GameModule>;
  picture(): Promise<{ default: Component }>; // for the start page
  mini(): Promise<{ default: Component<{ view: View; seats: Seats }> }>; // a position, for the shelf
  course(): Promise<Course>;
  editor(): Promise<{ editor: GameEditor }>;
  help(): Promise<GameHelp>;
}

export const games: Record<GameName, Game> = {
  tokan: {
    module: async () => (await import('./tokan')).module,
    picture: () => import('./tokan/Picture.svelte'),
    mini: () => import('./tokan/Mini.svelte'),
    course: () => import('./tokan/lessons'),
    editor: () => import('./tokan/editor'),
    help: () => import('./tokan/help'),
  },
  'two-paths': {
    module: async () => (await import('./two_paths')).module,
    picture: () => import('./two_paths/Picture.svelte'),
    mini: () => import('./two_paths/Mini.svelte'),
    course: () => import('./two_paths/lessons'),
    editor: () => import('./two_paths/editor'),
    help: () => import('./two_paths/help'),
  },
  totem: {
    module: async () => (await import('./totem')).module,
    picture: () => import('./totem/Picture.svelte'),
    mini: () => import('./totem/Mini.svelte'),
    course: () => import('./totem/lessons'),
    editor: () => import('./totem/editor'),
    help: () => import('./totem/help'),
  },
};

export const gameNames = Object.keys(games) as GameName[];
export const isGame = (name: string | undefined): name is GameName =>
  gameNames.some((game) => game === name);
