// Refusals as values: what the server said, or why it could not be asked.
import type { Answer } from './connection';
import { words, type Words } from '../words/words.svelte';
import type { Late, Outcome, Refused } from './types';

type Own = keyof Words['network']['refusals'];
// What this page refuses by itself, or could not ask for.
export function refused(code: Own | 'no_rooms'): { ok: false; refused: Refused } {
  const message = code === 'no_rooms' ? null : words().network.refusals[code];
  return { ok: false, refused: { code, field: null, message, retryAfter: null } };
}

export function outcomeOf(answer: Answer): Outcome<{ version: number }> {
  const { error, version = 0 } = answer;
  if (!error) return { ok: true, version };
  const { code, field = null, message = null, retry_after = null } = error;
  return { ok: false, refused: { code, field, message, retryAfter: retry_after } };
}

// The server may answer the same otherwise in a moment.
const kPassing = ['unavailable', 'busy', 'closing', 'too_fast'];
const kMoment = 1_000; // milliseconds

// How long to wait before the same is tried again; null where that helps nothing.
export function passing(answer: Answer | null): number | null {
  const error = answer?.error;
  return error && kPassing.includes(error.code) ? (error.retry_after ?? kMoment) : null;
}

// How a host that only hands out files answers, in words of its own.
const kNoRooms = [200, 403, 404, 405, 501];

// A request and its answer, or why there was none.
export async function requested(
  asked: Promise<Response>,
): Promise<Outcome<{ body: Record<string, unknown> }>> {
  let status = 0;
  try {
    const response = await asked;
    status = response.status;
    const body = (await response.json()) as Record<string, unknown>;
    const outcome = outcomeOf(body as Answer);
    return outcome.ok ? { ok: true, body } : outcome;
  } catch {
    return refused(kNoRooms.includes(status) ? 'no_rooms' : 'unreachable');
  }
}

const kReasons: Record<string, Late['because']> = {
  acted: 'moved',
  committed: 'moved',
  blocked: 'moved',
  opened: 'moved',
  rolled: 'rolled',
  took_back: 'taken_back',
  answered: 'answered',
  ended: 'ended',
  resigned: 'ended',
  flagged: 'ended',
  claimed: 'ended',
  called_off: 'ended',
  closed: 'ended',
};

// What happened before a command that came too late, by the first event that tells.
export function lateBy(cmd: string, answer: Answer): Late {
  const events = (answer['events'] ?? []) as { kind?: string; chair?: number }[];
  const telling = events.find(({ kind = '' }) => kReasons[kind]);
  return {
    cmd,
    because: kReasons[telling?.kind ?? ''] ?? 'other',
    by: typeof telling?.chair === 'number' ? telling.chair : null,
  };
}
