import type { GuestLanguage } from '@booking/contracts/guest-language';
import type { Terms } from '@booking/contracts/terms';
import type { Stay } from '../../../providers/property-system.port.ts';
import type { BookingGuest, GuestSessionEntity } from '../links/guest-session.entity.ts';
import type { PricedOffer } from '../selection/priced-offer.mapper.ts';
import { toTerms } from '../terms/offer-terms.mapper.ts';

type BookedGuest = {
  guestName: string;
  guestEmail: string;
  guestPhone: string;
  firstName: string;
  lastName: string;
};

/** What is kept with a payment: all that is needed to book when it is paid, and what the guest agreed to. */
export type PaidBooking = Stay &
  Pick<PricedOffer, 'roomTypeId' | 'roomTypeName' | 'rateId'> &
  BookedGuest & {
    language?: GuestLanguage;
    terms?: Terms;
    /** The rate as the guest saw it; payments from before it was kept lack it. */
    rateType?: string;
  };

export const toBookedGuest = ({ firstName, lastName, email, phone }: BookingGuest): BookedGuest => ({
  guestName: `${firstName} ${lastName}`.trim(),
  guestEmail: email,
  guestPhone: phone,
  firstName,
  lastName,
});

type BookedOffer = Pick<PricedOffer, 'roomTypeId' | 'roomTypeName' | 'rateId' | 'rateType' | 'terms'>;

export function toPaidBooking(
  { startDate, endDate, adults, children, language }: Pick<GuestSessionEntity, keyof Stay | 'language'>,
  guest: BookingGuest,
  { roomTypeId, roomTypeName, rateId, rateType, terms }: BookedOffer,
): PaidBooking {
  return {
    ...toBookedGuest(guest),
    ...{ startDate, endDate, adults, children, roomTypeId, roomTypeName, rateId, rateType },
    ...(language && { language }),
    ...(terms && { terms: toTerms(terms) }),
  };
}
