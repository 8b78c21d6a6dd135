// What this device remembers of learning each game: the lessons that were solved, whether a newcomer has
// been offered them and has taken the offer, and whether a game has been played to its end. Without
// storage it holds until the page is closed.
import type { GameName } from '../engine/protocol';

interface Learnt {
  solved: Partial<Record<GameName, string[]>>;
  offers: Partial<Record<GameName, 'taken' | 'declined'>>;
  played: Partial<Record<GameName, true>>;
}

const kPlace = 'menagerie.learnt';

// Whatever else lies there is not taken for it.
function stored(): Learnt {
  try {
    const found = JSON.parse(localStorage.getItem(kPlace) ?? '{}') as Learnt;
    return {
      solved: { ...found.solved },
      offers: { ...found.offers },
      played: { ...found.played },
    };
  } catch {
    return { solved: {}, offers: {}, played: {} };
  }
}

let learnt = $state.raw(stored());

function keep(wanted: Partial<Learnt>): void {
  learnt = { ...learnt, ...wanted };
  try {
    localStorage.setItem(kPlace, JSON.stringify(learnt));
  } catch {
    // Nothing can be kept here.
  }
}

export function solvedLessons(game: GameName): string[] {
  const known = learnt.solved[game];
  return Array.isArray(known) ? known : [];
}

export function solve(game: GameName, lesson: string): void {
  const known = solvedLessons(game);
  if (known.includes(lesson)) return;
  keep({ solved: { ...learnt.solved, [game]: [...known, lesson] } });
}

// Whether somebody here knows the game already, or has been asked.
export const isKnown = (game: GameName): boolean =>
  Boolean(learnt.offers[game] || learnt.played[game]) || solvedLessons(game).length > 0;

export const offered = (game: GameName): void =>
  keep({ offers: { ...learnt.offers, [game]: 'declined' } });

export const takeOffer = (game: GameName): void =>
  keep({ offers: { ...learnt.offers, [game]: 'taken' } });

export function playedToTheEnd(game: GameName): void {
  if (!learnt.played[game]) keep({ played: { ...learnt.played, [game]: true } });
}

// Whether the first game is still to come for somebody who has wanted to learn.
export const isBeginner = (game: GameName): boolean =>
  !learnt.played[game] && (learnt.offers[game] === 'taken' || solvedLessons(game).length > 0);
