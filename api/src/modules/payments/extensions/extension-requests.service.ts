import { Injectable } from '@nestjs/common';
import type { ExtensionRequest } from '@booking/contracts/extensions';
import { pageOf, type Cursor } from '../../../platform/http/lists/page-link.mapper.ts';
import { notFound } from '../../../platform/http/refusal.error.ts';
import { PaymentDeskService } from '../desk/payment-desk.service.ts';
import { PaymentsService } from '../records/payments.service.ts';
import type { ExtensionRequestEntity } from './extension-request.entity.ts';
import { toExtensionRequest } from './extension-request.mapper.ts';
import { ExtensionRequestsRepository, type ExtensionFilter } from './extension-requests.repository.ts';

/** Extension requests as the console lists them, and their retry. */
@Injectable()
export class ExtensionRequestsService {
  constructor(
    private readonly requests: ExtensionRequestsRepository,
    private readonly desk: PaymentDeskService,
    private readonly payments: PaymentsService,
  ) {}

  /** Newest first. */
  async page(
    filter: ExtensionFilter,
    limit: number,
    after?: Cursor,
  ): Promise<{ requests: ExtensionRequest[]; next: Cursor | undefined }> {
    const found = await this.requests.list(filter, limit + 1, after);
    const cursorOf = ({ payment }: ExtensionRequestEntity): Cursor => ({ at: payment.createdAt, id: payment.id });
    const { rows, next } = pageOf(found, limit, cursorOf);
    return { requests: rows.map((row) => this.show(row)), next };
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
