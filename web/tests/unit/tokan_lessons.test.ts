import { describe, expect, it } from 'vitest';
import type { TokanBoard } from '../../src/engine/protocol';
import { lessons, lessonWords } from '../../src/boards/tokan/lessons';
import type { Seats } from '../../src/table/calls';
import { languages } from '../../src/words/words.svelte';
import { keeper } from './table';

const people: Seats = { r: { person: true }, b: { person: true } };
const opened = async (id: string) => {
  const { start, options } = lessons.find((lesson) => lesson.id === id)!;
  const table = await keeper();
  return { table, ...table.open({ game: 'tokan', options, start, seats: people }) };
};

describe.each(lessons)('the lesson $id', ({ id, steps }) => {
  it('can be played through, and can be got wrong', async () => {
    const { table, view } = await opened(id);
    let { actions } = view;
    for (const { right, reply } of steps) {
      expect(actions).toEqual(expect.arrayContaining(right));
      expect(actions.length).toBeGreaterThan(right.length);
      for (const action of [right[0]!, ...reply]) ({ actions } = table.play(action).view);
    }
  });

  it.each(languages)('has its words in %s', async (code) => {
    const { default: texts } = await lessonWords[code]();
    const { title, text, done, wrong } = texts[id]!;
    for (const words of [title, text, done, wrong]) expect(words.length).toBeGreaterThan(3);
  });
});

describe('the lessons make their point', () => {
  const targets = async (id: string, from: string) =>
    (await opened(id)).view.actions.filter((action) => action.startsWith(from));

  it('range: the lion has one target, three spaces away', async () => {
    expect(await targets('range', 'a3')).toEqual(['a3d3']);
  });
  it('rise: the mouse cannot go onto the stack of two', async () => {
    expect(await targets('rise', 'c3')).toEqual(['c3b3']);
  });
  it('taboo: the mouse cannot go onto c3 at first', async () => {
    expect(await targets('taboo', 'c2')).toEqual(['c2c1']);
  });
  it('jackal: it has the choice', async () => {
    expect(await targets('jackal', 'b3')).toEqual(['b3d3', 'b3d3+1']);
  });
  it('lion: only two carried tiles lift it high enough', async () => {
    expect(await targets('lion', 'b2')).toEqual(['b2e2+2']);
  });
  it('closing: the lion cannot leap up before the row has closed up', async () => {
    expect(await targets('closing', 'c2')).toEqual(['c2f2']);
  });
  it('gaps: only the jackal on d1 gets onto the tower', async () => {
    const { view } = await opened('gaps');
    expect(view.actions.filter((action) => action.slice(2) === 'd3')).toEqual(['d1d3']);
  });
  it.each(['towers', 'heads', 'tieBreak'])(
    '%s: the right move ends and wins the game, no other',
    async (id) => {
      const { view } = await opened(id);
      const winners = [];
      for (const action of view.actions) {
        const { table } = await opened(id);
        const after = table.play(action).view;
        expect(after.over).toBe(true);
        if (after.winner === 'r') winners.push(action);
      }
      expect(winners).toEqual(lessons.find((lesson) => lesson.id === id)!.steps[0]!.right);
    },
  );
  it('tieBreak: heads are equal whatever is played (T13)', async () => {
    for (const action of (await opened('tieBreak')).view.actions) {
      const { scores } = (await opened('tieBreak')).table.play(action).view;
      expect(scores['r']).toBe(scores['b']);
    }
  });
  it('laying: the sixth column closes the other side', async () => {
    const { table, view } = await opened('laying');
    const columns = (board: unknown) => (board as TokanBoard).moves.map(({ to }) => to[0]);
    expect(columns(view.board)).toContain('c');
    expect(columns(table.play('M@i3').view.board)).not.toContain('c');
  });
});
