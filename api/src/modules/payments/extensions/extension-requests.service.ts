import { Injectable } from '@nestjs/common';
import type { ExtensionRequest } from '@booking/contracts/extensions';
import type { RowCount } from '@booking/contracts/row-count';
import { eachPage, pageOf, type Cursor } from '../../../platform/http/lists/page-link.mapper.ts';
import { notFound } from '../../../platform/http/refusal.error.ts';
import { PaymentDeskService } from '../desk/payment-desk.service.ts';
import { PaymentsService } from '../records/payments.service.ts';
import type { ExtensionRequestEntity } from './extension-request.entity.ts';
import { toExtensionRequest } from './extension-request.mapper.ts';
import {
  ExtensionRequestsRepository,
  type ExtensionFilter,
  type ExtensionSort,
} from './extension-requests.repository.ts';

type Page = { requests: ExtensionRequest[]; next: Cursor | undefined };

/** Extension requests as the console lists them, and their retry. */
@Injectable()
export class ExtensionRequestsService {
  constructor(
    private readonly requests: ExtensionRequestsRepository,
    private readonly desk: PaymentDeskService,
    private readonly payments: PaymentsService,
  ) {}

  async page(filter: ExtensionFilter, sort: ExtensionSort, limit: number, after?: Cursor): Promise<Page> {
    const found = await this.requests.list(filter, sort, limit + 1, after);
    const cursorOf = ({ payment }: ExtensionRequestEntity): Cursor => ({ at: payment.createdAt, id: payment.id });
    const { rows, next } = pageOf(found, limit, cursorOf);
    return { requests: rows.map((row) => this.show(row)), next };
  }

  count(filter: ExtensionFilter): Promise<RowCount> {
    return this.requests.count(filter);
  }

  /** All pages of a filter, one after the other. */
  async *pages(filter: ExtensionFilter, sort: ExtensionSort): AsyncIterable<ExtensionRequest[]> {
    const pages = eachPage<Date, Page>((limit, after) => this.page(filter, sort, limit, after));
    for await (const { requests } of pages) yield requests;
  }

  /** Has a paid stay extended once more. @throws Refusal 404; 409 unless its payment is unsynced */
  async retry(id: string): Promise<ExtensionRequest> {
    await this.desk.retry((await this.get(id)).payment.id);
    return this.show(await this.get(id));
  }

  private show(request: ExtensionRequestEntity): ExtensionRequest {
    return toExtensionRequest(request, this.payments.isUnsynced(request.payment));
  }

  private async get(id: string): Promise<ExtensionRequestEntity> {
    const found = await this.requests.find(id);
    if (!found) throw notFound('This extension request');
    return found;
  }
}
