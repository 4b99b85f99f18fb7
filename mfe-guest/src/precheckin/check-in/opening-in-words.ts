import type { PrecheckinSession } from '@booking/contracts/precheckin';
import { hotelDate } from '@booking/hotel/hotel-time';
import type { Clock } from '@booking/languages/formats';
import type { PageWords } from '../../language/use-words.ts';

/** When a guest can check in, by the hotel's clock, wherever the phone is. */
export function openingInWords(
  { state, opensAt }: PrecheckinSession['checkIn'],
  hotelTimeZone: string,
  { t, time, date }: Pick<PageWords & Clock, 't' | 'time' | 'date'>,
): string {
  if (state === 'open') return t('precheckin.checkIn.open');
  if (state === 'over') return t('precheckin.checkIn.over');
  const day = date(hotelDate(new Date(opensAt), hotelTimeZone));
  return t('precheckin.checkIn.opens', { time: time(opensAt), date: day });
}
