import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { PaymentProgress } from '@booking/contracts/guest-pages';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In, Repository } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { preparedQuery } from '../../../platform/database/prepared.query.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { ProviderError } from '../../../platform/outbound/provider.error.ts';
import type { Stay } from '../../../providers/property-system.port.ts';
import { PaymentEntity } from '../../payments/records/payment.entity.ts';
import { RoomChoiceService } from '../selection/room-choice.service.ts';
import { GuestLinks } from '../links/guest-links.service.ts';
import { GuestSessionEntity, type BookingGuest } from '../links/guest-session.entity.ts';
import { RoomHoldRepository } from '../selection/room-hold.repository.ts';
import {
  roomHoldEnd,
  checkoutLifetimeMs,
  checkoutLines,
  CheckoutSessionsService,
  minCheckoutMs,
  type PaymentLinkResult,
} from '../../payments/checkout-sessions/checkout-sessions.service.ts';
import type { PricedOffer } from '../selection/priced-offer.mapper.ts';
import { RoomLinks } from '../links/room-links.service.ts';
import { SupersededLinks } from './superseded-links.service.ts';

/** What is kept with a payment: all that is needed to book when it is paid. */
export type PaidBooking = Stay &
  Pick<PricedOffer, 'roomTypeId' | 'roomTypeName' | 'rateId'> & {
    guestName: string;
    guestEmail: string;
    guestPhone: string;
    firstName: string;
    lastName: string;
  };

/** Turns a session with a room and a guest into a page to pay on, once. */
@Injectable()
export class Checkouts {
  constructor(
    private readonly database: DataSource,
    @InjectRepository(GuestSessionEntity) private readonly guestSessions: Repository<GuestSessionEntity>,
    private readonly rooms: RoomChoiceService,
    private readonly sessions: GuestLinks,
    private readonly roomLinks: RoomLinks,
    private readonly superseded: SupersededLinks,
    private readonly holds: RoomHoldRepository,
    private readonly links: CheckoutSessionsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Keeps who books and texts where to pay; the room is priced and held again first. Sent again it makes no second payment, but
   * corrects who books.
   * @param isOnPage whether whoever books is on the page of the link, which shows where to pay as well
   * @returns the payment, and whether its link was texted now, not before
   * @throws Refusal 409 without a room, when it is gone or costs another price, or another link is used; ProviderError as `send`
   */
  async pay(found: GuestSessionEntity, guest: BookingGuest, isOnPage = false): Promise<PaymentLinkResult> {
    await this.keepRoom(found);
    const { session, payment } = await this.database.transaction(async (em) => {
      // a room chosen by another link of this number meanwhile does not take this one's hold
      await this.sessions.lockCaller(em, found);
      await this.superseded.insteadOf(em, found);
      const session = await this.sessions.lock(em, found);
      return { session, payment: await this.begin(em, session, guest) };
    });
    await this.correct(payment, session, guest);
    return { payment, isTexted: await this.send(payment, session, guest, isOnPage) };
  }

  /** Where there is no list of rooms to go back to, one is texted, and is used instead. */
  private async keepRoom(found: GuestSessionEntity): Promise<void> {
    try {
      await this.rooms.keep(found);
    } catch (error) {
      const isTaken = error instanceof Refusal && error.code === 'room_taken';
      if (!isTaken || found.purpose !== 'booking_details') throw error;
      const isTexted = await this.roomLinks.send({ ...found, stay: found }).then(
        () => true,
        () => false,
      );
      if (isTexted) {
        const where = { id: found.id };
        await this.guestSessions.update(where, { supersededAt: this.clock.now() });
      }
      const next = isTexted
        ? 'We texted you a link to choose another one.'
        : 'Please call us, and we will find you another one.';
      throw new Refusal(409, 'room_taken', `This room has just been taken. ${next}`);
    }
  }

  /** A name or address said better while it can be paid is the one that is booked. */
  private async correct(
    { id, stripeSession, paidAt }: PaymentEntity,
    session: GuestSessionEntity,
    guest: BookingGuest,
  ) {
    if (!stripeSession || paidAt || isDeepStrictEqual(session.guest, guest)) return;
    await this.database.transaction(async (em) => {
      const names = JSON.stringify(namesOf(guest));
      await em.query(`UPDATE payment SET metadata = metadata || $2 WHERE id = $1 AND status = 'pending'`, [id, names]);
      await em.update(GuestSessionEntity, { id: session.id }, { guest });
    });
  }

  /** The payment of a session, made or as it was; its room stays held as long as it can be paid. */
  private async begin(em: EntityManager, session: GuestSessionEntity, guest: BookingGuest): Promise<PaymentEntity> {
    const { id: sessionId, mode, callId, choice } = session;
    if (!choice) throw new Refusal(409, 'no_room', 'Please choose a room first.');
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + checkoutLifetimeMs);
    const amountCents = choice.price.totalCents;
    const metadata = this.metadata(session, guest, choice);
    const known = await em.findOneBy(PaymentEntity, { sessionId, status: In(['pending', 'completed', 'refunded']) });
    if (known?.stripeSession) return known;
    if (known) {
      const isSame = known.amountCents === amountCents && isDeepStrictEqual(known.metadata, metadata);
      if (isSame && known.expiresAt!.getTime() - now.getTime() > minCheckoutMs) return known;
      // nobody was told its address, and under its key Stripe would refuse what has changed
      await em.update(PaymentEntity, { id: known.id }, { status: 'canceled', expiresAt: now });
    }
    await em.update(GuestSessionEntity, { id: sessionId }, { guest });
    await this.holds.extend(em, { sessionId }, roomHoldEnd(expiresAt));
    const place = { mode, callId, sessionId, purpose: 'booking', status: 'pending' } as const;
    return em.save(em.create(PaymentEntity, { ...place, amountCents, expiresAt, metadata }));
  }

  /**
   * The page for a payment; asked twice, there is still one. Its address is texted to the guest.
   * @throws ProviderError when Stripe or the text failed; asking again goes on where it stopped
   */
  private async send(
    payment: PaymentEntity,
    session: GuestSessionEntity,
    guest: BookingGuest,
    isOnPage: boolean,
  ): Promise<boolean> {
    const { price, roomTypeName } = session.choice!;
    const page = {
      to: session.guestPhone,
      lines: checkoutLines(roomTypeName, price),
      email: guest.email || null,
      words: 'pay for your stay',
      isOnPage,
      opened: (em: EntityManager) => this.opened(em, payment, session, guest),
    };
    return this.links.send(payment, page).catch(async (error: unknown) => {
      if (!isOnPage || !(error instanceof Refusal) || !(await this.progressOf(session)).paymentUrl) throw error;
      const trouble = error instanceof ProviderError ? error.trouble : 'refused';
      throw new ProviderError(trouble, 'We could not text you the payment link. You can pay on this page.');
    });
  }

  /** How far the payment of a session is, and where it is made while it can be. */
  async progressOf({ id: sessionId, supersededAt }: GuestSessionEntity): Promise<PaymentProgress> {
    const [made] = await preparedQuery<{ isPaid: boolean; isProcessing: boolean | null; link: string | null }>(
      this.database,
      `SELECT paid_at IS NOT NULL AS "isPaid", metadata->>'processing' = 'true' AS "isProcessing", link
       FROM payment WHERE session_id = $1 AND status IN ('pending', 'completed')`,
      [sessionId],
    );
    if (made?.isPaid) return { payment: 'paid', paymentUrl: null };
    if (made?.isProcessing) return { payment: 'processing', paymentUrl: null };
    return { payment: 'due', paymentUrl: supersededAt ? null : (made?.link ?? null) };
  }

  /** What is paid for is what is chosen, whatever was chosen meanwhile. */
  private async opened(
    em: EntityManager,
    { expiresAt }: PaymentEntity,
    session: GuestSessionEntity,
    guest: BookingGuest,
  ): Promise<void> {
    await this.sessions.lock(em, session);
    const { choice } = session;
    await em.update(GuestSessionEntity, { id: session.id }, { status: 'contact_submitted', choice, guest });
    const room = { ...session, roomTypeId: choice!.roomTypeId };
    await this.holds.put(em, { sessionId: session.id }, [room], roomHoldEnd(expiresAt!));
  }

  private metadata(session: GuestSessionEntity, guest: BookingGuest, choice: PricedOffer): PaidBooking {
    const { startDate, endDate, adults, children } = session;
    return {
      ...namesOf(guest),
      ...{ startDate, endDate, adults, children },
      roomTypeId: choice.roomTypeId,
      roomTypeName: choice.roomTypeName,
      rateId: choice.rateId,
    };
  }
}

const namesOf = ({ firstName, lastName, email, phone }: BookingGuest) => ({
  guestName: `${firstName} ${lastName}`.trim(),
  guestEmail: email,
  guestPhone: phone,
  firstName,
  lastName,
});
