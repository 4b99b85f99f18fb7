import { Injectable } from '@nestjs/common';
import type { BookingDetails, BookingDetailsSession } from '@booking/contracts/guest-pages';
import { DataSource } from 'typeorm';
import { HotelFacts } from '../settings/hotel-facts.ts';
import { Checkouts } from './checkouts.ts';
import { ChooseRoom } from './choose-room.ts';
import { GuestLinks } from './guest-links.ts';
import { GuestSessionEntity } from './guest-session.entity.ts';

/** The short page: the room is settled, only name and e-mail are missing. */
@Injectable()
export class BookingDetailsPage {
  constructor(
    private readonly database: DataSource,
    private readonly links: GuestLinks,
    private readonly rooms: ChooseRoom,
    private readonly checkouts: Checkouts,
    private readonly hotel: HotelFacts,
  ) {}

  async view(session: GuestSessionEntity): Promise<BookingDetailsSession> {
    const { name, phone, propertyImage } = await this.hotel.read();
    const { startDate, endDate, adults, children, choice } = session;
    return {
      status: session.status === 'contact_submitted' ? 'completed' : 'open',
      ...{ startDate, endDate, adults, children },
      roomTypeName: choice?.roomTypeName ?? '',
      totalAmount: choice?.price.totalCents ?? 0,
      hotelImage: propertyImage,
      paymentUrl: await this.checkouts.linkOf(session),
      hotel: { name, phone },
    };
  }

  /** Keeps who books and texts where to pay; the room is priced and held again first. Sent again it makes no second payment. */
  async submit(found: GuestSessionEntity, details: BookingDetails): Promise<void> {
    const guest = { ...details, phone: found.guestPhone };
    await this.rooms.keep(found);
    const { session, payment } = await this.database.transaction(async (em) => {
      const session = await this.links.lock(em, found);
      return { session, payment: await this.checkouts.begin(em, session, guest) };
    });
    await this.checkouts.send(payment, session, guest);
  }
}
