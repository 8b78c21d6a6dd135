// The types of engine/protocol.ts against what the engine really says: to every word that the pages
// use, in every game. A new word needs a row of questions here, a new field nothing at all.
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { GameName, Seen, Word } from '../../src/engine/protocol';
import { ask, lines, played, type Line, type Played } from './engine_lines';
import { Shapes } from './shape';

const shapes = new Shapes(fileURLToPath(new URL('../../src/engine/protocol.ts', import.meta.url)));

const games: Played[] = [
  played('tokan', {}, 200),
  played('tokan', { setup: 'lay' }, 50),
  played('two-paths', {}, 200),
  played('totem', { quiet_limit: '6' }, 40),
  played('totem', { seats: '3', seating: 'choose' }, 12),
];
// A table of three that one seat leaves, and games that somebody gives up, or nobody.
const left: Played = { ...games[4]!, actions: [...games[4]!.actions, 'out 2'] };
const early: Played = { ...games[2]!, actions: games[2]!.actions.slice(0, 4) };
// A turn of Totem in which there is nothing to choose, and so nothing to give away.
const passed: Played = {
  ...games[3]!,
  start: 'j10:+0/j1:i2,j2+5 1 - - - - 0',
  actions: ['roll 53', 'pass'],
};
const endings = ['resigned s', 'time n', 'agreed', 'abandoned'];
const ended = endings.map((how) => ({ ...early, ended: how }));
const seated = { players: { s: 'Ann' }, levels: { n: 'mind-reader' } };

const starts = games.map(({ game, options, start }) => ({ game, options, position: start }));
// What a few games do not show: an attacker who may choose, and Two Paths while it is being solved.
const ties = [
  'h13:g13,h12,h14,h15,h16+19/i7:h10,h11,h8,h9,i11+19 1 53 2 h17>i16>i15>i14>i13>i12>h12 - 1',
  'h13:g13,h14,h15,h16,i12+19/i7:h10,h11,h8,h9,i11+19 1 53 3 h17>i16>i15>i14>i13>i12 - 1',
].map((position) => ({ game: 'totem', options: {}, position }));
// After two sixes, where that is left open.
const twelve = {
  game: 'totem',
  options: { twelve: 'may' },
  position: 'j10:i11,j9+3/j2:i2,i3,j1,j3,k1,k2+19 1 66 - ? - 8',
};
// Games that are over, for each reason that there is.
const study = { score: 'heads', study: 'yes' };
const gaps = '/.,.,.,.,.,.'.repeat(4);
const over = [
  ['tokan', { study: 'yes' }, `M,mj,.,.,.,.${gaps} r b5`],
  ['tokan', study, `M,.,j,.,.,.${gaps} r -`],
  ['tokan', study, `M,.,jm,.,.,.${gaps} r -`],
  ['tokan', study, `M,.,m,.,.,.${gaps} r -`],
  ['two-paths', {}, '3/3/3/3/3/hg1/3 s 1 -'],
  ['totem', {}, 'j10:i10+3/x 1 - - - - 0'],
  ['totem', {}, 'j10:i10+0/j15:j14+0 1 - - - - 0'],
  ['totem', {}, 'j10:+0/j15:+0 1 - - - - 0'],
  ['totem', {}, 'j10:i10+0/j15:j14+1 1 - - - - 100'],
].map(([game, options, position]) => ({ game, options, position }));
// Turns of Totem whose best plans have different reasons.
const plans = [
  'k9:i14,i15,j10,j11,j12,j13+19/j8:i5,i6,j6,j7,k4,k5+19 1 63 - - - 48',
  'l10:k11,l11,l9+19/x/i6:h5,i5,i7,j4,j6,j7+19/f11:e11,f12,f13,g10+18 3 43 - - - 8',
  'j17:i16,i17,j18,k16,k17,l17+19/j3:i3,i4,j2,j4,k1,l1+19 2 22 - - - 9',
  'i14:j13,j14,j15,k15+19/m9:m10,n9,o7,o8,p6,p7+19/j5:j4,k2,k3,k4,k5,l3+19/e13:c14,d14,e11,e12,f13,g13+18 2 11 - - - 2',
  'i17:i16,j16,j17,j18,k18,l17+19/i2:h3,i3,j1,j3,k1,k2+19 2 52 - - - 3',
].map((position) => ({ game: 'totem', position, limits: { nodes: 6000 } }));
const linedUp = { game: 'two-paths', position: 'hgf/3/3/3/3/3/FHG s 1 -' };
const whileSolving = { nodes: 300_000 };
const sparing = { nodes: 200 };

const everyPly = (game: Played) =>
  [...game.actions, ''].map((_, ply) => ({ ...game, actions: game.actions.slice(0, ply) }));
// Only in Two Paths do they see different things.
const viewers = (game: GameName) =>
  game === 'two-paths' ? ['spectator', 's', 'n'] : ['spectator'];
const records = () =>
  [...games, left, passed, ...ended].map((game) => ask({ cmd: 'record', ...game }).record);

const questions: Record<Word, () => object[]> = {
  games: () => [{}],
  start: () => starts.map(({ game, options }) => ({ game, options })),
  order: () => [5, 6, 7, 8].map((seed) => ({ game: 'totem', players: 4, seed })),
  legal: () => [...starts, ...ties],
  apply: () => [{ ...linedUp, actions: ['Fw', 'e'] }],
  view: () => [
    ...games
      .flatMap(everyPly)
      .flatMap((game) => viewers(game.game).map((viewer) => ({ ...game, viewer }))),
    ...ties,
    ...over,
    twelve,
    ...[left, ...ended],
  ],
  take_back: () => [...games, ...ended, { ...early, actions: [] }],
  end: () => [
    ...endings.map((how) => ({ ...early, ended: how })),
    { ...games[4]!, ended: 'resigned 2' },
  ],
  rematch: () => [...games, { ...early, ...seated }],
  record: () => [...games, { ...early, ...seated }],
  replay: () =>
    [...records(), ask({ cmd: 'record', ...early, ...seated }).record].map((record) => ({
      record,
    })),
  analyse: () => [
    ...starts.map((start) => ({ ...start, lines: 3, limits: sparing })),
    ...plans,
    { ...linedUp, limits: whileSolving },
  ],
  choose: () =>
    [...starts, ...ties]
      .filter((position) => ask({ cmd: 'legal', ...position }).turn === 'decision')
      .map((position) => ({ ...position, level: 1 })),
  review: () => records().map((record) => ({ record, limits: sparing })),
};

// What is wrong with a line of the engine.
function troubles(word: Word, line: Line): string[] {
  if (line.error) return [line.error.message];
  const found = shapes.troubles(line, line.partial ? 'Partials' : 'Answers', word);
  if (word !== 'view') return found;
  const { view } = line as Seen;
  return [...found, ...shapes.troubles(view.board, 'Boards', view.game)];
}

describe('the types of the protocol', () => {
  it.each(Object.keys(questions) as Word[])('say what the engine says to %s', (cmd) => {
    for (const question of questions[cmd]()) {
      const told = lines(JSON.stringify({ cmd, ...question }));
      expect(told.flatMap((line) => troubles(cmd, line))).toEqual([]);
    }
  });

  it.each([
    '{',
    '{"cmd":"legal","game":"tokan","position":"?"}',
    '{"cmd":"replay","record":"hello"}',
    '{"cmd":"apply","game":"two-paths","position":"3/3/3/3/3/3/3 s - -","actions":["w"]}',
  ])('say how the engine refuses %s', (text) => {
    const refusals = lines(text).map(({ error }) => error);
    expect(refusals).toHaveLength(1);
    expect(shapes.troubles(refusals[0], 'Refusal')).toEqual([]);
  });

  // What the questions above have not brought to light may be no more.
  it.each(['Answers', 'Partials', 'Boards', 'Refusal'])('say nothing more: %s', (name) => {
    expect(shapes.unmet(name)).toEqual([]);
  });
});
