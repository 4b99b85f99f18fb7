import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import type { PaymentStatus, PaymentEvent } from '@booking/contracts/payments';
import { DataSource } from 'typeorm';
import { preparedQuery } from '../../../platform/database/prepared.query.ts';
import { entityColumns } from '../../../platform/database/entity-columns.query.ts';
import { findNewestIds } from '../../../platform/database/keyset-search/newest-ids.query.ts';
import { whereOnDays } from '../../../platform/database/keyset-search/newest-rows.query.ts';
import { Env } from '../../../platform/env/env.service.ts';
import { eachPage, pageOf, type Cursor } from '../../../platform/http/lists/page-link.mapper.ts';
import { disputeList } from '../records/disputes.rule.ts';
import { newestPayments } from '../records/newest-payments.repository.ts';
import { PaymentEntity } from '../records/payment.entity.ts';
import { matchPaymentWords } from '../records/payment-search.rule.ts';
import { PaymentsService } from '../records/payments.service.ts';
import { refundList } from '../refunds/refunds.rule.ts';

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
export const toPaymentEvent = (
  payment: PaymentEntity,
  isUnsynced: boolean,
  link: PaymentEvent['link'],
): PaymentEvent => {
  const { id, amountCents, refundedCents, stripeSession, purpose, syncStatus, syncError } = payment;
  const { currency, askedCents } = payment;
  const { createdAt, paidAt, callId, sessionId, reservationId, metadata } = payment;
  return {
    ...{ id, amountCents, refundedCents, stripeSession, purpose, syncStatus, syncError },
    ...{ callId, sessionId, reservationId, currency, askedCents },
    isUnsynced,
    link,
    refunds: refundList(metadata),
    disputes: disputeList(metadata),
    status: payment.status as PaymentStatus,
    createdAt: createdAt.toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
    metadata: payment.closedNote ? { ...metadata, closedByHand: payment.closedNote } : metadata,
  };
};

const order = 'ORDER BY created_at DESC, id DESC';

const isAll = ({ mode: _, ...rest }: PaymentFilter): boolean =>
  Object.values(rest).every((value) => value === undefined);

/** Payments of a mode, newest first: docs/adr/0012-lists-at-a-million-rows.md. */
@Injectable()
export class PaymentListService {
  private columnsRead: string | undefined;

  constructor(
    private readonly database: DataSource,
    private readonly env: Env,
    private readonly payments: PaymentsService,
  ) {}

  async page(
    filter: PaymentFilter,
    limit: number,
    after?: Cursor,
  ): Promise<{ payments: PaymentEvent[]; next: Cursor | undefined }> {
    const found = isAll(filter)
      ? await this.newest(filter.mode, limit + 1, after)
      : await this.ofIds(await this.ids(filter, limit + 1, after));
    const { rows, next } = pageOf(found, limit, ({ createdAt: at, id }) => ({ at, id }));
    const links = await this.payments.linksOf(rows.map(({ id }) => id));
    const payments = rows.map((each) => toPaymentEvent(each, this.payments.isUnsynced(each), links.get(each.id)));
    return { payments, next };
  }

  /** All pages of a filter, one after the other. */
  async *pages(filter: PaymentFilter): AsyncIterable<PaymentEvent[]> {
    const pages = eachPage((limit, after) => this.page(filter, limit, after));
    for await (const { payments } of pages) yield payments;
  }

  /** What every visit begins with: where nothing is looked for, rows are read off the index at once. */
  private newest(mode: Mode, limit: number, after: Cursor | undefined): Promise<PaymentEntity[]> {
    const later = after ? 'AND (created_at, id) < ($2, $3)' : '';
    // a statement for each length that is asked for: PostgreSQL plans well for a length that it knows
    const sql = `SELECT ${this.columns} FROM payment WHERE mode = $1 ${later} ${order} LIMIT ${limit}`;
    return preparedQuery(this.database, sql, [mode, ...(after ? [after.at, after.id] : [])]);
  }

  private ofIds(ids: string[]): Promise<PaymentEntity[]> {
    return preparedQuery(this.database, `SELECT ${this.columns} FROM payment WHERE id = ANY ($1) ${order}`, [ids]);
  }

  private get columns(): string {
    return (this.columnsRead ??= entityColumns(this.database, PaymentEntity));
  }

  private ids(filter: PaymentFilter, limit: number, after: Cursor | undefined): Promise<string[]> {
    const { mode, q, status, payment, unsynced } = filter;
    const list = newestPayments(mode, after, {
      within: (rows) => whereOnDays(rows, 'payment.createdAt', filter, this.env.settings.HOTEL_TIME_ZONE),
      fits: (rows) => {
        if (status) rows.andWhere('payment.status = :status', { status });
        if (payment) rows.andWhere('payment.id = :payment', { payment });
        if (unsynced) rows.andWhere(this.payments.whereUnsynced);
      },
    });
    return findNewestIds(this.database, list, limit, q ? matchPaymentWords(q) : undefined);
  }
}
