import { Injectable } from '@nestjs/common';
import { addressOf } from '@booking/contracts/endpoint';
import { guestPageEndpoints, type CheckoutOutcome } from '@booking/contracts/guest-pages';
import { Env } from '../../../platform/env/env.service.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import type { PaymentEntity } from '../../payments/records/payment.entity.ts';
import { HotelFacts } from '../../hotel/settings/hotel-facts.service.ts';
import { BookedStays } from './booked-stays.service.ts';
import { calendarFile } from './calendar-file.mapper.ts';
import type { PaidBooking } from '../checkout/paid-booking.mapper.ts';
import { TermsService } from '../terms/terms.service.ts';
import { SessionPaymentRepository } from '../links/session-payment.repository.ts';
import { GuestLanguages } from '../links/guest-languages.service.ts';
import { lastDayHeld } from '../../payments/checkout-sessions/bank-transfer-times.rule.ts';

const ends = ['failed', 'expired', 'refunded'] as const;

/** Only the webhook makes a payment paid, never the page. What could not be entered in the property system is not called confirmed. */
function statusOf({ status, purpose, paidAt, askedCents, syncStatus, metadata }: PaymentEntity) {
  const end = ends.find((each) => each === status);
  if (end) return end;
  if (paidAt && askedCents !== null) return 'confirming';
  if (paidAt) return purpose === 'booking' && syncStatus === 'failed' ? 'received' : 'confirmed';
  return metadata['processing'] ? 'processing' : 'confirming';
}

/** When a guest is expected for a payment; undefined for one for an existing reservation, or that Cloudbeds refused. */
function stayOf(payment: PaymentEntity): Pick<PaidBooking, 'startDate' | 'endDate'> | undefined {
  if (payment.purpose !== 'booking' || statusOf(payment) !== 'confirmed') return undefined;
  const { startDate, endDate } = payment.metadata as Partial<PaidBooking>;
  return startDate && endDate ? { startDate, endDate } : undefined;
}

/** What a guest reads after paying. */
@Injectable()
export class OutcomePage {
  constructor(
    private readonly payments: SessionPaymentRepository,
    private readonly languages: GuestLanguages,
    private readonly booked: BookedStays,
    private readonly hotel: HotelFacts,
    private readonly terms: TermsService,
    private readonly env: Env,
  ) {}

  /** How far a checkout is, and what was booked once it is paid. */
  async getOutcome(checkout: string | undefined): Promise<CheckoutOutcome> {
    const payment = checkout && (await this.payments.findByCheckout(checkout));
    if (!payment) return { status: 'unknown' };
    const stay = stayOf(payment);
    const status = statusOf(payment);
    const { purpose } = payment;
    const language = await this.languages.findFor(payment);
    const booking = stay && (await this.booked.find(payment));
    return {
      status,
      purpose,
      ...(language && { language }),
      ...(status === 'processing' && purpose !== 'balance' && this.heldUntil(payment)),
      ...(stay && { stay: { ...stay, calendar: addressOf(guestPageEndpoints.calendar, {}, { checkout }) } }),
      ...(stay && (await this.agreedTerms(payment))),
      ...(booking && { booking }),
    };
  }

  /** The stay as a file for calendars. @throws Refusal 404 when there is none */
  async calendar(checkout: string): Promise<string> {
    const payment = await this.payments.findByCheckout(checkout);
    const stay = payment && stayOf(payment);
    if (!stay) throw new Refusal(404, 'no_stay', 'There is no confirmed stay to add to a calendar.');
    const { id, reservationId, paidAt } = payment;
    return calendarFile({ ...stay, id, reservationId, writtenAt: paidAt!, hotel: await this.hotel.read() });
  }

  private async agreedTerms({
    termsVersion,
    metadata,
  }: PaymentEntity): Promise<Pick<CheckoutOutcome, 'terms' | 'termsText'>> {
    const { terms } = metadata as PaidBooking;
    return terms && termsVersion ? { terms, termsText: await this.terms.findText(termsVersion) } : {};
  }

  private heldUntil(payment: PaymentEntity): Pick<CheckoutOutcome, 'heldUntil'> {
    const heldUntil = lastDayHeld(payment, this.env.settings.HOTEL_TIME_ZONE);
    return heldUntil === undefined ? {} : { heldUntil };
  }
}
