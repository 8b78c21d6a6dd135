// Why a game of Totem is over (H17, H18).
import type { View } from '../../engine/protocol';
import { words } from '../../words/words.svelte';
import { seatName } from './sentences';

export function why({ reason, options }: View): string {
  const { totem: say } = words().story;
  switch (reason?.end) {
    case 'last_totem':
      return say.last_totem(seatName(reason.seat ?? ''));
    case 'one_piece_each':
    case 'no_pieces':
      return say[reason.end];
    case 'quiet_limit':
      return say.quiet_limit(options['quiet_limit'] ?? '');
    default:
      return '';
  }
}
