// Offers in words: what somebody asks, what I have asked, and what came of it.
import type { Decided, Offer } from '../../network/types';
import type { RoomWords } from '../../words/room';

export function asked({ offer }: Offer, by: string, about: string, { offers }: RoomWords): string {
  if (offer === 'replace' || offer === 'reseat') return offers[offer].asks(by, about);
  return offers[offer].asks(by);
}

export function mine({ offer }: Offer, about: string, { offers }: RoomWords): string {
  if (offer === 'replace' || offer === 'reseat') return offers[offer].mine(about);
  return offers[offer].mine;
}

// Whoever asked hears of a no. What all agreed to is told where nothing else on the page says it: the next
// table, a draw and a new seat do.
export function cameOf(
  { offer, mine }: Offer,
  { agreed }: Decided,
  names: { about: string; by: string },
  { offers }: RoomWords,
): string {
  if (agreed) {
    if (offer === 'hints') return offers.hintsOn;
    if (offer !== 'take_back') return '';
    return mine ? offers.take_back.agreed(names.by) : offers.take_back.done;
  }
  if (!mine) return '';
  if (offer === 'replace' || offer === 'reseat') return offers[offer].no(names.about);
  return offers[offer].no;
}
