// Why something was not done, in a sentence: what the server said, or what this page knows of the code.
import type { Refused } from '../../network/types';
import type { RoomWords } from '../../words/room';

export function refusedInWords({ code, message }: Refused, say: RoomWords): string {
  if (code === 'unreachable') return `${say.away.title}. ${say.away.text}`;
  return message ?? say.refused;
}
