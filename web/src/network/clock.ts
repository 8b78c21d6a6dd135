// The clocks of a game, counted from event to event as the log has them, in the same way as the server
// counts them (docs/network.md): whoever owes something loses time, but for what the server credits for the
// trip of a command.
import type { ClockRule } from './types';

const kSecond = 1_000;
const kMinute = 60 * kSecond;
const kDay = 24 * 60 * kMinute;
const kMostCreditOfAMove = 500;
const kMostCreditOfAGame = 20_000;
const kMovesOfAGame = 40;

const full = (rule: NonNullable<ClockRule>): number =>
  'days' in rule ? rule.days * kDay : rule.minutes * kMinute;

export class Clocks {
  private readonly left: number[]; // by chair
  private readonly credited: number[];

  constructor(
    private readonly rule: NonNullable<ClockRule>,
    chairs: number,
  ) {
    this.left = Array.from({ length: chairs }, () => full(rule));
    this.credited = this.left.map(() => 0);
  }

  pass(owing: readonly number[], time: number, sender: number | null, credit: number): void {
    for (const chair of owing) {
      const back = chair === sender ? Math.min(this.credit(chair, credit), time) : 0;
      this.credited[chair]! += back;
      this.left[chair] = Math.max(this.left[chair]! - (time - back), 0);
    }
  }

  moved(chair: number): void {
    if ('days' in this.rule) this.left[chair] = full(this.rule);
    else this.left[chair]! += this.rule.increment * kSecond;
  }

  // By chair, once so much more time has passed for those who owe something.
  after(owing: readonly number[], time: number): number[] {
    return this.left.map((left, chair) =>
      owing.includes(chair) ? Math.max(left - Math.max(time, 0), 0) : left,
    );
  }

  private credit(chair: number, lag: number): number {
    const most = Math.min(kMostCreditOfAMove, kMostCreditOfAGame - this.credited[chair]!);
    return Math.min(Math.max(lag, 0), most);
  }
}

// How long somebody has to be away before those who wait may claim the game; never in games by days.
export function claimAfter(rule: ClockRule): number | null {
  if (rule === null) return 5 * kMinute;
  if ('days' in rule) return null;
  const game = rule.minutes * kMinute + kMovesOfAGame * rule.increment * kSecond;
  return Math.min(Math.max(game / 10, kMinute / 2), 3 * kMinute);
}
