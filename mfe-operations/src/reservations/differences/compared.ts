import type { MatchRun } from '@booking/contracts/payment-match';
import { formatCount } from '@booking/hotel/money';
import { formatHotelTime, hotelDate } from '@booking/hotel/hotel-time';
import { formatDate } from '../../calendar-date.ts';

const counted = (count: number | undefined, what: string): string =>
  count === undefined ? 'not compared' : `${formatCount(count)} ${what}${count === 1 ? '' : 's'}`;

/** What a match compared, in words; `back` is the hotel's date it reaches back to. */
export function comparedIn({ compared: { stripe, here, cloudbeds }, startedAt, since }: MatchRun, zone: string) {
  return {
    stripe: counted(stripe, 'payment'),
    here: counted(here, 'payment'),
    cloudbeds: counted(cloudbeds, 'reservation'),
    at: formatHotelTime(new Date(startedAt), zone),
    back: formatDate(hotelDate(new Date(since), zone)),
  };
}
