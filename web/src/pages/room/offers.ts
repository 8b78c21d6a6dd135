// Offers in words: what somebody asks, what I have asked, and that it came to nothing.
import type { Offer } from '../../network/types';
import type { RoomWords } from '../../words/room';

export function asked({ offer }: Offer, by: string, about: string, { offers }: RoomWords): string {
  if (offer === 'replace' || offer === 'reseat') return offers[offer].asks(by, about);
  return offers[offer].asks(by);
}

export function mine({ offer }: Offer, about: string, { offers }: RoomWords): string {
  if (offer === 'replace' || offer === 'reseat') return offers[offer].mine(about);
  return offers[offer].mine;
}

export function declined({ offer }: Offer, about: string, { offers }: RoomWords): string {
  if (offer === 'replace' || offer === 'reseat') return offers[offer].no(about);
  return offers[offer].no;
}
