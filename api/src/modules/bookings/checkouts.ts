import { Injectable } from '@nestjs/common';
import { DataSource, In, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.ts';
import { Env } from '../../platform/env/env.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { CallOutcomes } from '../calls/call-outcomes.ts';
import { PaymentProvider } from '../../providers/payment-provider.ts';
import { PaymentEntity } from '../payments/payment.entity.ts';
import { HotelFacts } from '../settings/hotel-facts.ts';
import { Texts } from '../texts/texts.ts';
import { GuestSessionEntity, type BookingGuest } from './guest-session.entity.ts';
import { Holds } from './holds.ts';
import type { PricedOffer } from './priced-offer.ts';

/** Stripe allows no less than 30 minutes; one more for clocks that differ. */
const payableMs = 31 * 60_000;
/** A payment made in the last second is still on its way when the page has closed. */
const graceMs = 5 * 60_000;

/** Turns a session with a room and a guest into a page to pay on, once. */
@Injectable()
export class Checkouts {
  constructor(
    private readonly database: DataSource,
    private readonly provider: PaymentProvider,
    private readonly outcomes: CallOutcomes,
    private readonly holds: Holds,
    private readonly texts: Texts,
    private readonly hotel: HotelFacts,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  /** The payment of a session, made or as it was; its room stays held as long as it can be paid. */
  async begin(em: EntityManager, session: GuestSessionEntity, guest: BookingGuest): Promise<PaymentEntity> {
    const { id: sessionId, mode, callId, choice } = session;
    if (!choice) throw new Refusal(409, 'no_room', 'Please choose a room first.');
    const expiresAt = new Date(this.clock.now().getTime() + payableMs);
    await this.holds.extend(em, sessionId, new Date(expiresAt.getTime() + graceMs));
    const known = await em.findOneBy(PaymentEntity, { sessionId, status: In(['pending', 'completed']) });
    if (known) return known;
    return em.save(
      em.create(PaymentEntity, {
        mode,
        callId,
        sessionId,
        purpose: 'booking',
        amountCents: choice.price.totalCents,
        status: 'pending',
        expiresAt,
        metadata: this.metadata(session, guest, choice),
      }),
    );
  }

  /**
   * The page for a payment; asked twice, there is still one. Its address is texted to the guest.
   * @throws ProviderError when Stripe or the text failed; asking again goes on where it stopped
   */
  async send(payment: PaymentEntity, session: GuestSessionEntity, guest: BookingGuest): Promise<void> {
    const link = payment.link ?? (await this.open(payment, session.choice!, guest));
    const { name } = await this.hotel.read();
    await this.texts.send(payment.mode, {
      to: session.guestPhone,
      body: `${name}: pay for your stay here within 30 minutes: ${link}`,
      purpose: 'payment link',
      callId: payment.callId,
      key: `payment link ${payment.id}`,
    });
  }

  /** Where a session is paid, while it can be. */
  async linkOf(session: GuestSessionEntity): Promise<string | null> {
    const where = { sessionId: session.id, status: 'pending' };
    return (await this.database.getRepository(PaymentEntity).findOneBy(where))?.link ?? null;
  }

  private async open(payment: PaymentEntity, { price, roomTypeName }: PricedOffer, guest: BookingGuest) {
    const { PUBLIC_URL } = this.env.settings;
    const extra = price.lines.filter(({ isIncluded, isMandatory }) => isMandatory && !isIncluded);
    const checkout = await this.provider.createCheckout(payment.mode, {
      reference: payment.id,
      attempt: 1,
      lines: [
        { name: roomTypeName, amountCents: price.subtotalCents },
        ...extra.map(({ name, cents }) => ({ name, amountCents: cents })),
      ],
      email: guest.email || null,
      expiresAt: payment.expiresAt!,
      successUrl: `${PUBLIC_URL}/booking-success?checkout={CHECKOUT_SESSION_ID}`,
      cancelUrl: `${PUBLIC_URL}/booking-cancelled`,
    });
    if (!checkout.url) throw new Refusal(409, 'link_over', 'The time to pay is over. Please choose your room again.');
    await this.database.transaction(async (em) => {
      await em.update(PaymentEntity, { id: payment.id }, { stripeSession: checkout.id, link: checkout.url });
      if (payment.callId) await this.outcomes.refresh(payment.callId, em);
    });
    return checkout.url;
  }

  private metadata(session: GuestSessionEntity, guest: BookingGuest, choice: PricedOffer): Record<string, unknown> {
    const { startDate, endDate, adults, children } = session;
    return {
      guestName: `${guest.firstName} ${guest.lastName}`.trim(),
      guestEmail: guest.email,
      guestPhone: guest.phone,
      ...{ startDate, endDate, adults, children },
      roomTypeId: choice.roomTypeId,
      roomTypeName: choice.roomTypeName,
      rateId: choice.rateId,
      firstName: guest.firstName,
      lastName: guest.lastName,
    };
  }
}
