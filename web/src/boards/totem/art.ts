// The figures of a seat.
import { seats, type SeatArt } from '../../art/totem';
import type { Seat } from '../../engine/protocol';

export const artOf = (seat: Seat): SeatArt => seats[seat as keyof typeof seats];
