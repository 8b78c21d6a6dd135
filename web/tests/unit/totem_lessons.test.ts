// Every lesson can be solved, can be missed, and has its words.
import { describe, expect, it } from 'vitest';
import { lessons, lessonWords } from '../../src/boards/totem/lessons';
import { keeper } from './table';

const people = { 1: { person: true }, 2: { person: true } } as const;

describe.each(lessons)('the lesson $id', ({ start, options, steps, id }) => {
  it('is solved by what it says, whichever way, and not by everything', async () => {
    const ways = steps[0]!.right;
    for (const first of ways) {
      const table = await keeper();
      let { view } = table.open({ game: 'totem', options, start, seats: people });
      expect(view.actions.length).toBeGreaterThan(ways.length);
      for (const [i, { right, reply }] of steps.entries()) {
        const action = i === 0 ? first : right.find((one) => view.actions.includes(one));
        expect(view.actions).toContain(action);
        for (const next of [action!, ...reply]) ({ view } = table.play(next));
      }
    }
  });

  it('has its words in every language', async () => {
    for (const load of Object.values(lessonWords)) {
      const { default: texts } = await load();
      expect(Object.keys(texts[id] ?? {})).toEqual(['title', 'text', 'done', 'wrong']);
    }
  });
});

describe('the lessons make their point', () => {
  const opened = async (id: string) => {
    const { start, options } = lessons.find((lesson) => lesson.id === id)!;
    const table = await keeper();
    return { table, ...table.open({ game: 'totem', options, start, seats: people }) };
  };
  const right = (id: string) => lessons.find((lesson) => lesson.id === id)!.steps[0]!.right;
  // The actions after which the game is drawn.
  const drawing = async (id: string) => {
    const found: string[] = [];
    for (const action of (await opened(id)).view.actions) {
      const { view } = (await opened(id)).table.play(action);
      if (view.winner === 'draw') found.push(action);
    }
    return found;
  };

  it('lone: nothing but a new piece can come of it (H12)', async () => {
    const { view } = await opened('lone');
    expect(view.actions.every((action) => action.startsWith('+'))).toBe(true);
  });
  it('pass: the bear can do nothing (H7)', async () => {
    const { table } = await opened('pass');
    table.play('i10-j10');
    expect(table.play('roll 31').view.actions).toEqual(['pass']);
  });
  it('oneEach: what is right draws, and nothing else (H18)', async () => {
    expect(await drawing('oneEach')).toEqual(right('oneEach'));
  });
  it('quiet: everything but what is right draws (H18)', async () => {
    const { actions } = (await opened('quiet')).view;
    expect(await drawing('quiet')).toEqual(actions.filter((one) => !right('quiet').includes(one)));
  });
});
