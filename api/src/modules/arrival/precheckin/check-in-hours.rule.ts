import { checkInOpens } from '@booking/hotel/check-in';
import { hourInWords, type HotelHours } from '@booking/hotel/hotel-hours';
import { hotelDate } from '@booking/hotel/hotel-time';
import { spokenDay } from '@booking/spoken-language/spoken-day';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import type { Reservation } from '../../../providers/property-system.port.ts';
import { isExpected } from './reservation-facts.mapper.ts';

type Stay = Pick<Reservation, 'startDate' | 'endDate'>;
export type HotelNow = { now: Date; zone: string; hours: HotelHours };

/** @throws Refusal 409 before check-in opens, and once the stay is over */
export function requireCheckInOpen(stay: Stay, { now, zone, hours }: HotelNow): void {
  const state = checkInOpens(stay, now, zone, hours);
  if (state === 'open') return;
  const day = spokenDay(stay.startDate, hotelDate(now, zone));
  const opens = `Check-in opens on ${day} at ${hourInWords(hours.checkInHour)} hotel time.`;
  throw new Refusal(409, state, state === 'early' ? opens : 'This stay is over, so there is no check-in any more.');
}

/** @throws Refusal 409 for a reservation that has changed since its guest submitted, and can no longer be checked in */
export function requireUnchangedStay(
  reservation: Stay & Pick<Reservation, 'status'>,
  { now, zone, hours }: HotelNow,
): void {
  if (isExpected(reservation) && checkInOpens(reservation, now, zone, hours) === 'open') return;
  const { startDate, endDate, status } = reservation;
  const current = `It is ${status.replaceAll('_', ' ')} now, from ${startDate} to ${endDate}.`;
  throw new Refusal(409, 'stay_changed', `The reservation was changed after the guest had submitted. ${current}`);
}
