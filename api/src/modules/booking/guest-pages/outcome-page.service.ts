import { Injectable } from '@nestjs/common';
import { addressOf } from '@booking/contracts/endpoint';
import { guestPageEndpoints, type CheckoutOutcome } from '@booking/contracts/guest-pages';
import { Env } from '../../../platform/env/env.service.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import type { PaymentEntity } from '../../payments/records/payment.entity.ts';
import { HotelFacts } from '../../hotel/settings/hotel-facts.service.ts';
import { calendarFile } from './calendar-file.mapper.ts';
import type { PaidBooking } from '../checkout/paid-booking.mapper.ts';
import { SessionPaymentRepository } from '../links/session-payment.repository.ts';
import { lastDayHeld } from '../../payments/checkout-sessions/bank-transfer-times.rule.ts';

const ends = ['failed', 'expired', 'refunded'] as const;

/** Only the webhook makes a payment paid, never the page. */
function statusOf({ status, paidAt, askedCents, metadata }: PaymentEntity): CheckoutOutcome['status'] {
  const end = ends.find((each) => each === status);
  if (end) return end;
  if (paidAt) return askedCents === null ? 'confirmed' : 'confirming';
  return metadata['processing'] ? 'processing' : 'confirming';
}

/** When a guest is expected for a payment; undefined for a payment for an existing reservation, or for
 * one that Cloudbeds refused. */
function stayOf(payment: PaymentEntity): Pick<PaidBooking, 'startDate' | 'endDate'> | undefined {
  const { purpose, syncStatus } = payment;
  if (purpose !== 'booking' || statusOf(payment) !== 'confirmed' || syncStatus === 'failed') return undefined;
  const { startDate, endDate } = payment.metadata as PaidBooking;
  return { startDate, endDate };
}

/** What a guest reads after paying. */
@Injectable()
export class OutcomePage {
  constructor(
    private readonly payments: SessionPaymentRepository,
    private readonly hotel: HotelFacts,
    private readonly env: Env,
  ) {}

  /** How far a checkout is, and the stay once it is paid. */
  async getOutcome(checkout: string | undefined): Promise<CheckoutOutcome> {
    const payment = checkout && (await this.payments.findByCheckout(checkout));
    if (!payment) return { status: 'unknown' };
    const stay = stayOf(payment);
    const status = statusOf(payment);
    const { purpose } = payment;
    return {
      status,
      purpose,
      ...(status === 'processing' && purpose !== 'balance' && this.heldUntil(payment)),
      ...(stay && { stay: { ...stay, calendar: addressOf(guestPageEndpoints.calendar, {}, { checkout }) } }),
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

  private heldUntil(payment: PaymentEntity): Pick<CheckoutOutcome, 'heldUntil'> {
    const heldUntil = lastDayHeld(payment, this.env.settings.HOTEL_TIME_ZONE);
    return heldUntil === undefined ? {} : { heldUntil };
  }
}
