// The figures of a seat.
import { seats, type SeatArt } from '../../art/totem';
import type { Seat } from '../../engine/protocol';
import { figureOf } from './figures.svelte';

export const artOf = (seat: Seat): SeatArt => seats[figureOf(seat) as keyof typeof seats];
