import { Injectable } from '@nestjs/common';
import { formatDollars } from '@booking/hotel/money';
import { DataSource, MoreThan } from 'typeorm';
import { Clock } from '../../platform/clock/clock.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Stay } from '../../providers/property-system.ts';
import type { ToolContext } from '../../providers/tool-runner.ts';
import { Modes } from '../mode/modes.ts';
import { PaymentEntity } from '../payments/payment.entity.ts';
import { HotelFacts } from '../settings/hotel-facts.ts';
import { Texts } from '../texts/texts.ts';
import { BookingDetailsPage } from './booking-details-page.ts';
import { callerOf } from './caller-of.ts';
import { Checkouts } from './checkouts.ts';
import { GuestLinks } from './guest-links.ts';
import { GuestSessionEntity } from './guest-session.entity.ts';
import { offerKey, type PricedOffer } from './priced-offer.ts';
import { RoomsOnOffer } from './rooms-on-offer.ts';

type Name = { firstName: string; lastName: string; email: string };

/** Booking while somebody is on the phone. Who the caller is comes from the call, never from what is said in it. */
@Injectable()
export class VoiceBooking {
  constructor(
    private readonly database: DataSource,
    private readonly links: GuestLinks,
    private readonly rooms: RoomsOnOffer,
    private readonly details: BookingDetailsPage,
    private readonly checkouts: Checkouts,
    private readonly hotel: HotelFacts,
    private readonly texts: Texts,
    private readonly modes: Modes,
    private readonly clock: Clock,
  ) {}

  /** Texts a link to choose a room. @returns what to say */
  async sendRoomLink(stay: Stay, context: ToolContext): Promise<string> {
    const mode = await this.modes.current();
    const guestPhone = callerOf(context);
    const { url } = await this.links.create('room_selection', { mode, stay, guestPhone, callId: context.callId });
    await this.text(context, guestPhone, `choose your room here: ${url}`, 'room link');
    return 'The link is on its way to your phone. Please open it and choose a room.';
  }

  /** Texts a form for name and e-mail, for the cheapest room at the standard rate. @returns what to say */
  async sendDetailsLink(stay: Stay, context: ToolContext): Promise<string> {
    const mode = await this.modes.current();
    const guestPhone = callerOf(context);
    const choice = await this.offer(stay, undefined);
    const place = { mode, stay, guestPhone, callId: context.callId };
    const { url } = await this.links.create('booking_details', place, asChosen(choice));
    await this.text(context, guestPhone, `complete your booking here: ${url}`, 'details link');
    return `The form is on its way by text, for the ${choice.roomTypeName} at ${total(choice)} in total.`;
  }

  /** How far the caller's newest link is, in words. */
  async status(context: ToolContext): Promise<string> {
    const session = await this.newest(context);
    if (!session) return 'I have not sent you a link yet.';
    const room = session.choice?.roomTypeName;
    if (session.status === 'available') return 'You have not chosen a room yet.';
    if (session.status === 'selected') return `You chose the ${room}. Your name and e-mail are still missing.`;
    const payment = await this.paymentOf(session);
    return payment?.paidAt
      ? `You chose the ${room}, and it is paid. Your reservation is confirmed by text.`
      : `You chose the ${room}. The payment link is in your texts and not paid yet.`;
  }

  /** Holds a room under the guest's name and texts where to pay; the reservation is made when it is paid. @returns what to say */
  async reserve(stay: Stay, name: Name, roomTypeId: string | undefined, context: ToolContext): Promise<string> {
    const mode = await this.modes.current();
    const guestPhone = callerOf(context);
    const known = await this.newest(context);
    const chosen = known?.status === 'selected' && isSameStay(known, stay) ? known : undefined;
    if (chosen && chosen.purpose === 'booking_details') await this.details.submit(chosen, name);
    else {
      const choice = chosen?.choice ?? (await this.offer(stay, roomTypeId));
      const place = { mode, stay, guestPhone, callId: context.callId };
      const { session } = await this.links.create('booking_details', place, asChosen(choice));
      await this.details.submit(session, name);
    }
    return 'The room is held. A payment link is on its way by text; the reservation is made as soon as it is paid.';
  }

  /** Texts the payment link of what the caller chose. @returns what to say */
  async sendPaymentLink(context: ToolContext): Promise<string> {
    const session = await this.newest(context);
    const guest = session?.guest;
    if (!guest || !session.choice) {
      throw new Refusal(409, 'nothing_chosen', 'You have not chosen a room and given a name yet.');
    }
    const payment = await this.checkouts.pay(session, guest);
    if (payment.paidAt) return 'This booking is paid already.';
    const amount = formatDollars(payment.amountCents / 100);
    return `The payment link over ${amount} is on its way by text. It can be paid for half an hour.`;
  }

  private async offer(stay: Stay, roomTypeId: string | undefined): Promise<PricedOffer> {
    const offers = await this.rooms.left(await this.rooms.ask(await this.modes.current(), stay));
    const standard = offers.filter(({ rateType }) => rateType === 'standard');
    const offer = roomTypeId ? standard.find((each) => each.roomTypeId === roomTypeId) : standard[0];
    if (offer) return offer;
    throw new Refusal(409, 'nothing_free', 'This room is not free for these dates. Offer other dates or another room.');
  }

  /** The newest live link of the call, or of the caller's number when the call is not known. */
  private newest(context: ToolContext): Promise<GuestSessionEntity | null> {
    const expiresAt = MoreThan(this.clock.now());
    const guestPhone = callerOf(context);
    const where = context.callId
      ? [
          { callId: context.callId, expiresAt },
          { guestPhone, expiresAt },
        ]
      : { guestPhone, expiresAt };
    return this.database.getRepository(GuestSessionEntity).findOne({ where, order: { createdAt: 'DESC' } });
  }

  private paymentOf({ id }: GuestSessionEntity): Promise<PaymentEntity | null> {
    return this.database
      .getRepository(PaymentEntity)
      .findOne({ where: { sessionId: id }, order: { createdAt: 'DESC' } });
  }

  private async text({ callId }: ToolContext, to: string, words: string, purpose: string): Promise<void> {
    const [mode, { name }] = await Promise.all([this.modes.current(), this.hotel.read()]);
    await this.texts.send(mode, { to, body: `${name}: ${words}`, purpose, callId });
  }
}

const total = ({ price }: PricedOffer): string => formatDollars(price.totalCents / 100);

const asChosen = (choice: PricedOffer): Partial<GuestSessionEntity> => ({
  choice,
  status: 'selected',
  shown: { [offerKey(choice)]: choice.price.totalCents },
});

const isSameStay = (one: Stay, other: Stay): boolean =>
  one.startDate === other.startDate && one.endDate === other.endDate && one.adults === other.adults;
