import type { PrecheckinSession } from '@booking/contracts/precheckin';
import { hotelDate } from '@booking/hotel/hotel-time';
import { dayInWords } from '../../stay.ts';

/** When a guest can check in, by the hotel's clock, wherever the phone is. */
export function openingInWords({ state, opensAt }: PrecheckinSession['checkIn'], hotelTimeZone: string): string {
  if (state === 'open') return 'Check-in is open.';
  if (state === 'over') return 'Check-in is over for this stay. Please call the hotel or come to reception.';
  const at = new Date(opensAt);
  const hour = at
    .toLocaleTimeString('en-US', { timeZone: hotelTimeZone, hour: 'numeric', minute: '2-digit' })
    .replace('\u202f', ' ');
  return `Check-in opens at ${hour} hotel time on ${dayInWords(hotelDate(at, hotelTimeZone))}.`;
}
