import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { PaymentStatus, type PaymentEvent } from '@booking/contracts/payments';
import { addDays, startOfHotelDay } from '@booking/hotel/hotel-time';
import { DataSource } from 'typeorm';
import { Env } from '../../platform/env/env.ts';
import { pageOf, type Cursor } from '../../platform/http/page-link.ts';
import { PaymentEntity } from '../payments/payment.entity.ts';
import { searchPayments } from '../payments/payment-search.ts';
import { Payments } from '../payments/payments.ts';
import { refundList } from '../payments/refunds.ts';

export type PaymentFilter = {
  mode: Mode;
  q?: string | undefined;
  status?: PaymentStatus | undefined;
  /** Hotel dates, both included. */
  from?: string | undefined;
  to?: string | undefined;
  payment?: string | undefined;
  unsynced?: 'true' | undefined;
};

/** A payment as the console shows it. */
export const toPaymentEvent = (payment: PaymentEntity, isUnsynced: boolean): PaymentEvent => {
  const { id, amountCents, refundedCents, stripeSession, purpose, syncStatus, syncError } = payment;
  const { createdAt, paidAt, callId, sessionId, reservationId, metadata } = payment;
  return {
    ...{ id, amountCents, refundedCents, stripeSession, purpose, syncStatus, syncError },
    ...{ callId, sessionId, reservationId },
    isUnsynced,
    refunds: refundList(metadata),
    status: PaymentStatus.parse(payment.status),
    createdAt: createdAt.toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
    metadata: payment.closedNote ? { ...metadata, closedByHand: payment.closedNote } : metadata,
  };
};

/** Payments of a mode, newest first. */
@Injectable()
export class PaymentList {
  constructor(
    private readonly database: DataSource,
    private readonly env: Env,
    private readonly payments: Payments,
  ) {}

  async page(
    filter: PaymentFilter,
    limit: number,
    after?: Cursor,
  ): Promise<{ payments: PaymentEvent[]; next: Cursor | undefined }> {
    const { mode, q, status, from, to, payment, unsynced } = filter;
    const zone = this.env.settings.HOTEL_TIME_ZONE;
    const query = this.database
      .getRepository(PaymentEntity)
      .createQueryBuilder('payment')
      .where('payment.mode = :mode', { mode })
      .orderBy('payment.createdAt', 'DESC')
      .addOrderBy('payment.id', 'DESC')
      .limit(limit + 1);
    if (q) searchPayments(query, q);
    if (status) query.andWhere('payment.status = :status', { status });
    if (from) query.andWhere('payment.createdAt >= :from', { from: startOfHotelDay(from, zone) });
    if (to) query.andWhere('payment.createdAt < :to', { to: startOfHotelDay(addDays(to, 1), zone) });
    if (payment) query.andWhere({ id: payment });
    if (unsynced) query.andWhere(this.payments.whereUnsynced);
    if (after) query.andWhere('(payment.createdAt, payment.id) < (:at, :id)', after);
    const { rows, next } = pageOf(await query.getMany(), limit, ({ createdAt: at, id }) => ({ at, id }));
    return { payments: rows.map((each) => toPaymentEvent(each, this.payments.isUnsynced(each))), next };
  }

  /** All pages of a filter, one after the other. */
  async *pages(filter: PaymentFilter): AsyncIterable<PaymentEvent[]> {
    let after: Cursor | undefined;
    do {
      const { payments, next } = await this.page(filter, 500, after);
      yield payments;
      after = next;
    } while (after);
  }
}
