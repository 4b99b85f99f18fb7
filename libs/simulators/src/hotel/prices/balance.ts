import { daysBetween } from '../../shared-kernel/plain-date.ts';
import { addedBy, chargesOn, type Occupancy } from './charges.ts';
import { sumOf } from './rates.ts';
import type { Reservation } from '../stays/reservation.ts';

/** What a reservation costs and what is open, in cents. */
export type Balance = { subTotal: number; taxesFees: number; grandTotal: number; paid: number; due: number };

/** Reckons a reservation up from its nights, its charges, its adjustments and its payments. */
export function balanceOf(reservation: Reservation): Balance {
  const occupancy = occupancyOf(reservation);
  const taxesFees = addedBy(chargesOn(occupancy));
  const adjusted = reservation.adjustments.reduce((sum, { cents }) => sum + cents, 0);
  const grandTotal = occupancy.roomsCents + taxesFees - adjusted;
  const paid = reservation.payments.reduce((sum, { cents, voided }) => sum + (voided ? 0 : cents), 0);
  // the hotel gives up what it is owed by guests who did not come
  const isOpen = reservation.status !== 'canceled' && reservation.status !== 'no_show';
  return { subTotal: occupancy.roomsCents, taxesFees, grandTotal, paid, due: isOpen ? grandTotal - paid : 0 };
}

function occupancyOf({ rooms }: Reservation): Occupancy {
  return rooms.reduce(
    (sum, { nights, from, to, adults }) => ({
      roomsCents: sum.roomsCents + sumOf(nights),
      roomNights: sum.roomNights + daysBetween(from, to),
      adultNights: sum.adultNights + adults * daysBetween(from, to),
    }),
    { roomsCents: 0, roomNights: 0, adultNights: 0 },
  );
}
