import { describe, expect, it } from 'vitest';
import type { Request } from '../../src/engine/engine';
import { Stopped } from '../../src/engine/stopped';
import type { Analysis, Answers, Told, Word } from '../../src/engine/protocol';
import type { Thinks } from '../../src/table/keeper';
import { Solving } from '../../src/table/solving';

const line = (depth: number, solved: number, exact = false) =>
  ({ depth, solved, exact }) as Analysis;

// A thinker that needs three turns, each of which begins with the same first looks.
function thinker(): Thinks & { turns: number } {
  return {
    turns: 0,
    language: 'en',
    async think<W extends Word>(_: Request<W>, partial: (line: Told<W>) => void = () => {}) {
      const turn = ++this.turns;
      for (const told of [line(1, 0), line(2, 0), line(2, turn / 4)]) partial(told as Told<W>);
      return line(2, 0, turn === 3) as Answers[W];
    },
    stop: () => {},
  };
}

describe('solving in short turns', () => {
  it('tells only what gets further, and ends with the exact answer', async () => {
    const told: [number, number][] = [];
    const { exact } = await new Solving(thinker()).exact({}, ({ depth, solved }) =>
      told.push([depth, solved!]),
    );
    expect(exact).toBe(true);
    expect(told).toEqual([
      [1, 0],
      [2, 0],
      [2, 0.25],
      [2, 0.5],
      [2, 0.75],
    ]);
  });

  it('ends after the turn under way when it is stopped', async () => {
    const slow = thinker();
    const solving = new Solving(slow);
    const answer = solving.exact({});
    expect(solving.busy).toBe(true);
    solving.stop();
    await expect(answer).rejects.toThrow(Stopped);
    expect(slow.turns).toBe(1);
    expect(solving.busy).toBe(false);
  });

  it('gives way to a newer wish', async () => {
    const solving = new Solving(thinker());
    const older = solving.exact({});
    const newer = solving.exact({});
    await expect(older).rejects.toThrow(Stopped);
    expect((await newer).exact).toBe(true);
  });
});
