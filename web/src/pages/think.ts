// Thinking about a position while somebody watches: every line of an analysis is heard together with
// the play that it expects, taken apart so that it can be told and drawn.
import type { Analysis, Move, Progress } from '../engine/protocol';
import { Stopped } from '../engine/stopped';
import { table } from '../table/client';

// Long enough for whoever watches; it can be stopped at any time.
export const kThinkingMilliseconds = 60_000;
const kLongestLine = 4; // actions that are told and drawn

export interface Thought {
  analysis: Analysis;
  expected: Move[];
}
type Heard = (line: Analysis | Progress) => void;

// A plan tells itself. By the time this is asked another game may have come to the table, where the line is none.
async function foreseen(ply: number, { pv, plan }: Analysis): Promise<Move[]> {
  if (plan || pv.length === 0) return [];
  return table.call('foresee', ply, pv.slice(0, kLongestLine)).catch(() => []);
}

// `ask` is for the position after `ply` actions; `hear` is called as long as it is `fresh`.
export async function think(
  ask: (heard: Heard) => Promise<Analysis>,
  ply: number,
  fresh: () => boolean,
  hear: (thought: Thought) => void,
): Promise<void> {
  const heard = async (analysis: Analysis) => {
    if (!fresh()) return;
    const expected = await foreseen(ply, analysis);
    if (fresh()) hear({ analysis, expected });
  };
  try {
    const last = await ask((line) => {
      if ('policy' in line) void heard(line);
    });
    await heard(last);
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
  }
}
