import { Injectable } from '@nestjs/common';
import type { PaymentEvent } from '@booking/contracts/payments';
import { eachPage, pageOf, type Cursor } from '../../../platform/http/lists/page-link.mapper.ts';
import { PaymentsService } from '../records/payments.service.ts';
import { toPaymentEvent } from './payment-event.mapper.ts';
import { PaymentListRepository, type PaymentFilter } from './payment-list.repository.ts';

/** Payments as the console lists and exports them, newest first. */
@Injectable()
export class PaymentListService {
  constructor(
    private readonly list: PaymentListRepository,
    private readonly payments: PaymentsService,
  ) {}

  async page(
    filter: PaymentFilter,
    limit: number,
    after?: Cursor,
  ): Promise<{ payments: PaymentEvent[]; next: Cursor | undefined }> {
    const found = await this.list.list(filter, limit + 1, after, this.payments.latestTolerated);
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
}
