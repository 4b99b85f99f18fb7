import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import type { PaymentStatus } from '@booking/contracts/payments';
import type { RowCount } from '@booking/contracts/row-count';
import { DataSource } from 'typeorm';
import { entityColumns } from '../../../platform/database/entity-columns.query.ts';
import { findNewestIds } from '../../../platform/database/keyset-search/newest-ids.query.ts';
import { whereOnDays, type NewestFirst } from '../../../platform/database/keyset-search/newest-rows.query.ts';
import { countRows } from '../../../platform/database/keyset-search/row-count.query.ts';
import { findSortedIds, inOrderOf, isShort } from '../../../platform/database/keyset-search/sorted-ids.query.ts';
import { preparedQuery } from '../../../platform/database/prepared.query.ts';
import { Env } from '../../../platform/env/env.service.ts';
import type { Cursor, SortValue } from '../../../platform/http/lists/page-link.mapper.ts';
import { newestPayments } from '../records/newest-payments.repository.ts';
import { matchPaymentWords } from '../records/payment-search.rule.ts';
import { PaymentEntity } from '../records/payment.entity.ts';
import { whereUnsynced } from '../records/payments.repository.ts';
import type { PaymentSort } from './payment-sort.rule.ts';

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

/** Payments that match a filter, in an order. @param latestTolerated payments that were paid before it and are not in the property system are unsynced */
export type PaymentList = { filter: PaymentFilter; sort: PaymentSort; latestTolerated: Date };

const order = 'ORDER BY created_at DESC, id DESC';

const isEverything = ({ filter: { mode: _, ...rest }, sort }: PaymentList): boolean =>
  sort.column === 'createdAt' && sort.direction === 'DESC' && Object.values(rest).every((value) => value === undefined);

/** Payments of a mode: docs/adr/0012-lists-at-a-million-rows.md. */
@Injectable()
export class PaymentListRepository {
  private columnsRead: string | undefined;

  constructor(
    private readonly database: DataSource,
    private readonly env: Env,
  ) {}

  async list(list: PaymentList, limit: number, after: Cursor<SortValue> | undefined): Promise<PaymentEntity[]> {
    if (isEverything(list)) return this.listNewest(list.filter.mode, limit, after);
    const ids = await this.findIds(list, limit, after);
    const sql = `SELECT ${this.columns} FROM payment WHERE id = ANY ($1)`;
    return inOrderOf(ids, await preparedQuery<PaymentEntity>(this.database, sql, [ids]), ({ id }) => id);
  }

  /** How many match a filter, as staff are told. */
  count(filter: PaymentFilter, latestTolerated: Date): Promise<RowCount> {
    const { q } = filter;
    return countRows(this.database, this.listOf(filter, latestTolerated), q ? matchPaymentWords(q) : undefined);
  }

  /** What every visit begins with: where nothing is looked for, rows are read off the index at once. */
  private listNewest(mode: Mode, limit: number, after: Cursor<SortValue> | undefined): Promise<PaymentEntity[]> {
    const later = after ? 'AND (created_at, id) < ($2, $3)' : '';
    // a statement for each length that is asked for: PostgreSQL plans well for a length that it knows
    const sql = `SELECT ${this.columns} FROM payment WHERE mode = $1 ${later} ${order} LIMIT ${limit}`;
    return preparedQuery(this.database, sql, [mode, ...(after ? [after.at, after.id] : [])]);
  }

  private async findIds(
    { filter, sort: { column, direction }, latestTolerated }: PaymentList,
    limit: number,
    after: Cursor<SortValue> | undefined,
  ): Promise<string[]> {
    const { mode: _, q, ...rest } = filter;
    const list = { ...this.listOf(filter, latestTolerated), at: column, direction, after };
    if (column === 'createdAt') return findNewestIds(this.database, list, limit, q ? matchPaymentWords(q) : undefined);
    const isFiltered = Object.values(rest).some((value) => value !== undefined);
    return findSortedIds(this.database, list, limit, { isRead: isFiltered && (await isShort(this.database, list)) });
  }

  private listOf(filter: PaymentFilter, latestTolerated: Date): NewestFirst<PaymentEntity> {
    const { mode, status, payment, unsynced } = filter;
    return newestPayments(mode, undefined, {
      within: (rows) => whereOnDays(rows, 'payment.createdAt', filter, this.env.settings.HOTEL_TIME_ZONE),
      fits: (rows) => {
        if (status) rows.andWhere('payment.status = :status', { status });
        if (payment) rows.andWhere('payment.id = :payment', { payment });
        if (unsynced) rows.andWhere(whereUnsynced(latestTolerated));
      },
    });
  }

  private get columns(): string {
    return (this.columnsRead ??= entityColumns(this.database, PaymentEntity));
  }
}
