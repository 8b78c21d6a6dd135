// What a game in a room waits for, and why, where that is not simply somebody's decision.
import type { RoomClient } from '../../network/room.svelte';
import type { RoomWords } from '../../words/room';
import { language } from '../../words/words.svelte';

export const listed = (names: string[]): string =>
  new Intl.ListFormat(language()).format(names.filter(Boolean));

export function awaitsInWords(room: RoomClient, say: RoomWords): string | null {
  const { waiting, chairs, myChair } = room;
  if (!waiting) return null;
  const others = waiting.chairs.filter((at) => at !== myChair);
  const names = listed(others.map((at) => chairs[at]?.name ?? ''));
  const { awaits, line } = say;
  switch (waiting.need) {
    case 'links':
      return names ? awaits.links(names) : awaits.linksMine;
    case 'roll':
      return names ? awaits.roll(names) : null; // I or the computer
    case 'opening':
      return waiting.mine ? line.openingMine : line.opening(names);
    case 'side':
      return waiting.mine ? line.sideMine : line.side(names);
    default:
      return null;
  }
}
