// Which page is shown: the part of the address behind '#', so that any static host will do.
import { isGame } from '../boards/games';

export interface Route {
  page: 'start' | 'setup' | 'play' | 'look' | 'learn' | 'games' | 'link' | 'unknown';
  parts: string[]; // what follows the page's name
}

const kPages = ['setup', 'play', 'look', 'learn', 'games', 'link'] as const;

export function routeOf(hash: string): Route {
  const [, name = '', ...parts] = hash.replace(/^#/, '').split('/');
  if (name === '') return { page: 'start', parts: [] };
  const page = kPages.find((known) => known === name);
  return page && fits(page, parts) ? { page, parts } : { page: 'unknown', parts: [] };
}

// Whether there is the game that the page is to be about.
function fits(page: Route['page'], [first, second]: string[]): boolean {
  if (page === 'setup' || page === 'learn') return isGame(first);
  return page !== 'play' || first !== 'new' || isGame(second);
}

// A visit lasts until the next link is followed, whatever the page makes of its address meanwhile.
let current = $state.raw({ ...routeOf(location.hash), visit: 0 });
export const route = (): Route & { visit: number } => current;

addEventListener('hashchange', () => {
  current = { ...routeOf(location.hash), visit: current.visit + 1 };
});

export const go = (path: string) => (location.hash = path);
// The page goes on under another address, without leaving a step to go back to.
export function replace(path: string): void {
  history.replaceState(null, '', `#${path}`);
  current = { ...routeOf(location.hash), visit: current.visit };
}
