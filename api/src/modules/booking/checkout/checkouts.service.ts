import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { PaymentProgress } from '@booking/contracts/payment-progress';
import { phoneInWords } from '@booking/hotel/phone-in-words';
import { usualLanguage } from '@booking/languages/language';
import { words } from '@booking/languages/words';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { type Transaction, Transactions } from '../../../platform/database/transactions.service.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { ProviderError } from '../../../platform/outbound/provider.error.ts';
import { HotelFacts } from '../../hotel/settings/hotel-facts.service.ts';
import type { PaymentEntity } from '../../payments/records/payment.entity.ts';
import { RoomChoiceService } from '../selection/room-choice.service.ts';
import { GuestLinks } from '../links/guest-links.service.ts';
import type { BookingGuest, GuestSessionEntity } from '../links/guest-session.entity.ts';
import { GuestSessionRepository } from '../links/guest-session.repository.ts';
import { PaymentsRepository } from '../../payments/records/payments.repository.ts';
import { SessionPaymentRepository } from '../links/session-payment.repository.ts';
import { promisedHold, roomHoldEnd } from '../selection/room-hold-time.rule.ts';
import { RoomHoldRepository } from '../selection/room-hold.repository.ts';
import {
  checkoutLifetimeMs,
  checkoutLines,
  CheckoutSessionsService,
  confirmationPath,
  minCheckoutMs,
  type OpenCheckout,
  type PaymentLinkResult,
} from '../../payments/checkout-sessions/checkout-sessions.service.ts';
import { RoomLinks } from '../links/room-links.service.ts';
import { paymentPageTerms } from '../terms/payment-page-terms.mapper.ts';
import { textOf, toTerms } from '../terms/offer-terms.mapper.ts';
import { TermsService } from '../terms/terms.service.ts';
import { toBookedGuest, toPaidBooking } from './paid-booking.mapper.ts';
import { SupersededLinks } from './superseded-links.service.ts';

/** Turns a session with a room and a guest into a page to pay on, once. */
@Injectable()
export class Checkouts {
  private readonly sending = new Map<string, Promise<boolean>>();

  constructor(
    private readonly transactions: Transactions,
    private readonly sessions: GuestSessionRepository,
    private readonly payments: PaymentsRepository,
    private readonly sessionPayments: SessionPaymentRepository,
    private readonly holds: RoomHoldRepository,
    private readonly rooms: RoomChoiceService,
    private readonly links: GuestLinks,
    private readonly roomLinks: RoomLinks,
    private readonly superseded: SupersededLinks,
    private readonly checkoutSessions: CheckoutSessionsService,
    private readonly terms: TermsService,
    private readonly hotel: HotelFacts,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores the guest and texts the payment link, after the room is priced and held again. A repeated call makes no second payment, but
   * corrects the guest.
   * @param isOnPage whether the guest is on the page of the link, which shows where to pay as well
   * @returns the payment, and whether its link was texted now, not before
   * @throws Refusal 409 without a room, when it is gone or costs another price, or another link is used; ProviderError when Stripe or
   * the text failed; asking again goes on where it stopped
   */
  async pay(found: GuestSessionEntity, guest: BookingGuest, isOnPage = false): Promise<PaymentLinkResult> {
    await this.keepRoom(found);
    const { session, payment } = await this.transactions.run(async (transaction) => {
      // a room chosen by another link of this number meanwhile does not take this one's hold
      await this.links.lockCaller(transaction, found);
      await this.superseded.expireOtherLinks(transaction, found);
      const session = await this.links.lock(transaction, found);
      return { session, payment: await this.begin(transaction, session, guest) };
    });
    if (payment.paidAt) return { payment, isTexted: false };
    await this.correct(payment, session, guest);
    const { id } = payment;
    // callers meanwhile get the same answer
    const sending =
      this.sending.get(id) ??
      this.openAndText(payment, session, guest, isOnPage).finally(() => this.sending.delete(id));
    this.sending.set(id, sending);
    return { payment, isTexted: await sending };
  }

  /** Where there is no list of rooms to go back to, one is texted, and is used instead. */
  private async keepRoom(found: GuestSessionEntity): Promise<void> {
    try {
      await this.rooms.holdAgain(found);
    } catch (error) {
      const isTaken = error instanceof Refusal && error.code === 'room_taken';
      if (!isTaken || found.purpose !== 'booking_details') throw error;
      const isTexted = await this.roomLinks.send({ ...found, stay: found }).then(
        () => true,
        () => false,
      );
      if (isTexted) await this.sessions.update(found.id, { supersededAt: this.clock.now() });
      const [code, next] = isTexted
        ? ['room_taken_texted', 'We texted you a link to choose another one.']
        : ['room_taken_call', 'Please call us, and we will find you another one.'];
      throw new Refusal(409, code, `This room has just been taken. ${next}`);
    }
  }

  /** A name or address said better while it can be paid is the one that is booked. */
  private async correct({ id, stripeSession }: PaymentEntity, session: GuestSessionEntity, guest: BookingGuest) {
    if (!stripeSession || isDeepStrictEqual(session.guest, guest)) return;
    await this.transactions.run(async (transaction) => {
      await this.payments.correctGuest(id, toBookedGuest(guest), transaction);
      await this.sessions.update(session.id, { guest }, transaction);
    });
  }

  /** The payment of a session, made or as it was; its room stays held as long as it can be paid. */
  private async begin(
    transaction: Transaction,
    session: GuestSessionEntity,
    guest: BookingGuest,
  ): Promise<PaymentEntity> {
    const { id: sessionId, mode, callId, choice } = session;
    if (!choice) throw new Refusal(409, 'no_room', 'Please choose a room first.');
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + checkoutLifetimeMs);
    const amountCents = choice.price.totalCents;
    const metadata = toPaidBooking(session, guest, choice);
    const known = await this.payments.findOfSession(sessionId, transaction);
    if (known?.stripeSession) return known;
    if (known) {
      const isSame = known.amountCents === amountCents && isDeepStrictEqual(known.metadata, metadata);
      if (isSame && known.expiresAt!.getTime() - now.getTime() > minCheckoutMs) return known;
      // its address was never sent, and under its key Stripe would refuse what has changed
      await this.payments.cancelWithoutSession([sessionId], now, transaction);
    }
    await this.sessions.update(sessionId, { guest }, transaction);
    await this.holds.extend(transaction, { sessionId }, roomHoldEnd(expiresAt));
    const place = { mode, callId, sessionId, purpose: 'booking' } as const;
    const policy = choice.terms?.policy;
    if (policy) await this.terms.keep(policy, transaction);
    const agreed = { termsVersion: policy?.version ?? null, metadata };
    return this.payments.create({ ...place, amountCents, expiresAt, ...agreed }, transaction);
  }

  /** Opens the page of a payment, one however often it is asked for, and texts its address. @returns whether it was texted now */
  private async openAndText(
    payment: PaymentEntity,
    session: GuestSessionEntity,
    guest: BookingGuest,
    isOnPage: boolean,
  ): Promise<boolean> {
    const link = payment.link ?? (await this.openPage(payment, session, guest));
    if (isOnPage) await this.checkoutSessions.noteShown(payment);
    try {
      return await this.checkoutSessions.text(payment, link, {
        to: session.guestPhone,
        payable: { what: 'booking' },
        language: session.language,
      });
    } catch (error) {
      if (!isOnPage || !(error instanceof Refusal) || !(await this.progressOf(session)).paymentUrl) throw error;
      const kind = error instanceof ProviderError ? error.kind : 'refused';
      const sentence = 'We could not text you the payment link. You can pay on this page.';
      throw new ProviderError(kind, sentence, false, 'link_not_texted');
    }
  }

  private async openPage(payment: PaymentEntity, session: GuestSessionEntity, guest: BookingGuest): Promise<string> {
    const { language } = session;
    const { price, roomTypeName } = session.choice!;
    const terms = await this.termsBesidesButton(session);
    const page = { lines: checkoutLines(roomTypeName, price), email: guest.email || null, language, terms };
    const checkout = await this.checkoutSessions.create(payment, page);
    try {
      await this.transactions.run((transaction) => this.storePage(transaction, payment, checkout, session, guest));
    } catch (error) {
      if (error instanceof Refusal) await this.checkoutSessions.end(payment, checkout);
      throw error;
    }
    return checkout.url;
  }

  private async termsBesidesButton({ choice, language }: GuestSessionEntity): Promise<string | null> {
    const { terms } = choice!;
    if (!terms) return null;
    const { phone } = await this.hotel.read();
    const agreement = { terms: toTerms(terms), text: textOf(terms) };
    return paymentPageTerms(agreement, words(language ?? usualLanguage), phoneInWords(phone));
  }

  /** What is paid for is what is chosen, whatever was chosen meanwhile. */
  private async storePage(
    transaction: Transaction,
    payment: PaymentEntity,
    checkout: OpenCheckout,
    session: GuestSessionEntity,
    guest: BookingGuest,
  ): Promise<void> {
    await this.links.lock(transaction, session);
    const { choice } = session;
    await this.sessions.update(session.id, { status: 'contact_submitted', choice, guest }, transaction);
    const room = { ...session, roomTypeId: choice!.roomTypeId };
    await this.holds.save(transaction, { sessionId: session.id }, [room], roomHoldEnd(payment.expiresAt!));
    await this.checkoutSessions.store(payment, checkout, transaction);
  }

  /** How far the payment of a session is, where it is made while it can be, and until when its room is held. */
  async progressOf({ id, supersededAt, choice }: GuestSessionEntity): Promise<PaymentProgress> {
    const made = await this.sessionPayments.findProgress(id);
    const confirmation = made.checkout === null ? null : confirmationPath(made.checkout);
    const nothingDue = { paymentUrl: null, amountDue: null, held: null, confirmation };
    if (made.isPaid) return { payment: 'paid', ...nothingDue };
    if (made.isProcessing) return { payment: 'processing', ...nothingDue };
    if (supersededAt) return { payment: 'due', ...nothingDue, confirmation: null };
    const { link, amountCents, holdEnd, payEnd } = made;
    const now = this.clock.now();
    // Stripe takes no money after that, also before it has said so
    const paymentUrl = payEnd && payEnd > now ? link : null;
    return {
      payment: 'due',
      paymentUrl,
      amountDue: paymentUrl === null ? null : amountCents,
      held: choice && promisedHold({ holdEnd, payEnd: link === null ? null : payEnd }, now),
      confirmation: null,
    };
  }
}
