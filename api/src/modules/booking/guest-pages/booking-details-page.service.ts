import { Injectable } from '@nestjs/common';
import type { BookingDetails, BookingDetailsSession } from '@booking/contracts/guest-pages';
import { PicturesService } from '../../hotel/pictures/pictures.service.ts';
import { HotelFacts } from '../../hotel/settings/hotel-facts.service.ts';
import { Checkouts } from '../checkout/checkouts.service.ts';
import { GuestSessionEntity } from '../links/guest-session.entity.ts';

const statusOf = ({ status, supersededAt }: GuestSessionEntity): BookingDetailsSession['status'] => {
  if (supersededAt) return 'superseded';
  return status === 'contact_submitted' ? 'completed' : 'open';
};

/** The short page: the room is settled, only name and e-mail are missing. */
@Injectable()
export class BookingDetailsPage {
  constructor(
    private readonly checkouts: Checkouts,
    private readonly hotel: HotelFacts,
    private readonly pictures: PicturesService,
  ) {}

  async view(session: GuestSessionEntity): Promise<BookingDetailsSession> {
    const [{ name, phone, propertyImage }, progress] = await Promise.all([
      this.hotel.read(),
      this.checkouts.progressOf(session),
    ]);
    const picture = (await this.pictures.findUrls(session.mode, [propertyImage]))(propertyImage);
    const { startDate, endDate, adults, children, choice } = session;
    return {
      status: statusOf(session),
      ...{ startDate, endDate, adults, children },
      roomTypeName: choice?.roomTypeName ?? '',
      totalAmount: choice?.price.totalCents ?? 0,
      hotelImage: propertyImage,
      ...(picture && { picture }),
      ...progress,
      hotel: { name, phone },
    };
  }

  async submit(found: GuestSessionEntity, details: BookingDetails): Promise<void> {
    await this.checkouts.pay(found, { ...details, phone: found.guestPhone }, true);
  }
}
