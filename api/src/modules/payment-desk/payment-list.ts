import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { PaymentStatus, type PaymentEvent } from '@booking/contracts/payments';
import { DataSource, In } from 'typeorm';
import { newestIds } from '../../platform/database/newest-ids.ts';
import { onDays } from '../../platform/database/newest-rows.ts';
import { Env } from '../../platform/env/env.ts';
import { pageOf, type Cursor } from '../../platform/http/page-link.ts';
import { newestPayments } from '../payments/newest-payments.ts';
import { PaymentEntity } from '../payments/payment.entity.ts';
import { wordsOfPayment } from '../payments/payment-search.ts';
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
    const ids = await this.ids(filter, limit + 1, after);
    const found = await this.database.getRepository(PaymentEntity).find({
      where: { id: In(ids) },
      order: { createdAt: 'DESC', id: 'DESC' },
    });
    const { rows, next } = pageOf(found, limit, ({ createdAt: at, id }) => ({ at, id }));
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

  private ids(filter: PaymentFilter, limit: number, after: Cursor | undefined): Promise<string[]> {
    const { mode, q, status, payment, unsynced } = filter;
    const list = newestPayments(mode, after, {
      within: (rows) => onDays(rows, 'payment.createdAt', filter, this.env.settings.HOTEL_TIME_ZONE),
      fits: (rows) => {
        if (status) rows.andWhere('payment.status = :status', { status });
        if (payment) rows.andWhere('payment.id = :payment', { payment });
        if (unsynced) rows.andWhere(this.payments.whereUnsynced);
      },
    });
    return newestIds(this.database, list, limit, q ? wordsOfPayment(q) : undefined);
  }
}
