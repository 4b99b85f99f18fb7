import type { SearchHit } from '@booking/contracts/search';
import { formatHotelTime } from '@booking/hotel/hotel-time';
import { formatMoney } from '@booking/hotel/money';
import type { FoundCall, FoundGuest, FoundPayment, FoundReservation } from './search.schema.ts';

type Hit = Omit<SearchHit, 'kind'>;

const inOneLine = (...parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(' · ');

const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** A guest has no page, so the hit leads to all payments of the guest. */
export function toGuestHit({ key, guestName, guestPhone, guestEmail }: FoundGuest): Hit {
  const [title = '', ...rest] = [guestName, guestPhone, guestEmail].flatMap((known) => known || []);
  return { title, detail: inOneLine(...rest), link: `/payments?${new URLSearchParams({ q: key })}` };
}

export const toCallHit = ({ id, callerNumber, callerName, at }: FoundCall, zone: string): Hit => ({
  title: callerNumber ?? callerName ?? 'Unknown Caller',
  detail: inOneLine(callerNumber && callerName, formatHotelTime(at, zone)),
  link: `/call-logs/${encodeURIComponent(id)}`,
});

export const toReservationHit = ({ id, guestName, startDate, endDate }: FoundReservation): Hit => ({
  title: `Reservation ${id}`,
  detail: inOneLine(guestName, startDate && endDate && dates.formatRange(new Date(startDate), new Date(endDate))),
  link: `/reservations/${encodeURIComponent(id)}`,
});

export const toPaymentHit = (
  { id, amountCents, currency, status, guestName, at }: FoundPayment,
  zone: string,
): Hit => ({
  title: inOneLine(formatMoney(amountCents, currency), guestName),
  detail: inOneLine(status, formatHotelTime(at, zone)),
  link: `/payments?payment=${id}`,
});
