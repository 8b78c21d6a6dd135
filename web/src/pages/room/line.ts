// What the line below the seats says: that the connection is gone before all else, then for whom one waits
// who is not simply thinking, and that all is well if there is nothing else.
import type { RoomClient } from '../../network/room.svelte';
import type { RoomWords } from '../../words/room';
import { listed } from './awaits';
import { asked } from './offers';
import { tallyInWords } from './tally_words';

export interface Line {
  text: string;
  warn: boolean;
  gone?: true; // somebody who is waited for
  asks?: true; // there is a card to be answered, maybe out of sight
  quiet?: true; // passes by itself, and need not be heard
}

function awaited({ waiting, chairs }: RoomClient, say: RoomWords): Line | null {
  if (!waiting) return null;
  const names = listed(waiting.chairs.map((at) => chairs[at]?.name ?? ''));
  const { line } = say;
  const plain = (text: string): Line => ({ text, warn: false });
  switch (waiting.need) {
    case 'links':
      return waiting.mine && waiting.chairs.length === 1 ? null : plain(line.links(names));
    case 'opening':
      return plain(waiting.mine ? line.openingMine : line.opening(names));
    case 'side':
      return plain(waiting.mine ? line.sideMine : line.side(names));
    default: {
      const away = waiting.chairs.filter((at) => {
        const chair = chairs[at];
        return chair?.kind === 'person' && chair.away !== null && !chair.mine;
      });
      if (away.length === 0) return null;
      return { ...plain(line.gone(listed(away.map((at) => chairs[at]!.name)))), gone: true };
    }
  }
}

// Whoever is not there need not be waited for to be missed.
function awayOf({ chairs }: RoomClient, say: RoomWords): Line | null {
  const away = chairs.filter(
    ({ kind, mine, away: since }) => kind === 'person' && !mine && since !== null,
  );
  if (away.length === 0) return null;
  return { text: say.line.gone(listed(away.map(({ name }) => name))), warn: false, gone: true };
}

export function lineOf(room: RoomClient, say: RoomWords): Line {
  const { state } = room.connection;
  if (state === 'offline')
    return { text: room.sending ? say.line.resend : say.line.offline, warn: true };
  if (state === 'connecting') return { text: say.line.connecting, warn: true, quiet: true };
  const question = room.offers.find(({ mine, answered }) => !mine && !answered);
  if (question && room.myChair !== null) {
    const nameOf = (chair: number | null) => room.chairs[chair ?? -1]?.name ?? '';
    const text = asked(question, nameOf(question.by), nameOf(question.about), say);
    return { text, warn: true, asks: true };
  }
  if (room.sending) return { text: say.line.sending, warn: false, quiet: true };
  const waits = room.phase === 'playing' ? (awaited(room, say) ?? awayOf(room, say)) : null;
  if (waits) return waits;
  const mine = tallyInWords(room, say) || say.line.online;
  return { text: room.mySeat === null ? say.line.watching : mine, warn: false, quiet: true };
}
