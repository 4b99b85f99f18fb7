import { Injectable } from '@nestjs/common';
import type { BookingDetails, BookingDetailsSession } from '@booking/contracts/guest-pages';
import { HotelBranding } from '../../hotel/branding/hotel-branding.service.ts';
import { Checkouts } from '../checkout/checkouts.service.ts';
import { GuestSessionEntity } from '../links/guest-session.entity.ts';
import { textOf, toTerms } from '../terms/offer-terms.mapper.ts';

const statusOf = ({ status, supersededAt }: GuestSessionEntity): BookingDetailsSession['status'] => {
  if (supersededAt) return 'superseded';
  return status === 'contact_submitted' ? 'completed' : 'open';
};

/** The short page: the room is settled, only name and e-mail are missing. */
@Injectable()
export class BookingDetailsPage {
  constructor(
    private readonly checkouts: Checkouts,
    private readonly hotel: HotelBranding,
  ) {}

  async view(session: GuestSessionEntity): Promise<BookingDetailsSession> {
    const [{ name, phone, propertyImage, picture }, progress] = await Promise.all([
      this.hotel.read(),
      this.checkouts.progressOf(session),
    ]);
    const { startDate, endDate, adults, children, choice, language } = session;
    return {
      status: statusOf(session),
      ...{ startDate, endDate, adults, children },
      roomTypeName: choice?.roomTypeName ?? '',
      totalAmount: choice?.price.totalCents ?? 0,
      terms: toTerms(choice?.terms),
      termsText: textOf(choice?.terms),
      hotelImage: propertyImage,
      ...(picture && { picture }),
      ...progress,
      hotel: { name, phone },
      language,
    };
  }

  async submit(found: GuestSessionEntity, details: BookingDetails): Promise<void> {
    await this.checkouts.pay(found, { ...details, phone: found.guestPhone }, true);
  }
}
