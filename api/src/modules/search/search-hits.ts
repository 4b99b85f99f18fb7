import type { SearchHit } from '@booking/contracts/search';
import { formatHotelTime } from '@booking/hotel/hotel-time';
import { formatDollars } from '@booking/hotel/money';
import type { FoundCall, FoundGuest, FoundPayment, FoundReservation } from './search.repository.ts';

export type Hit = Omit<SearchHit, 'kind'>;

const inOneLine = (...parts: readonly (string | null)[]): string => parts.filter(Boolean).join(' · ');

const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** A guest has no page of their own: all their payments tell of them. */
export function guestHit({ name, phone, email }: FoundGuest): Hit {
  const [title = '', ...rest] = [name, phone, email].filter((known) => known !== null);
  const known = phone ?? email ?? title;
  return { title, detail: inOneLine(...rest), link: `/payments?${new URLSearchParams({ q: known })}` };
}

export const callHit = ({ id, callerNumber, callerName, startedAt }: FoundCall, zone: string): Hit => ({
  title: callerNumber ?? callerName ?? 'Unknown Caller',
  detail: inOneLine(callerNumber && callerName, formatHotelTime(startedAt, zone)),
  link: `/call-logs/${encodeURIComponent(id)}`,
});

export const reservationHit = ({ id, guestName, startDate, endDate }: FoundReservation): Hit => ({
  title: `Reservation ${id}`,
  detail: inOneLine(guestName, startDate && endDate && dates.formatRange(new Date(startDate), new Date(endDate))),
  link: `/reservations/${encodeURIComponent(id)}`,
});

export const paymentHit = ({ id, amountCents, status, guestName, createdAt }: FoundPayment, zone: string): Hit => ({
  title: inOneLine(formatDollars(amountCents / 100), guestName),
  detail: inOneLine(status, formatHotelTime(createdAt, zone)),
  link: `/payments?payment=${id}`,
});
