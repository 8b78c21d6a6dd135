// What the page "What we found out" says, against docs/findings/results: every number of every sentence
// comes from there, in every language, and what is said in words still holds.
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import findings from '$findings/numbers';
import {
  kUsualLimit,
  pickFindings,
  readReports,
  type Report,
  type Reports,
} from '../../scripts/findings';
import {
  foundGames,
  type Estimate,
  type Findings,
  type FoundGame,
} from '../../src/pages/found/findings';
import { tell, type Finding, type Told } from '../../src/pages/found/tell';
import { foundWords } from '../../src/words/found';
import { languages, type Language } from '../../src/words/words.svelte';
import { ask } from './engine_lines';

const folder = fileURLToPath(new URL('../../../docs/findings/results', import.meta.url));
const reports = readReports(folder);
const names: Record<FoundGame, string> = { tokan: 'A', 'two-paths': 'B', totem: 'C' };

const told = async (language: Language, found = findings): Promise<Told> =>
  tell(found, await foundWords(language), names, language);

const cards = ({ games, luck }: Told): Finding[] => [
  ...foundGames.flatMap((game) => games[game].findings),
  luck,
];
// Everything that is read, in its order.
const sentences = (all: Told): string[] => [
  all.lead,
  all.sample,
  ...foundGames.flatMap((game) => all.games[game].facts.map((fact) => fact.number + fact.told)),
  ...cards(all).flatMap(({ question, sentences: said, bars }) => [
    question,
    ...said,
    ...(bars?.groups ?? []).flatMap(({ title = '', bars: group }) =>
      group.map((bar) => [title, bar.label, bar.told, bar.bounds?.told ?? ''].join(' ')),
    ),
    bars?.note ?? '',
  ]),
  ...all.open,
];

// The numbers of a text, whatever the language groups and parts their digits with.
function numbers(text: string, language: Language): string[] {
  const parts = new Intl.NumberFormat(language).formatToParts(12_345.6);
  const sign = (type: string) => parts.find((part) => part.type === type)?.value ?? ' ';
  const plain = text
    .replaceAll(new RegExp(`(?<=\\d)[${sign('group')}](?=\\d{3})`, 'g'), '')
    .replaceAll(new RegExp(`(?<=\\d)[${sign('decimal')}](?=\\d)`, 'g'), '.');
  return (plain.match(/\d+(\.\d+)?/g) ?? []).sort();
}

// The same findings with every number another one, larger than any and no two alike, and more deals.
function shaken(found: Findings): Findings {
  let last = 0;
  const shake = (value: unknown): unknown => {
    if (typeof value === 'number') return 1000.3 + 13 * ++last;
    if (Array.isArray(value)) return value.map(shake);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shake(inner)]));
  };
  const other = shake(found) as Findings;
  const more = (['wins', 'draws', 'loses', 'open'] as const).map((result) => ({ deal: 0, result }));
  other.tokan.deals.push(...more);
  other.tokan.heads.push(...more);
  return other;
}

// The functions of the words, called with marks instead of numbers.
function* patterns(words: object, path = ''): Generator<[path: string, text: string]> {
  for (const [name, value] of Object.entries(words)) {
    const here = `${path}/${name}`;
    if (typeof value === 'function') {
      const marks = Array.from({ length: value.length }, (_, i) => `{${'abcdefgh'[i]}}`);
      yield [here, value(...marks)];
    } else if (typeof value === 'string') yield [here, value];
    else yield* patterns(value, here);
  }
}

describe.each(languages)('what we found out, in %s', (language) => {
  it('has the same numbers in every sentence as in English', async () => {
    const english = sentences(await told('en')).map((text) => numbers(text, 'en'));
    const here = sentences(await told(language)).map((text) => numbers(text, language));
    expect(here).toEqual(english);
  });

  // "Of 100" and "95 of 100" say what a number means.
  it('takes every number from the results', async () => {
    const words = [...patterns(await foundWords(language))];
    const typed = words.filter(([, text]) => /\d/.test(text.replaceAll(/\b(95|100)\b/g, '')));
    expect(typed).toEqual([]);
  });

  it('uses every number that English uses, in every sentence', async () => {
    const marks = async (code: Language) =>
      [...patterns(await foundWords(code))].map(([path, text]) => [
        path,
        (text.match(/\{[a-h]\}/g) ?? []).sort(),
      ]);
    expect(await marks(language)).toEqual(await marks('en'));
  });

  it('changes with the results', async () => {
    const before = sentences(await told(language));
    const after = sentences(await told(language, shaken(findings)));
    const without = (text: string) => numbers(text, language).filter((one) => one !== '100');
    const same = before.filter(
      (text) => without(text).some((one) => one !== '95') && after.includes(text),
    );
    expect(same).toEqual([]);
  });

  it('leads nowhere empty', async () => {
    const all = await told(language);
    expect(sentences(all).join('\n')).not.toMatch(/undefined|NaN|Infinity/);
    for (const { question, sentences: said } of cards(all)) {
      expect(question).toMatch(/\?$/);
      expect(new Set(said).size).toBe(said.length);
    }
  });
});

it('French has its narrow space before high marks', async () => {
  const french = [...patterns(await foundWords('fr'))].map(([, text]) => text).join('\n');
  expect(french.match(/.{0,10}[^\u202f][:;!?]/g)).toBeNull();
});

describe('the numbers of the page', () => {
  const english = async () => sentences(await told('en')).join('\n');
  const rows = (name: string, table: string) =>
    reports[name]!.tables.find((one) => one.name === table)!.rows;
  const of100 = (share: unknown) => `${Math.round(100 * (share as number))}`;
  const within = (share: unknown) => {
    const { low, value, high } = share as Estimate;
    return `${of100(value)} (${of100(low)} to ${of100(high)})`;
  };

  it('are those of the results, read here once more', async () => {
    const said = await english();
    const begins = rows('tokan-options', 'seats').find((row) => row['case'] === 'level 5')!;
    expect(said).toContain(`of level 5, whoever begins gets ${within(begins['share'])} of 100`);
    const random = rows('two-paths-exact', 'habits').find((row) => row['habit'] === 'clueless')!;
    expect(said).toContain(`still wins ${of100(random['against best play'])} of 100`);
    const stalled = rows('totem-luck', 'match').find((row) => row['case'] === 'level 4-4')!;
    const games = 2 * (stalled['rounds'] as number);
    expect(said).toContain(`drew ${stalled['drawn']} of ${games} games`);
    const proven = rows('tokan-proofs-classic', 'deals').filter((row) => row['result'] !== 'open');
    const { tasks } = reports['tokan-proofs-classic']!;
    expect(said).toContain(`Settled so far: ${proven.length} of ${tasks} shuffled deals.`);
    const open = tasks - proven.length;
    expect(said.includes(`Still open: ${open}.`)).toBe(open > 0);
    for (const game of foundGames) {
      const [{ skill }] = rows(`${game}-luck`, 'luck') as [{ skill: Estimate }];
      const { low, value, high } = skill;
      expect(said).toContain(` ${of100(value)} ${of100(low)} to ${of100(high)}`);
    }
  });

  it('count every game that was played', () => {
    const rounds = foundGames.map((game) => rows(`${game}-luck`, 'match')).flat();
    const twice = rounds.map((row) => 2 * (row['rounds'] as number));
    const single = ['tokan-options', 'totem-balance', 'totem-careful', 'totem-options']
      .flatMap((name) => rows(name, 'seats').filter((row) => row['place'] === 1))
      .map((row) => row['games'] as number);
    const all = [...twice, ...single].reduce((sum, count) => sum + count, 0);
    // Further results may have more.
    expect(findings.games).toBeGreaterThanOrEqual(all);
  });

  it('know the limit of quiet turns that a game of Totem has', () => {
    const totem = ask({ cmd: 'games' }).games.find(({ game }) => game === 'totem')!;
    const limit = totem.options.find(({ name }) => name === 'quiet_limit')!;
    expect(Number(limit.default)).toBe(kUsualLimit);
  });
});

// What the sentences say without numbers, or with a word like "hardly".
describe('what the page says in words', () => {
  const { tokan, 'two-paths': paths, totem } = findings;
  const habit = (name: string) => paths.habits.find((one) => one.habit === name)!;

  it.each<[claim: string, holds: boolean]>([
    ['a game of Tokan that ends for either is shorter', tokan.turns.either.high < 0],
    [
      'how gaps of Tokan are closed shows in nothing',
      tokan.turns.all.low < 0 && tokan.turns.all.high > 0,
    ],
    ['it hardly helps to begin Two Paths', Math.abs(paths.beginner[0]!.share - 0.5) < 0.01],
    ['going west costs nothing against best play', Math.abs(habit('west').best - 0.5) < 0.005],
    ['a coin is no way out', habit('coin').reader < 0.4],
    ['running with the leader costs', habit('leader').best < habit('laggard').best],
    [
      'the level that only defends stalls, and better ones do not',
      totem.stalled.drawn / totem.stalled.games > totem.careful.at(-1)!.share.high,
    ],
  ])('%s', (_claim, holds) => {
    expect(holds).toBe(true);
  });
});

describe('results that have grown', () => {
  // The results as they are, with some of them changed.
  const changed = (more: Reports): Reports => ({ ...reports, ...more });
  // And without some of them.
  const without = (...names: string[]): Reports =>
    Object.fromEntries(Object.entries(reports).filter(([name]) => !names.includes(name)));
  const proofs = (plan: string, deals: [name: string, deal: number, result: string][]): Report => ({
    ...{ plan, tasks: 0, done: deals.length },
    tables: [
      {
        name: 'deals',
        rows: deals.map(([name, deal, result]) => ({ case: name, deal, result })),
      },
    ],
  });
  const said = async (found: Findings) => {
    const all = await told('en', found);
    return all.games.tokan.findings[0]!.sentences;
  };

  it('count deals as they stand', async () => {
    const classic = proofs('kind = proofs\ndeals = 1-3 7\n', [
      ['standard', 1, 'wins'],
      ['standard', 2, 'loses'],
      ['standard', 3, 'draws'],
      ['standard', 7, 'open'],
    ]);
    const heads = proofs('deals = 1-2\n', [['score=heads', 2, 'wins']]);
    const readings = proofs('deals = 1-2\n', [
      ['ends=turn gaps=run', 1, 'wins'],
      ['ends=either gaps=run', 1, 'wins'],
      ['ends=turn gaps=all', 2, 'draws'],
      ['ends=either gaps=all', 2, 'open'],
    ]);
    const found = pickFindings(
      changed({
        'tokan-proofs-classic': classic,
        'tokan-proofs-heads': heads,
        'tokan-proofs-readings': readings,
      }),
    );
    expect(await said(found)).toEqual([
      'Settled so far: 3 of 4 shuffled deals.',
      'If nobody makes a mistake, whoever begins wins 1 of the settled ones.',
      'Drawn: 1.',
      'Won by the second player: 1.',
      'Still open: 1. Not even the computer has reached their end.',
      'Counted by heads 1 of 2 deals are settled; whoever begins wins 1 of those.',
      'Deals settled under another reading of the rules, too: 2. With the same result: 1.',
    ]);
  });

  it('are told as far as they go where plans have not begun', async () => {
    const found = pickFindings(without('tokan-proofs-heads', 'tokan-proofs-readings'));
    expect((await said(found)).join()).not.toMatch(/heads|reading/);
  });

  it('change what can be said of seats and strikes', async () => {
    const sure = (low: number, high: number): Estimate => ({ low, high, value: (low + high) / 2 });
    const found = structuredClone(findings);
    found.totem.seats = [
      { players: 2, level: 5, games: 9, shares: [sure(0.45, 0.55), sure(0.45, 0.55)] },
      { players: 2, level: 6, games: 9, shares: [sure(0.3, 0.4), sure(0.6, 0.7)] },
    ];
    const strike = { players: 2, level: 5, count: 9 };
    found.totem.strikes = [
      { ...strike, share: sure(0.6, 0.7) },
      { ...strike, share: sure(0.3, 0.4) },
      { ...strike, share: sure(0.45, 0.55) },
      { ...strike, share: sure(0.504, 0.6) },
    ];
    const [seats, strikes] = (await told('en', found)).games.totem.findings;
    expect(seats!.sentences[0]).toContain('no seat is better');
    expect(seats!.sentences[1]).toContain(
      'plays second wins 65 (60 to 70), whoever plays first 35',
    );
    const verdicts = strikes!.sentences.map((text) => /pays|costs|cannot tell/.exec(text)?.[0]);
    expect(verdicts).toEqual(['pays', 'costs', 'cannot tell', 'cannot tell']);
  });

  it('are missed by name where the page cannot do without them', () => {
    expect(() => pickFindings(without('totem-luck'))).toThrow('has no totem-luck.json');
    const empty = { plan: 'levels = 5\n', tasks: 0, done: 0, tables: [] };
    expect(() => pickFindings(changed({ 'tokan-options': empty }))).toThrow(
      "tokan-options.json has no table 'lengths'",
    );
  });
});
