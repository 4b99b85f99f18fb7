import type { Guest } from '@booking/contracts/guests';
import type { SearchHit } from '@booking/contracts/search';
import { formatHotelTime } from '@booking/hotel/hotel-time';
import { formatMoney } from '@booking/hotel/money';
import type { FoundCall, FoundPayment, FoundReservation } from './search.schema.ts';

type Hit = Omit<SearchHit, 'kind'>;

const inOneLine = (...parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(' · ');

const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** Of several numbers and addresses the first is shown, which tells one guest from others of the same name. */
export const toGuestHit = ({ id, name, phones, emails }: Guest): Hit => ({
  title: name,
  detail: inOneLine(phones[0], emails[0]),
  link: `/guests/${id}`,
});

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
