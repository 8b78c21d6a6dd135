// Why a game of Two Paths is over (P12).
import type { View } from '../../engine/protocol';
import { words } from '../../words/words.svelte';
import { seatName } from './sentences';

export const why = ({ reason }: View): string =>
  reason?.end === 'arrived' ? words().story.arrived(seatName(reason.seat ?? '')) : '';
