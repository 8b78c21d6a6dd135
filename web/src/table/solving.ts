// Some games have an exact answer once they are solved, which takes a second or more. The
// thinker keeps what it has solved, so the work is done in short turns: whoever asks for something
// else in between hardly waits, and stopping loses nothing.
import type { Analysis } from '../engine/protocol';
import { Stopped } from '../engine/stopped';
import type { Thinks } from './keeper';

const kTurn = 150; // milliseconds

export class Solving {
  private wishes = 0;
  private turns = 0; // asked for and not yet answered

  constructor(private readonly thinker: Thinks) {}

  // The exact analysis; estimates go to `partial` until it is there. A newer wish, or `stop`, ends
  // it with `Stopped`.
  async exact(
    question: Record<string, unknown>,
    partial: (line: Analysis) => void = () => {},
  ): Promise<Analysis> {
    const wish = ++this.wishes;
    let best = { depth: 0, solved: 0 };
    // Every turn begins with the same first look; only what gets further is told.
    const tell = (line: Analysis) => {
      const { depth, solved = 0 } = line;
      if (wish !== this.wishes || (depth <= best.depth && solved <= best.solved)) return;
      best = { depth, solved };
      partial(line);
    };
    for (;;) {
      const analysis = await this.turn(question, tell);
      if (wish !== this.wishes) throw new Stopped();
      if (analysis.exact) return analysis;
    }
  }

  get busy(): boolean {
    return this.turns > 0;
  }

  stop(): void {
    ++this.wishes;
  }

  private async turn(
    question: Record<string, unknown>,
    partial: (line: Analysis) => void,
  ): Promise<Analysis> {
    ++this.turns;
    try {
      return await this.thinker.think(
        { cmd: 'analyse', ...question, limits: { ms: kTurn } },
        partial,
      );
    } finally {
      --this.turns;
    }
  }
}
