import type { NotFreeReason } from '@booking/contracts/inventory';
import { formatDay } from '../calendar-date.ts';
import { counted } from './counted.ts';

/** More nights than this are counted. */
const mostNamed = 3;

const nightsInWords = (nights: readonly string[]): string =>
  nights.length > mostNamed
    ? `${nights.length} of the nights, from ${formatDay(nights[0]!)}`
    : nights.map(formatDay).join('; ');

/** Why a room type is not free, as half a sentence. */
export function reasonInWords(reason: NotFreeReason): string {
  switch (reason.why) {
    case 'too_many_guests':
      return `sleeps ${counted(reason.limit, 'guest')} at most`;
    case 'minimum_stay':
      return `sold for ${counted(reason.limit, 'night')} or more`;
    case 'maximum_stay':
      return `sold for ${counted(reason.limit, 'night')} at most`;
    case 'sold_out':
      return `sold out on ${nightsInWords(reason.nights)}`;
    case 'closed':
      return `closed on ${nightsInWords(reason.nights)}`;
    case 'closed_to_arrival':
      return 'no arrivals on the check-in date';
    case 'closed_to_departure':
      return 'no departures on the check-out date';
    case 'held':
      return 'held for a guest who is about to pay';
    case 'not_throughout':
      return 'not offered for these dates';
  }
}
