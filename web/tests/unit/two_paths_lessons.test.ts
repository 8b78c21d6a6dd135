import { describe, expect, it } from 'vitest';
import { lessons, lessonWords } from '../../src/boards/two_paths/lessons';
import { languages } from '../../src/words/words.svelte';
import { keeper } from './table';

describe('every lesson of Two Paths', () => {
  for (const { id, start, options, steps } of lessons) {
    it(`${id} can be played to its end, and can be got wrong`, async () => {
      const table = await keeper();
      const seats = { s: { person: true }, n: { person: true } } as const;
      let { view } = table.open({ game: 'two-paths', options, start, seats });
      for (const { right, reply } of steps) {
        expect(view.seat).toBe('s');
        expect(view.actions).toEqual(expect.arrayContaining(right));
        expect(view.actions.length).toBeGreaterThan(right.length);
        for (const action of [...right, ...reply]) ({ view } = table.play(action));
      }
    });
  }

  it('has its texts in every language', async () => {
    for (const language of languages) {
      const { default: texts } = await lessonWords[language]();
      expect(Object.keys(texts).sort()).toEqual(lessons.map(({ id }) => id).sort());
    }
  });

  const after = async (id: string) => {
    const table = await keeper();
    const { start, options, steps } = lessons.find((lesson) => lesson.id === id)!;
    const seats = { s: { person: true }, n: { person: true } } as const;
    table.open({ game: 'two-paths', options, start, seats });
    let state;
    for (const { right, reply } of steps) {
      for (const action of [...right, ...reply]) state = table.play(action);
    }
    return state!.view;
  };

  it('shows what its text says', async () => {
    const boards = Object.fromEntries(
      await Promise.all(
        lessons.map(async ({ id }) => [id, (await after(id)).position.split(' ')] as const),
      ),
    );
    expect(boards['paths']![0]).toBe('hgf/3/3/3/3/H2/F1G');
    expect(boards['edge']![0]).toBe('hgf/3/3/3/1F1/3/1HG');
    expect(boards['blocked']![0]).toBe('h1f/2g/3/3/1F1/3/1HG');
    expect(boards['reward']![0]).toBe('1gf/h2/3/F2/3/3/H1G');
    expect(boards['leap']![0]).toBe('hgf/3/3/3/F2/H2/2G');
    expect(boards['bend']![0]).toBe('h2/2F/2f/2g/2H/3/2G');
    expect(boards['goOn']!.slice(1)).toEqual(['n', '1', '-']);
    expect((await after('line')).scores['s']).toBe(1);
    expect((await after('over')).scores['s']).toBe(1);
    expect((await after('win')).winner).toBe('s');
    expect(boards['lineUp']![0]).toBe('hgf/3/3/3/3/3/HFG');
    expect(boards['noReward']![0]).toBe('hg1/2f/3/1H1/3/G2/3'); // P10: nobody has moved
    expect((await after('waits')).scores['s']).toBe(1);
  });

  it('waits: the fox cannot be announced at first (P8)', async () => {
    const table = await keeper();
    const { start, options } = lessons.find(({ id }) => id === 'waits')!;
    const seats = { s: { person: true }, n: { person: true } } as const;
    const { view } = table.open({ game: 'two-paths', options, start, seats });
    expect(view.actions).toEqual(['Ge', 'Gw', 'He', 'Hw']);
    const reasons = table.whyNot(['Fw', 'Fe', 'Gw'], null);
    expect(reasons.map((one) => one?.code ?? null)).toEqual([
      'two_paths.may_not_arrive',
      'two_paths.may_not_arrive',
      null,
    ]);
  });
});
