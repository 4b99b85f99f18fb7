import { Injectable } from '@nestjs/common';
import type { BookedStay } from '@booking/contracts/booked-stay';
import { hotelDate } from '@booking/hotel/hotel-time';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Env } from '../../../platform/env/env.service.ts';
import { PrecheckinLinksService } from '../../arrival/links/precheckin-links.service.ts';
import { invitationDay } from '../../arrival/links/invitation-day.rule.ts';
import { PrecheckinRepository } from '../../arrival/precheckin/precheckin.repository.ts';
import { TextsService } from '../../hotel/texts/texts.service.ts';
import { confirmationKeys } from '../../payments/confirmations/confirmation-keys.rule.ts';
import type { PaymentEntity } from '../../payments/records/payment.entity.ts';
import type { PaidBooking } from '../checkout/paid-booking.mapper.ts';
import { GuestNumbers } from '../links/guest-numbers.service.ts';
import { toldByText } from './told-by-text.rule.ts';

/** As long as a texted link lives: whoever comes back from paying goes on at once. */
const goOnMs = 24 * 60 * 60_000;

/** What the page after a payment shows of a booking. Whoever holds the address of that page sees it, so it names nobody. */
@Injectable()
export class BookedStays {
  constructor(
    private readonly numbers: GuestNumbers,
    private readonly texts: TextsService,
    private readonly precheckins: PrecheckinRepository,
    private readonly precheckinLinks: PrecheckinLinksService,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  /** Until the day of departure is over; afterwards nothing is shown of it. */
  async find(payment: PaymentEntity): Promise<BookedStay | undefined> {
    const booking = payment.metadata as Partial<PaidBooking>;
    const { startDate, endDate, adults = 1, children = 0, roomTypeName = '', rateType = 'standard' } = booking;
    if (!startDate || !endDate || endDate < this.today) return undefined;
    const { reservationId, amountCents: amountPaid, refundedCents: amountRefunded } = payment;
    const [told, precheckin] = await Promise.all([this.toldOf(payment), this.precheckinOf(payment, startDate)]);
    return {
      ...{ reservationId, roomTypeName, rateType, startDate, endDate, adults, children, amountPaid, amountRefunded },
      ...told,
      isEmailed: reservationId !== null && Boolean(booking.guestEmail),
      precheckin,
    };
  }

  private get today(): string {
    return hotelDate(this.clock.now(), this.env.settings.HOTEL_TIME_ZONE);
  }

  private async toldOf(payment: PaymentEntity): Promise<Pick<BookedStay, 'text' | 'mayBeTexted'>> {
    const { id, mode, metadata } = payment;
    const number = await this.numbers.findFor(payment);
    const [statuses, optOut, canText] = await Promise.all([
      this.texts.listStatuses(mode, confirmationKeys(id)),
      number ? this.texts.findOptOut(mode, number) : null,
      number ? this.texts.canText(mode, number) : false,
    ]);
    const isOptedOut = optOut !== null;
    const text = toldByText({ statuses, isOptedOut, hasProblem: 'confirmationProblem' in metadata });
    return { text, mayBeTexted: canText && text !== 'failed' };
  }

  /** A link to it is given to who has just paid alone: it opens more of the guest than this page. */
  private async precheckinOf(payment: PaymentEntity, startDate: string): Promise<BookedStay['precheckin']> {
    const { mode, reservationId, paidAt } = payment;
    const now = this.clock.now();
    const isRecent = paidAt !== null && now.getTime() - paidAt.getTime() < goOnMs;
    const known = reservationId && isRecent ? await this.precheckins.findByReservation(mode, reservationId) : null;
    const isOpen = known !== null && known.revokedAt === null && known.expiresAt > now;
    const opensOn = invitationDay(startDate);
    return { opensOn, isOpen: opensOn <= this.today, url: (isOpen && this.precheckinLinks.findPath(known)) || null };
  }
}
