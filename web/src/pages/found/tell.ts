// What the page tells: the numbers of the findings put into the reader's sentences and pictures. Where
// larger samples may change what can be said, the sentence follows them.
import type { FoundWords } from '../../words/found';
import {
  foundGames,
  type Deal,
  type Estimate,
  type Findings,
  type FoundGame,
  type Luck,
  type Sample,
} from './findings';

export type Kind = keyof FoundWords['kinds'];
export interface Bar {
  label: string;
  at: number; // where the bar ends, of one
  bounds?: { low: number; high: number; told: string };
  told: string;
  fair?: number; // where it would end if all chances were equal
  second?: boolean; // of two kinds of bars
}
export interface Bars {
  caption: string;
  groups: { title?: string; bars: Bar[] }[];
  keys?: [first: string, second: string]; // what the two kinds are
  note?: string;
}
export interface Finding {
  kind: Kind;
  question: string;
  sentences: string[];
  bars?: Bars;
  deals?: Deal[];
}
export interface Fact {
  number: string;
  told: string;
}
export interface Section {
  facts: Fact[];
  findings: Finding[];
}
export interface Told {
  lead: string;
  sample: string; // what a sample is
  games: Record<FoundGame, Section>;
  luck: Finding;
  open: string[];
}

const kHalf = 0.5;

// Numbers as the reader writes them.
class Numbers {
  constructor(
    private readonly say: FoundWords,
    private readonly language: string,
  ) {}

  plain(value: number, digits = 0): string {
    const format = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    return new Intl.NumberFormat(this.language, format).format(value);
  }
  of100(share: number, digits = 0): string {
    return this.plain(100 * share, digits);
  }
  bounds({ low, high }: Estimate): string {
    return this.say.bounds(this.of100(low), this.of100(high));
  }
  within(share: Estimate): string {
    return this.say.within(this.of100(share.value), this.bounds(share));
  }
  // "400", or "430 to 447" where they are not all the same.
  between(counts: number[]): string {
    const [least, most] = [Math.min(...counts), Math.max(...counts)];
    const ends = [least, most].map((count) => this.plain(count)) as [string, string];
    return least === most ? ends[0] : this.say.bounds(...ends);
  }

  sampled(label: string, share: Estimate, fair?: number): Bar {
    return {
      label,
      at: share.value,
      told: this.of100(share.value),
      bounds: { low: share.low, high: share.high, told: this.bounds(share) },
      ...(fair === undefined ? {} : { fair }),
    };
  }
}

// On which side of a number an estimate lies for certain, by what the reader sees of both.
type Verdict = 'pays' | 'costs' | 'unsure';
function verdict({ low, high }: Estimate, fair: number): Verdict {
  const seen = (share: number) => Math.round(100 * share);
  if (seen(low) > seen(fair)) return 'pays';
  return seen(high) < seen(fair) ? 'costs' : 'unsure';
}

const counts = (samples: Sample[]) => samples.map(({ count }) => count);
const only = (deals: Deal[], wanted: Deal['result']) =>
  deals.filter(({ result }) => result === wanted).length;

function beginningTokan(found: Findings['tokan'], words: FoundWords, n: Numbers): Finding {
  const say = words.tokan.begins;
  const { deals, heads, readings } = found;
  const [wins, draws, loses, open] = (['wins', 'draws', 'loses', 'open'] as const).map((result) =>
    only(deals, result),
  ) as [number, number, number, number];
  const headsSettled = heads.length - only(heads, 'open');
  const sentences = [
    say.settled(n.plain(deals.length - open), n.plain(deals.length)),
    say.wins(n.plain(wins)),
    ...(draws > 0 ? [say.draws(n.plain(draws))] : []),
    loses > 0 ? say.loses(n.plain(loses)) : say.neverLoses,
    ...(open > 0 ? [say.open(n.plain(open))] : []),
  ];
  if (headsSettled > 0)
    sentences.push(
      say.heads(n.plain(headsSettled), n.plain(heads.length), n.plain(only(heads, 'wins'))),
    );
  if (readings.settled > 0)
    sentences.push(say.readings(n.plain(readings.settled), n.plain(readings.same)));
  return { kind: 'proven', question: say.question, sentences, deals };
}

function worthOfBeginning(found: Findings['tokan'], words: FoundWords, n: Numbers): Finding {
  const say = words.tokan.worth;
  const { standard, fair, heads } = found.beginner;
  const { low, value, high } = found.turns.either;
  const shorter = words.within(
    n.plain(-value, 1),
    words.bounds(n.plain(-high, 1), n.plain(-low, 1)),
  );
  return {
    kind: 'sample',
    question: say.question,
    sentences: [
      say.standard(n.plain(found.level), n.within(standard.share)),
      say.fair(n.within(fair.share)),
      say.heads(n.within(heads.share)),
      say.either(shorter),
      say.gaps,
    ],
    bars: {
      caption: words.caption.points,
      groups: [
        {
          bars: [
            n.sampled(say.labels.standard, standard.share, kHalf),
            n.sampled(say.labels.fair, fair.share, kHalf),
            n.sampled(say.labels.heads, heads.share, kHalf),
          ],
        },
      ],
      note: words.gamesEach(n.between(counts([standard, fair, heads]))),
    },
  };
}

function sureness(found: Findings['tokan'], words: FoundWords, n: Numbers): Finding {
  const say = words.tokan.levels;
  const { levels, judged, proven } = found;
  const [least, best] = [levels[0]!, levels.at(-1)!];
  const [few, many] = [judged[0]!, judged.at(-1)!];
  return {
    kind: 'sample',
    question: say.question,
    sentences: [
      say.how(n.plain(proven)),
      say.keeps(
        n.plain(least.level),
        n.within(least.share),
        n.plain(best.level),
        n.within(best.share),
      ),
      say.judged(
        n.plain(few.nodes),
        n.within(few.right),
        n.plain(many.nodes),
        n.within(many.right),
      ),
    ],
    bars: {
      caption: words.caption.kept,
      groups: [
        { bars: levels.map(({ level, share }) => n.sampled(words.level(n.plain(level)), share)) },
      ],
      note: words.positionsEach(n.between(counts(levels))),
    },
  };
}

function tellTokan(found: Findings['tokan'], words: FoundWords, n: Numbers): Section {
  const { facts } = words.tokan;
  const { median, most, draws } = found.length;
  return {
    facts: [
      { number: n.plain(median), told: facts.median },
      { number: n.plain(most), told: facts.most },
      { number: n.of100(draws.value), told: facts.draws },
    ],
    findings: [beginningTokan, worthOfBeginning, sureness].map((tell) => tell(found, words, n)),
  };
}

function habits(found: Findings['two-paths'], words: FoundWords, n: Numbers): Finding {
  const say = words['two-paths'].habits;
  const of = (habit: string) => found.habits.find((one) => one.habit === habit)!;
  const [clueless, west, coin] = [of('clueless'), of('west'), of('coin')];
  const cost = (habit: string) => n.of100(kHalf - of(habit).best);
  const bar = (label: string, share: number) => ({
    label,
    at: share,
    told: n.of100(share),
    fair: kHalf,
  });
  return {
    kind: 'exact',
    question: say.question,
    sentences: [
      say.clueless(n.of100(clueless.best), n.of100(clueless.reader)),
      say.side(n.of100(west.best), n.of100(west.reader)),
      say.coin(n.of100(coin.reader)),
      say.animals(cost('leader'), cost('laggard')),
    ],
    bars: {
      caption: words.caption.wins,
      keys: [say.best, say.reader],
      groups: Object.entries(say.names).map(([habit, title]) => ({
        title,
        bars: [
          bar(say.best, of(habit).best),
          { ...bar(say.reader, of(habit).reader), second: true },
        ],
      })),
    },
  };
}

function beginningTwoPaths(found: Findings['two-paths'], words: FoundWords, n: Numbers): Finding {
  const say = words['two-paths'].begins;
  const kDigits = 2; // less would show no difference
  const [usual, ...longer] = found.beginner;
  const bar = (label: string, share: number) => ({
    label,
    at: share,
    told: n.of100(share, kDigits),
    fair: kHalf,
  });
  return {
    kind: 'exact',
    question: say.question,
    sentences: [
      say.share(n.of100(usual!.share, kDigits)),
      ...longer.map(({ rows, share }) => say.rows(n.plain(rows), n.of100(share, kDigits))),
      say.declined(n.of100(usual!.declined, kDigits)),
      say.lineUps(n.of100(usual!.lineUps, kDigits)),
      say.luck,
    ],
    bars: {
      caption: words.caption.wins,
      groups: [
        {
          bars: found.beginner.flatMap(({ rows, share, declined }) => [
            bar(say.labels.rows(n.plain(rows)), share),
            bar(say.labels.declined(n.plain(rows)), declined),
          ]),
        },
      ],
    },
  };
}

function tellTwoPaths(found: Findings['two-paths'], words: FoundWords, n: Numbers): Section {
  const { facts } = words['two-paths'];
  const random = found.habits.find(({ habit }) => habit === 'clueless')!;
  return {
    facts: [
      ...found.duels.map((duels, i) => ({
        number: n.plain(duels),
        told: facts.duels(n.plain(found.beginner[i]!.rows)),
      })),
      { number: n.of100(random.best), told: facts.random },
    ],
    findings: [habits, beginningTwoPaths].map((tell) => tell(found, words, n)),
  };
}

function seats(found: Findings['totem'], words: FoundWords, n: Numbers): Finding {
  const say = words.totem.seats;
  const sentences = found.seats.map(({ players, level, shares }) => {
    const fair = 1 / players;
    const [count, at] = [n.plain(players), n.plain(level)];
    if (shares.every((share) => verdict(share, fair) === 'unsure')) return say.even(count, at);
    const values = shares.map(({ value }) => value);
    const told = (value: number) => {
      const place = values.indexOf(value);
      return [words.ordinals[place]!, n.within(shares[place]!)] as const;
    };
    const [best, worst] = [told(Math.max(...values)), told(Math.min(...values))];
    return say.uneven(count, at, n.of100(fair), ...best, ...worst);
  });
  return {
    kind: 'sample',
    question: say.question,
    sentences,
    bars: {
      caption: words.caption.wins,
      groups: found.seats.map(({ players, level, shares }) => ({
        title: words.playersAtLevel(n.plain(players), n.plain(level)),
        bars: shares.map((share, i) =>
          n.sampled(words.place(words.ordinals[i]!), share, 1 / players),
        ),
      })),
      note: words.gamesEach(n.between(found.seats.map(({ games }) => games))),
    },
  };
}

function strike(found: Findings['totem'], words: FoundWords, n: Numbers): Finding {
  const say = words.totem.strike;
  const verdicts = found.strikes.map(({ players, share }) => verdict(share, 1 / players));
  const fights = found.strikes.some(({ players }, i) => players > 2 && verdicts[i] === 'costs');
  return {
    kind: 'sample',
    question: say.question,
    sentences: [
      ...found.strikes.map(({ players, level, share }, i) =>
        say[verdicts[i]!](n.plain(players), n.plain(level), n.within(share), n.of100(1 / players)),
      ),
      ...(fights ? [say.why] : []),
    ],
    bars: {
      caption: words.caption.wins,
      groups: [
        {
          bars: found.strikes.map(({ players, level, share }) =>
            n.sampled(words.playersAtLevel(n.plain(players), n.plain(level)), share, 1 / players),
          ),
        },
      ],
      note: words.gamesEach(n.between(counts(found.strikes))),
    },
  };
}

function quiet(found: Findings['totem'], words: FoundWords, n: Numbers): Finding {
  const say = words.totem.quiet;
  const { stalled, careful, lengths } = found;
  const best = careful.at(-1)!;
  // None comes first, then the fewer the stricter.
  const limits = [...found.quiet].sort((a, b) => (b.limit || Infinity) - (a.limit || Infinity));
  const usual = found.quiet[0]!;
  return {
    kind: 'sample',
    question: say.question,
    sentences: [
      say.stalled(n.plain(stalled.level), n.plain(stalled.drawn), n.plain(stalled.games)),
      say.careful(n.plain(best.level), n.within(best.share)),
      say.limit(n.plain(lengths[0]!.level), n.plain(usual.limit), n.within(usual.share)),
      ...limits
        .filter(({ limit }) => limit > 0 && limit < usual.limit)
        .map(({ limit, share }) => say.shorter(n.plain(limit), n.within(share))),
    ],
    bars: {
      caption: words.caption.draws,
      groups: [
        {
          bars: limits.map(({ limit, share }) =>
            n.sampled(limit === 0 ? say.labels.none : say.labels.limit(n.plain(limit)), share),
          ),
        },
      ],
      note: words.gamesEach(n.between(counts(limits))),
    },
  };
}

function tellTotem(found: Findings['totem'], words: FoundWords, n: Numbers): Section {
  return {
    facts: found.lengths.map(({ players, level, median }) => ({
      number: n.plain(median),
      told: words.totem.facts.median(n.plain(players), n.plain(level)),
    })),
    findings: [seats, strike, quiet].map((tell) => tell(found, words, n)),
  };
}

function luck(
  found: Record<FoundGame, { luck: Luck }>,
  words: FoundWords,
  names: Record<FoundGame, string>,
  n: Numbers,
): Finding {
  const say = words.luck;
  const range = ([least, most]: [number, number]) => [n.of100(least), n.of100(most)] as const;
  const { sameSeat } = found.tokan.luck;
  return {
    kind: 'sample',
    question: say.question,
    sentences: [
      say.skill,
      ...foundGames.map((game) => say.better(names[game], ...range(found[game].luck.twoBetter))),
      say.sameSeat(names.tokan, ...range(sameSeat)),
    ],
    bars: {
      caption: words.caption.skill,
      groups: [
        {
          bars: foundGames.map((game) => {
            const { levels, skill } = found[game].luck;
            const ends = [levels[0]!, levels.at(-1)!].map((level) => n.plain(level));
            return n.sampled(say.label(names[game], ...(ends as [string, string])), skill);
          }),
        },
      ],
      note: words.gamesEach(n.between(foundGames.map((game) => found[game].luck.games))),
    },
  };
}

// `names` are those of the games.
export function tell(
  found: Findings,
  words: FoundWords,
  names: Record<FoundGame, string>,
  language: string,
): Told {
  const n = new Numbers(words, language);
  const open = only(found.tokan.deals, 'open');
  // How far the bounds of a seat reach on one side.
  const widest = Math.max(
    ...found.totem.seats.flatMap(({ shares }) => shares.map(({ low, high }) => (high - low) / 2)),
  );
  return {
    lead: words.lead(n.plain(found.games)),
    sample: words.meaning.sample(n.plain(found.games)),
    games: {
      tokan: tellTokan(found.tokan, words, n),
      'two-paths': tellTwoPaths(found['two-paths'], words, n),
      totem: tellTotem(found.totem, words, n),
    },
    luck: luck(found, words, names, n),
    open: [
      ...(open > 0 ? [words.open.deals(names.tokan, n.plain(open))] : []),
      words.open.seats(names.totem, n.of100(widest)),
      words.open.best(names.tokan, names.totem),
      words.open.people,
    ],
  };
}
