import { Injectable } from '@nestjs/common';
import type { PaymentEvent } from '@booking/contracts/payments';
import type { User } from '@booking/contracts/session';
import type { Transaction } from '../../../platform/database/transactions.service.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { Jobs } from '../../../platform/jobs/jobs.service.ts';
import { holderOf, RoomHoldRepository } from '../../booking/selection/room-hold.repository.ts';
import { FulfilmentService } from '../fulfilment/fulfilment.service.ts';
import { PaymentAudit } from '../records/payment-audit.service.ts';
import { PaymentLock } from '../records/payment-lock.service.ts';
import { describePaymentState } from '../records/payment-state.mapper.ts';
import type { PaymentEntity } from '../records/payment.entity.ts';
import { PaymentsRepository, type PaymentChanges } from '../records/payments.repository.ts';
import { PaymentsService } from '../records/payments.service.ts';
import { noteRefunds } from '../refunds/refund-notes.job.ts';
import type { RefundRequest } from '../refunds/refund-request.rule.ts';
import { RefundsService } from '../refunds/refunds.service.ts';
import { toPaymentEvent } from './payment-event.mapper.ts';

const nothingToDo = (payment: PaymentEntity): Refusal =>
  new Refusal(409, 'not_failed', `There is nothing to do about this payment, for ${describePaymentState(payment)}.`);

/** What staff do about a payment by hand. */
@Injectable()
export class PaymentDeskService {
  constructor(
    private readonly records: PaymentsRepository,
    private readonly payments: PaymentsService,
    private readonly lock: PaymentLock,
    private readonly refunds: RefundsService,
    private readonly fulfilment: FulfilmentService,
    private readonly holds: RoomHoldRepository,
    private readonly jobs: Jobs,
    private readonly audit: PaymentAudit,
  ) {}

  /** @throws Refusal 404, 400 and 409 as RefundsService does */
  async refund(id: string, request: RefundRequest, by: User): Promise<PaymentEvent> {
    return this.show(await this.refunds.refund(id, request, by));
  }

  /** Has it fulfilled once more. @throws Refusal 409 unless that was given up or has failed for long; before that it is retried by itself */
  async retry(id: string): Promise<PaymentEvent> {
    const retried = await this.lock.run(id, async (payment, transaction) => {
      if (!this.payments.isUnsynced(payment)) throw nothingToDo(payment);
      if (payment.askedCents !== null) throw new Refusal(409, 'other_amount', payment.syncError!);
      await this.fulfilment.enqueue(id, transaction);
      await this.jobs.enqueue(noteRefunds, { paymentId: id }, transaction);
      return this.change(payment, { syncStatus: 'pending', syncError: null }, transaction);
    });
    return this.show(retried);
  }

  /** Says that staff have dealt with it; its room is held no longer. @throws Refusal 409 unless its fulfilment has failed */
  async close(id: string, note: string, reservationId: string | undefined, by: User): Promise<PaymentEvent> {
    const closed = await this.lock.run(id, async (payment, transaction) => {
      if (!this.payments.isUnsynced(payment)) throw nothingToDo(payment);
      await this.holds.release(transaction, holderOf(payment));
      await this.jobs.enqueue(noteRefunds, { paymentId: id }, transaction);
      const byHand = { closedBy: by.id, closedNote: note, reservationId: reservationId || payment.reservationId };
      return this.change(payment, { ...byHand, syncStatus: 'synced', syncError: null }, transaction);
    });
    return this.show(closed);
  }

  private async change(
    payment: PaymentEntity,
    changes: PaymentChanges,
    transaction: Transaction,
  ): Promise<PaymentEntity> {
    const changed = await this.records.update(payment, changes, transaction);
    await this.audit.recordChange(payment, changed, transaction);
    return changed;
  }

  private async show(payment: PaymentEntity): Promise<PaymentEvent> {
    return toPaymentEvent(payment, this.payments.isUnsynced(payment), await this.payments.getLinkState(payment));
  }
}
