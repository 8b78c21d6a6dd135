// Picks the numbers that the page "What we found out" tells from docs/findings/results, while the pages
// are built. The results grow: deals and games are counted as they stand there, and plans that nothing
// has come of yet are left out. A result that the page cannot do without is missed by name.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import type {
  Deal,
  DealResult,
  Estimate,
  Findings,
  Luck,
  Sample,
} from '../src/pages/found/findings.ts';

export type Row = Record<string, number | string | Estimate | null>;
export interface Report {
  plan: string;
  tasks: number;
  done: number;
  tables: { name: string; rows: Row[] }[];
}
export type Reports = Record<string, Report>; // by the names of their files

const kTwo = 2; // games of a round: every player has been in every seat
const kPlain = 'standard'; // a case of proofs without options
// Totem's limit of quiet turns where nothing else was chosen.
export const kUsualLimit = 100;

class Results {
  constructor(
    private readonly name: string,
    private readonly report: Report,
  ) {}

  rows(table: string): Row[] {
    const found = this.report.tables.find(({ name }) => name === table);
    return found?.rows ?? this.miss(`table '${table}'`);
  }
  row(table: string, wanted: Row): Row {
    const fits = (row: Row) => Object.entries(wanted).every(([name, value]) => row[name] === value);
    return this.rows(table).find(fits) ?? this.miss(`${JSON.stringify(wanted)} in '${table}'`);
  }
  number(row: Row, name: string): number {
    const value = row[name];
    return typeof value === 'number' ? value : this.miss(`number '${name}'`);
  }
  estimate(row: Row, name: string): Estimate {
    const value = row[name];
    return typeof value === 'object' && value !== null ? value : this.miss(`estimate '${name}'`);
  }
  // The numbers behind a word of the plan; ranges are told whole.
  planned(word: string): number[] {
    const line = new RegExp(`^${word} = (.*)$`, 'm').exec(this.report.plan)?.[1];
    if (line === undefined) return this.miss(`plan with '${word}'`);
    return line.split(' ').flatMap((part) => {
      const [from, to = from] = part.split('-').map(Number) as [number, number?];
      return Array.from({ length: to - from + 1 }, (_, i) => from + i);
    });
  }
  get done(): number {
    return this.report.done;
  }

  private miss(what: string): never {
    throw new Error(`docs/findings/results/${this.name}.json has no ${what}`);
  }
}

const numbersIn = (text: string) => (text.match(/\d+/g) ?? []).map(Number);
const bounds = (values: number[]): [number, number] => [Math.min(...values), Math.max(...values)];
// Of the rows about two players, those whose levels differ by so much.
const apart = (rows: Row[], steps: number) =>
  rows.filter(({ case: name }) => {
    const [first = 0, second = 0] = numbersIn(String(name));
    return first - second === steps;
  });

function luck(results: Results): Luck {
  const shares = (table: string, steps: number, name: string) =>
    bounds(apart(results.rows(table), steps).map((row) => results.estimate(row, name).value));
  return {
    games: kTwo * results.done,
    levels: results.planned('levels'),
    skill: results.estimate(results.row('luck', {}), 'skill'),
    twoBetter: shares('match', 2, 'share'),
    sameSeat: shares('pairs', 0, 'same seat'),
  };
}

// Every deal of a plan, for the rules of one case.
function deals(results: Results | null, wanted: string): Deal[] {
  if (!results) return [];
  const found = results.rows('deals').filter((row) => row['case'] === wanted);
  return results.planned('deals').map((deal) => {
    const row = found.find((one) => one['deal'] === deal);
    return { deal, result: (row?.['result'] ?? 'open') as DealResult };
  });
}
const settled = (all: Deal[]) => all.filter(({ result }) => result !== 'open');

// Other readings of the rules, compared with the standard: a deal with a reading counts once it is settled
// by both.
function readings(results: Results | null, standard: Deal[]): { settled: number; same: number } {
  const usual = 'ends=turn gaps=run';
  const rows = results?.rows('deals') ?? [];
  const known = new Map(
    settled([...standard, ...deals(results, usual)]).map(({ deal, result }) => [deal, result]),
  );
  const both = rows.filter(
    (row) => row['case'] !== usual && row['result'] !== 'open' && known.has(row['deal'] as number),
  );
  const same = both.filter((row) => row['result'] === known.get(row['deal'] as number));
  return { settled: both.length, same: same.length };
}

function tokan(open: (name: string) => Results, maybe: (name: string) => Results | null) {
  const standard = deals(open('tokan-proofs-classic'), kPlain);
  const options = open('tokan-options');
  const agreement = open('tokan-agreement');
  const [level = 0] = options.planned('levels');
  const beginner = (change = ''): Sample => {
    const row = options.row('seats', { case: `${change}level ${level}`, place: 1 });
    return { count: options.number(row, 'games'), share: options.estimate(row, 'share') };
  };
  const turns = (change: string) =>
    options.estimate(options.row('effects', { case: `${change} level ${level}` }), 'turns');
  const length = options.row('lengths', { case: `level ${level}` });
  return {
    deals: standard,
    heads: deals(maybe('tokan-proofs-heads'), 'score=heads'),
    readings: readings(maybe('tokan-proofs-readings'), standard),
    level,
    beginner: {
      standard: beginner(),
      fair: beginner('setup=fair '),
      heads: beginner('score=heads '),
    },
    turns: { either: turns('ends=either'), all: turns('gaps=all') },
    length: {
      median: options.number(length, 'median'),
      most: options.number(length, '9 of 10 below'),
      draws: options.estimate(length, 'draws'),
    },
    levels: agreement.rows('levels').map((row) => ({
      level: Number(row['level']),
      count: agreement.number(row, 'positions'),
      share: agreement.estimate(row, 'keeps the result'),
    })),
    judged: agreement.rows('right side').map((row) => ({
      nodes: Number(row['nodes']),
      right: agreement.estimate(row, 'right side'),
    })),
    proven: agreement.number(agreement.row('positions', {}), 'proven'),
    luck: luck(open('tokan-luck')),
  };
}

function twoPaths(open: (name: string) => Results) {
  const exact = open('two-paths-exact');
  const rows = exact.planned('rows');
  const [usual = 0] = rows;
  const beginner = rows.map((count) => {
    const row = exact.row('values', { rules: `${count} rows` });
    const declined = exact.row('values', { rules: `${count} rows, reward may be declined` });
    return {
      rows: count,
      share: exact.number(row, 'beginner'),
      declined: exact.number(declined, 'beginner'),
      lineUps:
        exact.number(row, 'with the best line-ups') - exact.number(row, 'with the worst line-ups'),
    };
  });
  return {
    beginner,
    duels: rows.map((count) =>
      exact.number(exact.row('habits', { rules: `${count} rows`, habit: 'best' }), 'duels'),
    ),
    habits: exact
      .rows('habits')
      .filter((row) => row['rules'] === `${usual} rows`)
      .map((row) => ({
        habit: String(row['habit']),
        best: exact.number(row, 'against best play'),
        reader: exact.number(row, 'against a reader'),
      })),
    luck: luck(open('two-paths-luck')),
  };
}

function totem(open: (name: string) => Results) {
  const [balance, careful, options] = [
    open('totem-balance'),
    open('totem-careful'),
    open('totem-options'),
  ];
  const match = open('totem-luck');
  const players = balance.planned('option.seats');
  // The best level that has played with any number of players.
  const played = (level: number) =>
    players.every((count) =>
      balance.rows('seats').some((row) => row['case'] === `seats=${count} level ${level}`),
    );
  const best = Math.max(...balance.planned('levels').filter(played));
  // A case of the plans of games between equals.
  const equals = (results: Results, name: string) => ({
    games: results.number(results.row('seats', { case: name, place: 1 }), 'games'),
    strikes: results.estimate(results.row('manner', { case: name }), 'first striker wins'),
    draws: results.estimate(results.row('lengths', { case: name }), 'draws'),
  });
  const strike = (results: Results, name: string, count: number, level: number) => {
    const { games, strikes } = equals(results, name);
    return { players: count, level, count: games, share: strikes };
  };
  const [limit = 0] = careful.planned('option.quiet_limit');
  const better = careful.planned('levels').map((level) => ({
    level,
    name: `quiet_limit=${limit} level ${level}`,
  }));
  const most = better.at(-1)!;
  const [usual = 0] = options.planned('levels');
  const quiet = (value: number, name: string) => {
    const { games, draws } = equals(options, name);
    return { limit: value, count: games, share: draws };
  };
  const limits = options
    .rows('lengths')
    .map((row) => String(row['case']))
    .filter((name) => name.startsWith('quiet_limit='))
    .map((name) => quiet(numbersIn(name)[0]!, name));
  const stalled = match.row('match', { case: 'level 4-4' });
  return {
    seats: players.map((count) => {
      const rows = balance
        .rows('seats')
        .filter((row) => row['case'] === `seats=${count} level ${best}`);
      return {
        players: count,
        level: best,
        games: balance.number(rows[0]!, 'games'),
        shares: rows.map((row) => balance.estimate(row, 'share')),
      };
    }),
    strikes: [
      ...players.map((count) => strike(balance, `seats=${count} level ${best}`, count, best)),
      strike(careful, most.name, 2, most.level),
    ].sort((one, other) => one.players - other.players || one.level - other.level),
    lengths: players.map((count) => {
      const row = balance.row('lengths', { case: `seats=${count} level ${usual}` });
      return {
        players: count,
        level: usual,
        median: balance.number(row, 'median'),
        most: balance.number(row, '9 of 10 below'),
      };
    }),
    stalled: {
      level: 4,
      drawn: match.number(stalled, 'drawn'),
      games: kTwo * match.number(stalled, 'rounds'),
    },
    careful: better.map(({ level, name }) => {
      const { games, draws } = equals(careful, name);
      return { level, count: games, share: draws };
    }),
    quiet: [quiet(kUsualLimit, `level ${usual}`), ...limits],
    luck: luck(match),
  };
}

// The games of a plan, by its kind; other kinds prove or compute.
const kGames: Record<string, number> = { luck: kTwo, balance: 1, options: 1 }; // for a task
function gamesOf({ plan, done }: Report): number {
  const kind = /^kind = (.*)$/m.exec(plan)?.[1] ?? '';
  return (kGames[kind] ?? 0) * done;
}

export function pickFindings(reports: Reports): Findings {
  const maybe = (name: string) => {
    const report = reports[name];
    return report ? new Results(name, report) : null;
  };
  const open = (name: string) => {
    const found = maybe(name);
    if (!found) throw new Error(`docs/findings/results has no ${name}.json`);
    return found;
  };
  return {
    games: Object.values(reports).reduce((sum, report) => sum + gamesOf(report), 0),
    tokan: tokan(open, maybe),
    'two-paths': twoPaths(open),
    totem: totem(open),
  };
}

const kEnding = '.json';

export function readReports(folder: string): Reports {
  const files = readdirSync(folder).filter((file) => file.endsWith(kEnding));
  return Object.fromEntries(
    files.map((file) => [
      basename(file, kEnding),
      JSON.parse(readFileSync(join(folder, file), 'utf8')) as Report,
    ]),
  );
}

const kModule = '$findings/numbers';

export function findings(folder: string): Plugin {
  return {
    name: 'menagerie-findings',
    resolveId: (id) => (id === kModule ? `\0${kModule}` : null),
    load(id) {
      if (id !== `\0${kModule}`) return null;
      const reports = readReports(folder);
      for (const name of Object.keys(reports)) this.addWatchFile(join(folder, name + kEnding));
      const found = pickFindings(reports);
      return `export default ${JSON.stringify(found)};`;
    },
  };
}
