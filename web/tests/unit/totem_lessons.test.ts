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
