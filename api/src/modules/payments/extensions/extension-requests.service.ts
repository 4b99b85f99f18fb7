import { Injectable } from '@nestjs/common';
import type { ExtendedStatus, ExtensionRequest } from '@booking/contracts/extensions';
import type { Mode } from '@booking/contracts/mode';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, Repository } from 'typeorm';
import { findNewestIds } from '../../../platform/database/keyset-search/newest-ids.query.ts';
import { notFound } from '../../../platform/http/refusal.error.ts';
import { pageOf, type Cursor } from '../../../platform/http/lists/page-link.mapper.ts';
import { PaymentDeskService } from '../desk/payment-desk.service.ts';
import { newestPayments } from '../records/newest-payments.repository.ts';
import type { PaymentEntity } from '../records/payment.entity.ts';
import { matchPaymentWords } from '../records/payment-search.rule.ts';
import { PaymentsService } from '../records/payments.service.ts';
import { ExtensionRequestEntity } from './extension-request.entity.ts';

const extendedStatusOf = ({ status, syncStatus, closedNote }: PaymentEntity): ExtendedStatus =>
  closedNote ? 'closed_by_hand' : (syncStatus ?? (status === 'pending' ? 'pending' : 'not_extended'));

/** A request as the console shows it (S2 section 3). */
const toExtensionRequest = (
  { payment, ...request }: ExtensionRequestEntity,
  isUnsynced: boolean,
): ExtensionRequest => ({
  id: request.id,
  guestName: request.guestName,
  guestPhone: request.guestPhone,
  guestEmail: request.guestEmail,
  requestedWorkflow: request.requestedWorkflow,
  amountCents: payment.amountCents,
  additionalNights: request.additionalNights,
  originalCheckoutDate: request.originalCheckoutDate,
  newCheckoutDate: request.newCheckoutDate,
  reservationID: request.reservationId,
  paymentStatus: payment.status === 'completed' ? 'paid' : payment.status,
  cloudbedsStatus: extendedStatusOf(payment),
  isUnsynced,
  createdAt: request.createdAt.toISOString(),
  ...(request.roomTypeName && { roomTypeName: request.roomTypeName }),
  ...(payment.syncError && { errorMessage: payment.syncError }),
  ...(payment.paidAt && { paidAt: payment.paidAt.toISOString() }),
  ...(payment.syncedAt && { syncedAt: payment.syncedAt.toISOString() }),
  ...(payment.stripeSession && { stripeSessionId: payment.stripeSession }),
});

@Injectable()
export class ExtensionRequestsService {
  constructor(
    private readonly database: DataSource,
    @InjectRepository(ExtensionRequestEntity) private readonly extensionRequests: Repository<ExtensionRequestEntity>,
    private readonly desk: PaymentDeskService,
    private readonly payments: PaymentsService,
  ) {}

  /** Newest first. */
  async page(
    { mode, q }: { mode: Mode; q?: string | undefined },
    limit: number,
    after?: Cursor,
  ): Promise<{ requests: ExtensionRequest[]; next: Cursor | undefined }> {
    // a request and its payment are made at once, and what is looked for stands in the payment
    const list = newestPayments(mode, after, { within: (rows) => rows.andWhere(`payment.purpose = 'extension'`) });
    const ids = await findNewestIds(this.database, list, limit + 1, q ? matchPaymentWords(q) : undefined);
    const found = await this.withPayment()
      .where('payment.id = ANY(:ids)', { ids })
      .orderBy('payment.createdAt', 'DESC')
      .addOrderBy('payment.id', 'DESC')
      .getMany();
    const cursorOf = ({ payment }: ExtensionRequestEntity): Cursor => ({ at: payment.createdAt, id: payment.id });
    const { rows: shown, next } = pageOf(found, limit, cursorOf);
    return { requests: shown.map((row) => this.shown(row)), next };
  }

  /** Has a paid stay extended once more. @throws Refusal 404; 409 unless its payment is unsynced */
  async retry(id: string): Promise<ExtensionRequest> {
    await this.desk.retry((await this.find(id)).payment.id);
    return this.shown(await this.find(id));
  }

  private shown(request: ExtensionRequestEntity): ExtensionRequest {
    return toExtensionRequest(request, this.payments.isUnsynced(request.payment));
  }

  private async find(id: string): Promise<ExtensionRequestEntity> {
    const found = await this.withPayment().where('request.id = :id', { id }).getOne();
    if (!found) throw notFound('This extension request');
    return found;
  }

  private withPayment() {
    return this.extensionRequests.createQueryBuilder('request').innerJoinAndSelect('request.payment', 'payment');
  }
}
