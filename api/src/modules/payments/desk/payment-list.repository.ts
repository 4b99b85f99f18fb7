import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import type { PaymentStatus } from '@booking/contracts/payments';
import { DataSource } from 'typeorm';
import { entityColumns } from '../../../platform/database/entity-columns.query.ts';
import { findNewestIds } from '../../../platform/database/keyset-search/newest-ids.query.ts';
import { whereOnDays } from '../../../platform/database/keyset-search/newest-rows.query.ts';
import { preparedQuery } from '../../../platform/database/prepared.query.ts';
import { Env } from '../../../platform/env/env.service.ts';
import type { Cursor } from '../../../platform/http/lists/page-link.mapper.ts';
import { newestPayments } from '../records/newest-payments.repository.ts';
import { matchPaymentWords } from '../records/payment-search.rule.ts';
import { PaymentEntity } from '../records/payment.entity.ts';
import { whereUnsynced } from '../records/payments.repository.ts';

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

const order = 'ORDER BY created_at DESC, id DESC';

const isEverything = ({ mode: _, ...rest }: PaymentFilter): boolean =>
  Object.values(rest).every((value) => value === undefined);

/** Payments of a mode, newest first: docs/adr/0012-lists-at-a-million-rows.md. */
@Injectable()
export class PaymentListRepository {
  private columnsRead: string | undefined;

  constructor(
    private readonly database: DataSource,
    private readonly env: Env,
  ) {}

  /** @param latestTolerated payments that were paid before it and are not in the property system are unsynced */
  async list(
    filter: PaymentFilter,
    limit: number,
    after: Cursor | undefined,
    latestTolerated: Date,
  ): Promise<PaymentEntity[]> {
    if (isEverything(filter)) return this.listNewest(filter.mode, limit, after);
    const ids = await this.findIds(filter, limit, after, latestTolerated);
    const sql = `SELECT ${this.columns} FROM payment WHERE id = ANY ($1) ${order}`;
    return preparedQuery(this.database, sql, [ids]);
  }

  /** What every visit begins with: where nothing is looked for, rows are read off the index at once. */
  private listNewest(mode: Mode, limit: number, after: Cursor | undefined): Promise<PaymentEntity[]> {
    const later = after ? 'AND (created_at, id) < ($2, $3)' : '';
    // a statement for each length that is asked for: PostgreSQL plans well for a length that it knows
    const sql = `SELECT ${this.columns} FROM payment WHERE mode = $1 ${later} ${order} LIMIT ${limit}`;
    return preparedQuery(this.database, sql, [mode, ...(after ? [after.at, after.id] : [])]);
  }

  private findIds(
    filter: PaymentFilter,
    limit: number,
    after: Cursor | undefined,
    latestTolerated: Date,
  ): Promise<string[]> {
    const { mode, q, status, payment, unsynced } = filter;
    const list = newestPayments(mode, after, {
      within: (rows) => whereOnDays(rows, 'payment.createdAt', filter, this.env.settings.HOTEL_TIME_ZONE),
      fits: (rows) => {
        if (status) rows.andWhere('payment.status = :status', { status });
        if (payment) rows.andWhere('payment.id = :payment', { payment });
        if (unsynced) rows.andWhere(whereUnsynced(latestTolerated));
      },
    });
    return findNewestIds(this.database, list, limit, q ? matchPaymentWords(q) : undefined);
  }

  private get columns(): string {
    return (this.columnsRead ??= entityColumns(this.database, PaymentEntity));
  }
}
