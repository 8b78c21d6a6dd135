// Which page is shown: the part of the address behind '#', so that any static host will do.
import { isGame } from '../boards/games';

export interface Route {
  page: (typeof kPages)[number] | 'start' | 'unknown';
  parts: string[]; // what follows the page's name
}

const kPages = [
  ...(['setup', 'play', 'look', 'learn', 'rules', 'edit', 'games', 'link', 'found'] as const),
  ...(['together', 'room', 'seat', 'lobby'] as const), // over the network
];
const kOfAGame: readonly Route['page'][] = ['setup', 'learn', 'rules', 'edit', 'together'];

export function routeOf(hash: string): Route {
  const [, name = '', ...parts] = hash.replace(/^#/, '').split('/');
  if (name === '') return { page: 'start', parts: [] };
  const page = kPages.find((known) => known === name);
  return page && fits(page, parts) ? { page, parts } : { page: 'unknown', parts: [] };
}

// Whether there is the game that the page is to be about.
function fits(page: Route['page'], [first, second]: string[]): boolean {
  if (kOfAGame.includes(page)) return isGame(first);
  if (page === 'look' || page === 'play') return first === 'new' ? isGame(second) : Boolean(first);
  if (page === 'found') return first === undefined || isGame(first);
  if (page === 'room' || page === 'seat') return Boolean(first);
  return true;
}

// A visit lasts until the next link is followed, whatever the page makes of its address meanwhile.
let current = $state.raw({ ...routeOf(location.hash), visit: 0 });
export const route = (): Route & { visit: number } => current;

// Another place in the same text is no visit of its own: it stays where it is.
const sameText = (next: Route) =>
  next.page === current.page &&
  (next.page === 'found' || (next.page === 'rules' && next.parts[0] === current.parts[0]));

addEventListener('hashchange', () => {
  const next = routeOf(location.hash);
  current = { ...next, visit: current.visit + (sameText(next) ? 0 : 1) };
});

export const go = (path: string) => (location.hash = path);
// The page goes on under another address, without leaving a step to go back to. Nothing happens if
// another link has been followed since the given visit.
export function replace(path: string, visit = current.visit): void {
  if (visit !== current.visit) return;
  history.replaceState(null, '', `#${path}`);
  current = { ...routeOf(location.hash), visit: current.visit };
}
