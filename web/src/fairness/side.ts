// Hidden sides of Two Paths: the commitment that is shown with the announced animal, and the nonce
// that opens it. The nonce comes from the chair's key, so a second device with that key can open it.
import { digestOf, type Digest } from './digest';

export interface HiddenSide {
  seat: string; // 's' or 'n'
  animal: string; // 'F', 'H' or 'G'
  side: string; // 'w' or 'e'
}

// `id` is that of the command that commits.
export const nonceOf = (room: string, id: string, key: Digest): Digest =>
  digestOf('menagerie nonce', room, id, key);

export const commitmentOf = (
  room: string,
  id: string,
  { seat, animal, side }: HiddenSide,
  nonce: Digest,
): Digest => digestOf('menagerie side', room, id, seat, animal, side, nonce);
