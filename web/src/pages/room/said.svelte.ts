// The words of rooms in the language of the moment, for every page and part that shows some: fetched once,
// and again when the language changes.
import { roomWords, type RoomWords } from '../../words/room';
import { language } from '../../words/words.svelte';

let said = $state.raw<RoomWords | null>(null);
export const roomSaid = (): RoomWords | null => said;

// For an effect of the page.
export function sayRooms(): void {
  const wanted = language();
  void roomWords(wanted).then((found) => {
    if (wanted === language()) said = found;
  });
}
