import { Injectable } from '@nestjs/common';
import { DataSource, In, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { PaymentEntity } from '../payments/payment.entity.ts';
import { GuestSessionEntity, type BookingGuest } from './guest-session.entity.ts';
import { Holds } from './holds.ts';
import { payableMs, paymentLines, PaymentLinks } from './payment-links.ts';
import type { PricedOffer } from './priced-offer.ts';

/** A payment made in the last second is still on its way when the page has closed. */
const graceMs = 5 * 60_000;

/** Turns a session with a room and a guest into a page to pay on, once. */
@Injectable()
export class Checkouts {
  constructor(
    private readonly database: DataSource,
    private readonly holds: Holds,
    private readonly links: PaymentLinks,
    private readonly clock: Clock,
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
    const { price, roomTypeName } = session.choice!;
    await this.links.send(payment, {
      to: session.guestPhone,
      lines: paymentLines(roomTypeName, price),
      email: guest.email || null,
      words: 'pay for your stay',
    });
  }

  /** Where a session is paid, while it can be. */
  async linkOf(session: GuestSessionEntity): Promise<string | null> {
    const where = { sessionId: session.id, status: 'pending' };
    return (await this.database.getRepository(PaymentEntity).findOneBy(where))?.link ?? null;
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
