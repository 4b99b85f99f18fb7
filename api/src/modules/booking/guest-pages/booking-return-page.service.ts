import { Injectable } from '@nestjs/common';
import type { BookingReturn } from '@booking/contracts/booking-return';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import type { PaymentEntity } from '../../payments/records/payment.entity.ts';
import { confirmationPath } from '../../payments/checkout-sessions/checkout-sessions.service.ts';
import { Checkouts } from '../checkout/checkouts.service.ts';
import type { PaidBooking } from '../checkout/paid-booking.mapper.ts';
import { RoomChanges } from '../checkout/room-changes.service.ts';
import { GuestLinks } from '../links/guest-links.service.ts';
import type { GuestSessionEntity } from '../links/guest-session.entity.ts';
import { GuestSessionRepository } from '../links/guest-session.repository.ts';
import { LinkMisses } from '../links/link-misses.service.ts';
import { ReturnKeys } from '../links/return-keys.service.ts';
import { SessionPaymentRepository } from '../links/session-payment.repository.ts';
import { RoomChoiceService } from '../selection/room-choice.service.ts';
import { returnStatus } from './return-status.rule.ts';

const invalid = (): Refusal => new Refusal(404, 'invalid_link', 'This payment link is invalid or has expired.');
const over = (): Refusal =>
  new Refusal(409, 'link_over', 'This stay can no longer be paid from here. Please open our newest text, or call us.');

const nothingLeft = {
  ...({ status: 'over', paymentUrl: null, amount: null, held: null } as const),
  ...{ roomTypeName: null, stay: null, mayChooseAgain: false, confirmation: null },
};

/** The newest payment of what a guest turned back from, and the session that it is for, as long as its link can be used. */
type Returned = { payment: PaymentEntity; session: GuestSessionEntity | null };

/** The page to which Stripe leads a guest back who did not pay. Its key is in that address alone, and tells nothing of who the guest is. */
@Injectable()
export class BookingReturnPage {
  constructor(
    private readonly keys: ReturnKeys,
    private readonly misses: LinkMisses,
    private readonly payments: SessionPaymentRepository,
    private readonly sessions: GuestSessionRepository,
    private readonly links: GuestLinks,
    private readonly checkouts: Checkouts,
    private readonly changes: RoomChanges,
    private readonly rooms: RoomChoiceService,
    private readonly clock: Clock,
  ) {}

  /** @throws Refusal 404, and 429 after too many misses from one address */
  async view(key: string, ip: string): Promise<BookingReturn> {
    const { payment, session } = await this.find(key, ip);
    const { purpose, amountCents: amount, link, stripeSession, metadata } = payment;
    const status = returnStatus(payment, session !== null, this.clock.now());
    if (status === 'over') return { ...nothingLeft, purpose };
    const { roomTypeName = null, startDate, endDate, adults, children } = metadata as Partial<PaidBooking>;
    const isBooking = purpose === 'booking' && startDate && endDate;
    const isPaid = status === 'paid' || status === 'processing';
    return {
      ...{ status, purpose, amount, roomTypeName },
      paymentUrl: status === 'open' ? link : null,
      held: status === 'open' && session ? (await this.checkouts.progressOf(session)).held : null,
      stay: isBooking ? { startDate, endDate, adults: adults ?? 1, children: children ?? 0 } : null,
      mayChooseAgain: session !== null && !isPaid,
      confirmation: isPaid && stripeSession ? confirmationPath(stripeSession) : null,
    };
  }

  /** @returns where to pay @throws as `view`; Refusal 409 when the room is gone, costs another price or was held for long enough */
  async payAgain(key: string, ip: string): Promise<string> {
    const { payment, session } = await this.find(key, ip);
    const status = returnStatus(payment, session !== null, this.clock.now());
    if (status === 'open') return payment.link!;
    if (status !== 'ended' || !session?.guest) throw over();
    // one whose time is over may be open at Stripe for a moment more
    if (payment.status === 'pending') await this.changes.giveBack(session);
    await this.chooseSame(payment, (await this.sessions.find(session.id))!);
    const chosen = await this.sessions.find(session.id);
    const failure = await this.checkouts.pay(chosen!, session.guest, true).then(
      () => undefined,
      (error: unknown) => error,
    );
    // the guest is on a page of ours, so a text that did not go out keeps nobody from paying
    const { paymentUrl } = await this.checkouts.progressOf(chosen!);
    if (paymentUrl) return paymentUrl;
    throw failure instanceof Error ? failure : over();
  }

  /** @returns the path of the page with the rooms @throws as `view`; Refusal 409 once it is paid; ProviderError */
  async chooseAgain(key: string, ip: string): Promise<string> {
    const { session } = await this.find(key, ip);
    if (!session) throw over();
    return this.links.pathOf(await this.changes.chooseAgain(session));
  }

  private async find(key: string, ip: string): Promise<Returned> {
    const id = this.keys.readReturnKey(key);
    const found = await this.misses.lookUp(ip, async () => (id && (await this.payments.find(id))) || undefined);
    if (!found) throw invalid();
    if (found.sessionId === null) return { payment: found, session: null };
    const [payment, session] = await Promise.all([
      this.payments.findNewest(found.sessionId),
      this.sessions.find(found.sessionId),
    ]);
    return { payment: payment ?? found, session: session && this.links.isUsable(session) ? session : null };
  }

  /** A page to pay on that has ended gave the room back, so it is chosen anew, at the price that the guest knows. */
  private async chooseSame({ metadata, amountCents }: PaymentEntity, session: GuestSessionEntity): Promise<void> {
    if (session.status !== 'available') return;
    const { roomTypeId, rateId } = metadata as PaidBooking;
    await this.rooms.choose(session, { roomTypeId, ratePlanId: rateId, shownCents: amountCents });
  }
}
