// Which page is shown: the part of the address behind '#', so that any static host will do.

export interface Route {
  page: 'start' | 'setup' | 'play' | 'look' | 'learn' | 'games' | 'link' | 'unknown';
  parts: string[]; // what follows the page's name
}

const kPages = ['setup', 'play', 'look', 'learn', 'games', 'link'] as const;

export function routeOf(hash: string): Route {
  const [, name = '', ...parts] = hash.replace(/^#/, '').split('/');
  if (name === '') return { page: 'start', parts: [] };
  const page = kPages.find((known) => known === name);
  return page ? { page, parts } : { page: 'unknown', parts: [] };
}

let current = $state.raw(routeOf(location.hash));
export const route = (): Route => current;

addEventListener('hashchange', () => (current = routeOf(location.hash)));

export const go = (path: string) => (location.hash = path);
// The same without leaving a step to go back to.
export function replace(path: string): void {
  history.replaceState(null, '', `#${path}`);
  current = routeOf(location.hash);
}
