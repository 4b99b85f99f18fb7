import type { MatchRun } from '@booking/contracts/payment-match';
import { formatCount } from '@booking/hotel/money';
import { dateInWords, timeInWords } from '@booking/hotel/date-in-words';
import { hotelDate } from '@booking/hotel/hotel-time';
import { words } from './differences.words.ts';

const counted = (count: number | undefined, what: string): string =>
  count === undefined ? words.summary.notCompared : `${formatCount(count)} ${what}${count === 1 ? '' : 's'}`;

/** What a match compared, in words; `back` is the hotel's date it reaches back to. */
export function comparedIn({ compared: { stripe, here, cloudbeds }, startedAt, since }: MatchRun, zone: string) {
  return {
    stripe: counted(stripe, 'payment'),
    here: counted(here, 'payment'),
    cloudbeds: counted(cloudbeds, 'reservation'),
    at: timeInWords(new Date(startedAt), zone, new Date()),
    back: dateInWords(hotelDate(new Date(since), zone), hotelDate(new Date(), zone)),
  };
}
