import type { Stay } from '../../../providers/property-system.port.ts';
import type { BookingGuest, GuestSessionEntity } from '../links/guest-session.entity.ts';
import type { PricedOffer } from '../selection/priced-offer.mapper.ts';

type BookedGuest = {
  guestName: string;
  guestEmail: string;
  guestPhone: string;
  firstName: string;
  lastName: string;
};

/** What is kept with a payment: all that is needed to book when it is paid. */
export type PaidBooking = Stay & Pick<PricedOffer, 'roomTypeId' | 'roomTypeName' | 'rateId'> & BookedGuest;

export const toBookedGuest = ({ firstName, lastName, email, phone }: BookingGuest): BookedGuest => ({
  guestName: `${firstName} ${lastName}`.trim(),
  guestEmail: email,
  guestPhone: phone,
  firstName,
  lastName,
});

export function toPaidBooking(
  { startDate, endDate, adults, children }: Pick<GuestSessionEntity, keyof Stay>,
  guest: BookingGuest,
  { roomTypeId, roomTypeName, rateId }: Pick<PricedOffer, 'roomTypeId' | 'roomTypeName' | 'rateId'>,
): PaidBooking {
  return { ...toBookedGuest(guest), startDate, endDate, adults, children, roomTypeId, roomTypeName, rateId };
}
