// Which figure each seat plays with. Players choose theirs before they roll for the order of seats
// (H3), so a seat has the figure of its number only where nobody chose.
import type { Seat } from '../../engine/protocol';
import type { Seats } from '../../table/calls';

let dressed = $state.raw<Seats>({});

export const dress = (seats: Seats): void => {
  dressed = seats;
};
export const figureOf = (seat: Seat): Seat => dressed[seat]?.figure ?? seat;
