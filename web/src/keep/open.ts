// A game from outside comes onto the shelf: a record's text, or a link that holds one.
import { EngineError } from '../engine/protocol';
import { table } from '../table/client';
import { fromElsewhere, seatsOf } from '../table/seats';
import { words } from '../words/words.svelte';
import { keep, newId } from './keep';
import { TooLong, unpacked } from './link';

const kLongestRecord = 1_000_000; // letters

// The text of a file, as far as it can matter.
export const textOf = (file: Blob): Promise<string> => file.slice(0, kLongestRecord + 1).text();

// Puts the game on the shelf and gives its id, with the step that a link asks for; fails with a sentence
// for the player.
export async function opened(text: string): Promise<string> {
  const { trouble } = words().common;
  const link = /#\/link\/([^\s/]+)(\/\d+)?/.exec(text);
  let record = text;
  if (link) {
    try {
      record = await unpacked(link[1]!);
    } catch (error) {
      throw new Error(error instanceof TooLong ? trouble.tooLong : trouble.link);
    }
  }
  if (record.length > kLongestRecord) throw new Error(trouble.tooLong);
  const replay = await table.call('replay', record).catch((error: unknown) => {
    const reason = error instanceof EngineError ? ` ${error.message}` : '';
    throw new Error(`${link ? trouble.link : trouble.file}${reason}`);
  });
  const { game, options, actions, over, winner } = replay;
  const id = newId();
  const now = Date.now();
  const plies = actions.length;
  const seats = fromElsewhere(seatsOf(replay));
  try {
    await keep({
      ...{ id, game, options, seats, record, seals: [], plies, over, winner },
      ...{ begun: now, touched: now },
    });
  } catch {
    throw new Error(trouble.storage);
  }
  return `${id}${link?.[2] ?? ''}`;
}
