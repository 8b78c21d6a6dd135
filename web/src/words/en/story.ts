// Who plays, what has just happened, how it ended and why.
import type { Share } from '../share';

// How much of the chance to win, as people say it.
const shares: Record<Share, string> = {
  tenth: 'about a tenth',
  fifth: 'about a fifth',
  quarter: 'about a quarter',
  third: 'about a third',
  half: 'about half',
  twoThirds: 'about two thirds',
  threeQuarters: 'about three quarters',
  nineTenths: 'about nine tenths',
};

export default {
  you: 'You',
  player: (number: number) => `Player ${number}`,
  name: 'Name',
  nameOf: (seat: string) => `Name of ${seat}`,
  yourTurn: 'Your turn',
  // A person and the own seat: Ann (Red).
  named: (name: string, seat: string) => `${name} (${seat})`,
  thinks: (seat: string) => `The computer is thinking (${seat}).`,
  rolls: (seat: string) => `The computer rolls the dice (${seat}).`,
  waits: (who: string) => `Waiting for ${who}.`,
  // Whoever plays no more while the others do.
  out: 'out',
  youAreOut: 'You are out.',
  // What the number beside a seat counts.
  counters: {
    tokan: (n: string): string => (n === '1' ? 'point' : 'points'),
    'two-paths': (_: string): string => 'arrived',
    totem: (n: string): string => (n === '1' ? 'piece' : 'pieces'),
  },
  reserve: 'in reserve',
  more: 'More',
  news: 'What has just happened',
  again: 'Show it again',
  earlier: 'Before that',
  elsewhere: 'This game is open in another tab. Here you can watch it.',
  playHere: 'Play here',
  over: 'The game is over',
  toBoard: 'See the board',
  judging: 'Looking for the turning point …',
  turning: (number: number, seat: string, share: Share, turns: boolean) =>
    `Turning point: ${turns ? 'turn' : 'move'} ${number} (${seat}). It cost ${shares[share]} of the chance to win.`,
  turningAlone: 'No single mistake decided it.',
  tryAgain: 'Try again here',
  backToReview: 'Back to the review',
  // How a choice that is tried again compares.
  foundBest: (share: string) => `The best choice. Chance to win against what was played: ${share}.`,
  compared: (share: string) => `Chance to win against what was played: ${share}.`,
  autoplay: 'Play by itself',
  pause: 'Pause',
  tokan: {
    no_move: (seat: string) => `${seat} cannot move any more.`,
    only_taboo: (seat: string) => `${seat} could only move onto the taboo stack.`,
    towers: (score: string) => `${score} on towers.`,
    heads: (score: string) => `${score} on heads.`,
    tallest: (score: string, seat: string, heights: string) =>
      `${score} on heads; ${seat}’s tallest tower is higher (${heights}).`,
    further: (score: string, seat: string, heights: string) =>
      `${score} on heads; the first towers that differ are ${heights}, so ${seat} is ahead.`,
    equal: (score: string) => `${score}, and the towers are alike.`,
    equalTowers: (score: string) => `${score} on towers.`,
  },
  arrived: (seat: string) => `${seat}’s third animal has arrived.`,
  totem: {
    last_totem: (seat: string) => `${seat} has the last totem.`,
    one_piece_each: 'Everybody left has one piece and no reserve.',
    no_pieces: 'Nobody left has a piece or a reserve.',
    quiet_limit: (turns: string) => `For ${turns} turns nothing was put on the board or taken off.`,
  },
};
