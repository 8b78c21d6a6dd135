// The help beside a board: what is tried is put as actions that the engine refuses for the right reason,
// and everything that may be said has words and a rule in every language.
import { describe, expect, it } from 'vitest';
import type { Attempt, GameHelp, GameModule } from '../../src/boards/board';
import { gameNames, games } from '../../src/boards/games';
import { lessons as tokanLessons } from '../../src/boards/tokan/lessons';
import { lessons as totemLessons } from '../../src/boards/totem/lessons';
import { attemptAt as tokanAttempt, attemptToLay } from '../../src/boards/tokan/attempt';
import { attemptAt as totemAttempt } from '../../src/boards/totem/attempt';
import { sum } from '../../src/boards/totem/help';
import { attemptAt as twoPathsAttempt } from '../../src/boards/two_paths/attempt';
import type {
  GameName,
  Refusal,
  TokanBoard,
  TotemBoard,
  TwoPathsBoard,
  View,
} from '../../src/engine/protocol';
import { nowFor } from '../../src/pages/help/helper.svelte';
import { helpWords } from '../../src/words/help';
import { languages } from '../../src/words/words.svelte';
import { played } from './engine_lines';
import { keeper } from './table';

const lessons = { tokan: tokanLessons, totem: totemLessons };

async function opened(game: keyof typeof lessons, id: string) {
  const { start, options } = lessons[game].find((lesson) => lesson.id === id)!;
  const table = await keeper();
  return { table, view: table.open({ game, options, start, seats: {} }).view };
}

// Why what was tried cannot be done: the codes of the engine, each once, or the note.
function codes(table: Awaited<ReturnType<typeof keeper>>, attempt: Attempt): (string | null)[] {
  if ('note' in attempt) return [attempt.note];
  const refused = table.whyNot(attempt.actions, null);
  return [...new Set(refused.map((one) => one?.code ?? null))];
}

describe('what is tried in Tokan', () => {
  const tried = async (id: string, space: string, from: string | null, carried = 0) => {
    const { table, view } = await opened('tokan', id);
    const held = from === null ? null : { from, carried, tile: null };
    return codes(table, tokanAttempt(view.board as TokanBoard, space, held));
  };

  it('is a move of the tile in hand', async () => {
    expect(await tried('rise', 'd3', 'c3')).toEqual(['tokan.move.rise']); // T7
    expect(await tried('taboo', 'c3', 'c2')).toEqual(['tokan.move.taboo']); // T6
    expect(await tried('range', 'e3', 'a3')).toEqual(['tokan.move.lion_range']); // T4
    expect(await tried('lion', 'e2', 'b2', 1)).toEqual(['tokan.move.rise']); // T7, T9
  });

  it('is any move of a tile that cannot move', async () => {
    expect(await tried('rise', 'd3', null)).toEqual(['tokan.move.not_yours']); // T3
    expect(await tried('rise', 'b2', null)).toEqual(['tokan.move.empty']); // T5
    expect(await tried('gaps', 'a3', null)).toContain('tokan.move.path'); // T8
  });

  it('is laying a tile while the field is laid (T14)', async () => {
    const { table, view } = await opened('tokan', 'laying');
    const board = view.board as TokanBoard;
    expect(codes(table, attemptToLay(board, 'm'))).toEqual(['tokan.lay.not_yours']);
    const held = { from: null, carried: 0, tile: 'M' };
    expect(codes(table, tokanAttempt(board, 'e1', held))).toEqual(['tokan.lay.taken']);
    expect(codes(table, tokanAttempt(board, 'i3', null))).toEqual(['pickTile']);
  });
});

describe('what is tried in Totem', () => {
  const tried = async (id: string, space: string, from: string | null) => {
    const { table, view } = await opened('totem', id);
    return codes(table, totemAttempt(view as View<TotemBoard>, space, from));
  };

  it('is a step of the piece in hand, or what keeps it from one', async () => {
    expect(await tried('together', 'h9', 'i8')).toEqual(['totem.would_disconnect']); // H9
    expect(await tried('touch', 'f10', 'i10')).toEqual(['tooFar']); // H7
    expect(await tried('goOn', 'i11', 'i10')).toEqual([null]); // nothing keeps it
    expect(await tried('together', 'i10', 'k7')).toEqual(['noWay']); // H9
    expect(await tried('touch', 'i12', 'i10')).toEqual(['besideTotem']); // H15
    expect(await tried('touch', 'j12', 'i10')).toEqual(['beside']); // H14
  });

  it('is any step of a piece that cannot move', async () => {
    expect(await tried('goOn', 'j10', null)).toEqual(['totem.has_travelled']); // H8
    expect(await tried('touch', 'j12', null)).toEqual(['totem.no_own_piece']);
    expect(await tried('noReturn', 'k9', 'i10')).toContain('totem.another_travels'); // H8
  });

  it('is ending the travel of the piece under way', async () => {
    const { table } = await opened('totem', 'goOn');
    const { view } = table.play('i10-i11');
    const attempt = totemAttempt(view as View<TotemBoard>, 'i11', 'i11');
    expect(codes(table, attempt)).toEqual(['totem.must_go_on']); // H11
  });

  it.each(languages)(
    'says in %s that a piece cannot move, not which spaces are taken',
    async (code) => {
      const words = await helpWords(code);
      const table = await keeper();
      const advice = (start: string, space: string) => {
        const { view } = table.open({ game: 'totem', options: {}, start, seats: {} });
        const attempt = totemAttempt(view as View<TotemBoard>, space, null);
        const refused = 'actions' in attempt ? table.whyNot(attempt.actions, null) : [];
        return sum(refused as Refusal[], words);
      };
      const around = 'j10:i10,i11,i9,j11,j9,k10,k9+0/j16:j17+0 1 21 2 - - 0';
      expect(advice(around, 'j10')).toEqual({ text: words.totem.shutIn, rule: 'H9' });
      const row = 'j8:j10,j11,j9+0/j16:j17+0 1 21 2 - - 0';
      expect(advice(row, 'j9')).toEqual({ text: words.totem.holdsOthers, rule: 'H9' });
    },
  );

  it('is what the turn is at', async () => {
    expect(await tried('equals', 'k10', null)).toEqual(['totem.not_a_choice']); // H14
    expect(await tried('exchange', 'f10', null)).toEqual(['totem.not_next_to_totem']); // H6
    expect(await tried('discard', 'j17', null)).toEqual(['totem.say_points_first']); // H7
  });
});

describe('what is tried in Two Paths', () => {
  const board = {
    mover: 's',
    animals: [
      { owner: 's', kind: 'F', space: 'b5', arrived: false },
      { owner: 'n', kind: 'H', space: 'a6', arrived: false },
    ],
  } as TwoPathsBoard;

  it('is sending an own animal, and a sentence otherwise', () => {
    expect(twoPathsAttempt(board, 'b5', 'choose', null)).toEqual({ actions: ['Fw', 'Fe'] });
    expect(twoPathsAttempt(board, 'a6', 'choose', null)).toEqual({ note: 'foreign' });
    expect(twoPathsAttempt(board, 'c3', 'choose', 'F')).toEqual({ note: 'landing' });
    expect(twoPathsAttempt(board, 'c3', 'choose', null)).toEqual({ note: 'pickAnimal' });
    expect(twoPathsAttempt(board, 'b5', 'block', 'F')).toEqual({ note: 'blockHere' });
    expect(twoPathsAttempt(board, 'c3', 'lineUp', null)).toEqual({ note: 'onLine' });
  });
});

describe('why not', () => {
  it('is asked of a hidden choice, too, and gives nothing away', async () => {
    const table = await keeper();
    const start = 'hgf/3/3/3/3/3/FHG s 1 -';
    const answers = ['Fw', 'Fe'].map((hidden) => {
      table.open({ game: 'two-paths', options: {}, start, seats: {} });
      table.play(hidden);
      return table.whyNot(['Hw', 'w', 'e', 'FHG'], null);
    });
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]!.map((one) => one?.code ?? null)).toEqual([
      'two_paths.block_now',
      null,
      null,
      'two_paths.lined_up',
    ]);
  });

  it('is asked of an earlier moment', async () => {
    const { table } = await opened('totem', 'touch');
    table.play('i10-i11');
    expect(table.whyNot(['i10-i11'], 0)).toEqual([null]);
  });
});

it.each(languages)(
  'what can be done where the dice are next is rolling them, in %s',
  async (code) => {
    const words = await helpWords(code);
    const help = await games.totem.help();
    const module = { seatName: () => 'Bear', roller: () => '2' } as unknown as GameModule;
    const start = 'j8:j10,j11,j9+0/j16:j17+0 2 - - - - 0';
    const { view } = (await keeper()).open({ game: 'totem', options: {}, start, seats: {} });
    expect(view.turn).toBe('chance');
    const told = (active: boolean) =>
      nowFor({ view, module, active, resting: false, ply: null }, help, words);
    const bear = { text: words.rolls('Bear'), rule: null };
    expect(told(false)).toEqual([bear]);
    expect(told(true)).toEqual([bear, { text: words.totem.roll, rule: 'H5' }]);
  },
);

const kNotes: Record<GameName, string[]> = {
  tokan: ['pickTile'],
  'two-paths': ['foreign', 'landing', 'pickAnimal', 'blockHere', 'onLine', 'lineUpFirst'],
  totem: ['pickPiece', 'tooFar', 'noWay', 'beside', 'besideTotem'],
};

describe.each(gameNames)('the help for %s', (game) => {
  it.each(languages)('has a sentence and a rule for every moment in %s', async (code) => {
    const words = await helpWords(code);
    const help: GameHelp = await games[game].help();
    const table = await keeper();
    const { start, options, actions } = played(game, {}, 30);
    const said = kNotes[game].map((name) => help.note(name, [3, 2], words));
    for (let ply = 0; ply <= actions.length; ++ply) {
      const line = actions.slice(0, ply);
      const { view } = table.open({ game, options, start, actions: line, seats: {} });
      if (view.over) break;
      const now = help.now(view, words);
      expect(now.length).toBeGreaterThan(0);
      said.push(help.goal(view, words), ...now);
    }
    for (const { text, rule } of said) {
      expect(text.length).toBeGreaterThan(10);
      expect(rule).toMatch(/^[TPH]\d+$/);
    }
  });
});
