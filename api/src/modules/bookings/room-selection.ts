import { Injectable } from '@nestjs/common';
import type { RoomContact, RoomSelectionSession } from '@booking/contracts/guest-pages';
import { phoneNumberOf } from '@booking/hotel/phone-number';
import { DataSource } from 'typeorm';
import { Refusal } from '../../platform/http/refusal.ts';
import { HotelFacts } from '../settings/hotel-facts.ts';
import { Checkouts } from './checkouts.ts';
import { ChooseRoom } from './choose-room.ts';
import { GuestLinks } from './guest-links.ts';
import { GuestSessionEntity } from './guest-session.entity.ts';
import { offeredRoom, offerKey } from './priced-offer.ts';
import { RoomsOnOffer } from './rooms-on-offer.ts';

/** The page on which a guest chooses a room and says who books. */
@Injectable()
export class RoomSelection {
  constructor(
    private readonly database: DataSource,
    private readonly links: GuestLinks,
    private readonly rooms: RoomsOnOffer,
    private readonly choosing: ChooseRoom,
    private readonly checkouts: Checkouts,
    private readonly hotel: HotelFacts,
  ) {}

  /** Rooms are priced now; what was shown is remembered, so that a change of price is noticed when one is chosen. */
  async view(session: GuestSessionEntity): Promise<RoomSelectionSession> {
    const { name, phone } = await this.hotel.read();
    const { status, startDate, endDate, adults, children, guestPhone, choice } = session;
    const offers = status === 'available' ? await this.offers(session) : [];
    return {
      ...{ status, startDate, endDate, adults, children, guestPhone },
      rooms: offers.map(offeredRoom),
      selectedRoom: choice && offeredRoom(choice),
      paymentUrl: await this.checkouts.linkOf(session),
      hotel: { name, phone },
    };
  }

  /** Keeps who books and texts where to pay. Sent again it makes no second payment. @throws Refusal 409 before a room is chosen */
  async submitContact(found: GuestSessionEntity, contact: RoomContact): Promise<void> {
    const phone = phoneNumberOf(contact.phone);
    if (!phone) throw new Refusal(400, 'invalid_input', 'Phone number is required');
    const guest = { ...contact, phone };
    await this.choosing.keep(found);
    const { session, payment } = await this.database.transaction(async (em) => {
      const session = await this.links.lock(em, found);
      if (session.status === 'available') throw new Refusal(409, 'no_room', 'Please choose a room first.');
      return { session, payment: await this.checkouts.begin(em, session, guest) };
    });
    await this.checkouts.send(payment, session, guest);
  }

  private async offers(session: GuestSessionEntity) {
    const offers = await this.rooms.left(await this.rooms.ask(session.mode, session), session.id);
    const shown = Object.fromEntries(offers.map((offer) => [offerKey(offer), offer.price.totalCents]));
    await this.database.getRepository(GuestSessionEntity).update({ id: session.id }, { shown });
    return offers;
  }
}
