// What the line below the seats says: that the connection is gone before all else, then for whom one waits
// who is not simply thinking, and that all is well if there is nothing else.
import type { RoomClient } from '../../network/room.svelte';
import type { RoomWords } from '../../words/room';
import { language } from '../../words/words.svelte';

export interface Line {
  text: string;
  warn: boolean;
  gone?: true; // somebody who is waited for
  asks?: true; // there is a card to be answered, maybe out of sight
}

const listed = (names: string[]) => new Intl.ListFormat(language()).format(names);

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
        return chair?.kind === 'person' && !chair.connected && !chair.mine;
      });
      if (away.length === 0) return null;
      return { ...plain(line.gone(listed(away.map((at) => chairs[at]!.name)))), gone: true };
    }
  }
}

export function lineOf(room: RoomClient, say: RoomWords): Line {
  const { state } = room.connection;
  if (state === 'offline')
    return { text: room.sending ? say.line.resend : say.line.offline, warn: true };
  if (state === 'connecting') return { text: say.line.connecting, warn: true };
  const question = room.offers.find(({ mine, answered }) => !mine && !answered);
  if (question && room.myChair !== null)
    return { text: say.line.asks(room.chairs[question.by]?.name ?? ''), warn: true, asks: true };
  if (room.sending) return { text: say.line.sending, warn: false };
  const waits = room.phase === 'playing' ? awaited(room, say) : null;
  if (waits) return waits;
  return { text: room.mySeat === null ? say.line.watching : say.line.online, warn: false };
}
