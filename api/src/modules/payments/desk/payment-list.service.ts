import { Injectable } from '@nestjs/common';
import type { PaymentEvent } from '@booking/contracts/payments';
import type { RowCount } from '@booking/contracts/row-count';
import { eachPage, pageOf, type Cursor, type SortValue } from '../../../platform/http/lists/page-link.mapper.ts';
import type { PaymentEntity } from '../records/payment.entity.ts';
import { PaymentsService } from '../records/payments.service.ts';
import { toPaymentEvent } from './payment-event.mapper.ts';
import { PaymentListRepository, type PaymentFilter } from './payment-list.repository.ts';
import type { PaymentSort } from './payment-sort.rule.ts';

type Page = { payments: PaymentEvent[]; next: Cursor<SortValue> | undefined };

/** Payments as the console lists, counts and exports them. */
@Injectable()
export class PaymentListService {
  constructor(
    private readonly list: PaymentListRepository,
    private readonly payments: PaymentsService,
  ) {}

  async page(filter: PaymentFilter, sort: PaymentSort, limit: number, after?: Cursor<SortValue>): Promise<Page> {
    const { latestTolerated } = this.payments;
    const found = await this.list.list({ filter, sort, latestTolerated }, limit + 1, after);
    const cursorOf = (payment: PaymentEntity): Cursor<SortValue> => ({ at: payment[sort.column], id: payment.id });
    const { rows, next } = pageOf(found, limit, cursorOf);
    const links = await this.payments.listLinkStates(rows.map(({ id }) => id));
    const payments = rows.map((each) => toPaymentEvent(each, this.payments.isUnsynced(each), links.get(each.id)));
    return { payments, next };
  }

  count(filter: PaymentFilter): Promise<RowCount> {
    return this.list.count(filter, this.payments.latestTolerated);
  }

  /** All pages of a filter, one after the other. */
  async *pages(filter: PaymentFilter, sort: PaymentSort): AsyncIterable<PaymentEvent[]> {
    const pages = eachPage<SortValue, Page>((limit, after) => this.page(filter, sort, limit, after));
    for await (const { payments } of pages) yield payments;
  }
}
