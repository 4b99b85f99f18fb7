import { checkOutAt } from '@booking/hotel/check-out';
import type { HotelHours } from '@booking/hotel/hotel-hours';
import { directNumberOf } from '@booking/hotel/phone-number';
import type { Reservation } from '../../../providers/property-system.port.ts';
import type { PrecheckinEntity } from './precheckin.entity.ts';

type Facts = Pick<
  PrecheckinEntity,
  | 'reservationStatus'
  | 'guestName'
  | 'guestEmail'
  | 'startDate'
  | 'endDate'
  | 'adults'
  | 'children'
  | 'roomTypeName'
  | 'dueCents'
  | 'paidCents'
  | 'expiresAt'
> & { guestPhone?: string };

/** What a pre-check-in stores of its reservation, for when the property system is away. */
export function factsOf(reservation: Reservation, zone: string, hours: HotelHours): Facts {
  const { status, guestName, email, phone, otherPhone, startDate, endDate, adults, children } = reservation;
  const guestPhone = directNumberOf(phone) ?? directNumberOf(otherPhone);
  return {
    ...{ guestName, startDate, endDate, adults, children },
    // a number that cannot be texted does not replace the one that was texted
    ...(guestPhone && { guestPhone }),
    reservationStatus: status,
    guestEmail: email || null,
    roomTypeName: reservation.roomTypeName || null,
    dueCents: Math.max(0, reservation.balanceCents),
    paidCents: reservation.paidCents,
    expiresAt: checkOutAt(reservation, zone, hours),
  };
}

/** Whether the guest has yet to arrive. */
export const isExpected = ({ status }: Pick<Reservation, 'status'>): boolean =>
  status === 'confirmed' || status === 'not_confirmed';
