// What the page "What we found out" is made of: the numbers of docs/findings/results that it tells, as
// scripts/findings.ts picks them out while the pages are built. Shares are of one, not of a hundred.
export interface Estimate {
  low: number;
  value: number;
  high: number;
}
// Of so many games, or positions.
export interface Sample {
  count: number;
  share: Estimate;
}

// For whoever begins, when both play without a mistake.
export type DealResult = 'wins' | 'draws' | 'loses' | 'open';
// Deals of Tokan, in the order of their numbers.
export interface Deal {
  deal: number;
  result: DealResult;
}

// A habit of Two Paths: what is won with it against best play, and against who sees through it.
export interface Habit {
  habit: string;
  best: number;
  reader: number;
}

export interface Luck {
  games: number;
  levels: number[]; // of the players, from the least to the best
  skill: Estimate; // the part of a single result that the players' levels explain
  twoBetter: [least: number, most: number]; // what a player gets who is two levels better
  sameSeat: [least: number, most: number]; // how often it wins both games of a start, between equals
}

export interface Findings {
  games: number; // played for all of this
  tokan: {
    deals: Deal[];
    heads: Deal[]; // by the other score; empty where nothing has come of it yet
    // Deals that are settled by the standard and by another reading of the rules.
    readings: { settled: number; same: number };
    level: number; // of those who play against themselves
    beginner: { standard: Sample; fair: Sample; heads: Sample };
    turns: { either: Estimate; all: Estimate }; // how much longer a game is by another reading
    length: { median: number; most: number; draws: Estimate };
    levels: (Sample & { level: number })[]; // who keeps what is won or drawn
    judged: { nodes: number; right: Estimate }[]; // by how many positions were looked at
    proven: number; // positions with which both were measured
    luck: Luck;
  };
  'two-paths': {
    beginner: { rows: number; share: number; declined: number; lineUps: number }[];
    duels: number[]; // in the order of `beginner`
    habits: Habit[];
    luck: Luck;
  };
  totem: {
    seats: { players: number; level: number; games: number; shares: Estimate[] }[]; // by place
    strikes: (Sample & { players: number; level: number })[]; // how often the first to strike wins
    lengths: { players: number; level: number; median: number; most: number }[];
    stalled: { level: number; drawn: number; games: number }; // of the level that only defends
    careful: (Sample & { level: number })[]; // draws of the better ones
    quiet: (Sample & { limit: number })[]; // draws by how many quiet turns are allowed
    luck: Luck;
  };
}

export const foundGames = ['tokan', 'two-paths', 'totem'] as const;
export type FoundGame = (typeof foundGames)[number];
