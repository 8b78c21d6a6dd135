// What an analysis points out on the board: a plan for the turn, or the actions that best play mixes and
// the play that is expected after the best one.
import type { Mark } from '../boards/board';
import type { Analysis, Move } from '../engine/protocol';

// `line` is the expected play, as far as it is known.
export function hintMarks({ plan, policy }: Analysis, line: Move[] = []): Mark[] {
  if (plan) return [{ action: plan.actions[0]!, share: 1, kind: 'hint', plan: plan.actions }];
  const chosen = policy.filter(({ probability }) => probability > 0);
  const [first, ...rest] = line;
  const goesOn = rest.length > 0;
  const hints = chosen.map(({ action, probability }): Mark => {
    const order = goesOn && action === first!.action ? { order: 1 } : {};
    return { action, share: probability, kind: 'hint', ...order };
  });
  const expected = rest.map((move, i): Mark => ({
    ...{ action: move.action, share: 1, kind: 'expected', move, order: i + 2 },
  }));
  return [...expected, ...hints];
}

// What is pointed out to whoever plays: what comes later is drawn only where it can be stepped through,
// for the board will have changed. The runner-up is drawn weaker, where nothing is certain.
export function adviceMarks(analysis: Analysis): Mark[] {
  const marks = hintMarks(analysis);
  const { exact, plan, policy } = analysis;
  const second = exact || plan || marks.length !== 1 ? undefined : policy[1];
  return second ? [{ action: second.action, share: 1, kind: 'expected' }, ...marks] : marks;
}
