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
    if (found.status === 'contact_submitted') return;
    const { choice, guestPhone } = found;
    const guest = { ...details, phone: guestPhone };
    if (choice) await this.rooms.choose(found, choice.roomTypeId, choice.rateId);
    const begun = await this.database.transaction(async (em) => {
      const session = await this.links.lock(em, found);
      if (session.status === 'contact_submitted') return undefined;
      await em.update(GuestSessionEntity, { id: session.id }, { guest });
      return { session, payment: await this.checkouts.begin(em, session, guest) };
    });
    if (!begun) return;
    await this.checkouts.send(begun.payment, begun.session, guest);
    await this.database
      .getRepository(GuestSessionEntity)
      .update({ id: found.id, status: 'selected' }, { status: 'contact_submitted' });
  }
}
