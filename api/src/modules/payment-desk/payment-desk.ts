import { Injectable, Logger } from '@nestjs/common';
import type { PaymentEvent } from '@booking/contracts/payments';
import { formatDollars } from '@booking/hotel/money';
import { DataSource, type EntityManager } from 'typeorm';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { PaymentProvider } from '../../providers/payment-provider.ts';
import { Holds } from '../bookings/holds.ts';
import { SyncPayments } from '../bookings/sync-payments.ts';
import { PaymentEntity } from '../payments/payment.entity.ts';
import { Payments } from '../payments/payments.ts';
import { refundsOf } from '../payments/refunds.ts';
import { toPaymentEvent } from './payment-list.ts';

const nothingToDo = (): Refusal => new Refusal(409, 'not_failed', 'There is nothing to do about this payment.');

/** What people do about a payment by hand. */
@Injectable()
export class PaymentDesk {
  private readonly logger = new Logger('PaymentDesk');

  constructor(
    private readonly database: DataSource,
    private readonly provider: PaymentProvider,
    private readonly payments: Payments,
    private readonly holds: Holds,
    private readonly sync: SyncPayments,
  ) {}

  /** Gives money back. What was given back is written down when Stripe says so. @throws Refusal 409 for more than is left */
  async refund(id: string, amountCents: number, reason: string, by: string): Promise<PaymentEvent> {
    const payment = await this.database.transaction(async (em) => {
      const found = await this.locked(em, id);
      const left = found.amountCents - found.refundedCents;
      if (!found.paidAt || !found.providerPayment) throw new Refusal(409, 'not_paid', 'This payment was never paid.');
      if (amountCents > left) {
        throw new Refusal(409, 'too_much', `At most ${formatDollars(left / 100)} can be given back.`);
      }
      const { metadata } = found;
      const refundsAsked = [...((metadata['refundsAsked'] as object[]) ?? []), { amountCents, reason, by }];
      // known before Stripe is asked, so that the same wish has the same key when the answer gets lost
      const key = `${found.id}-${Object.keys(refundsOf(metadata)).length}-${amountCents}`;
      await this.provider.refund(found.mode, found.providerPayment, amountCents, key);
      return em.save(PaymentEntity, { ...found, metadata: { ...metadata, refundsAsked } });
    });
    this.logger.log({ refunded: amountCents, paymentId: id, by, reason });
    return toPaymentEvent(payment);
  }

  /** @throws Refusal 409 unless it was given up; before that it is tried by itself */
  async retry(id: string): Promise<PaymentEvent> {
    return this.database.transaction(async (em) => {
      const payment = await this.locked(em, id);
      if (payment.syncStatus !== 'failed') throw nothingToDo();
      await this.sync.soon(payment.id, em);
      return toPaymentEvent(await em.save(PaymentEntity, { ...payment, syncStatus: 'pending', syncError: null }));
    });
  }

  /** Says that a person has dealt with it; its room is held no longer. @throws Refusal 409 unless it could not be brought into the property system */
  async close(id: string, note: string, reservationId: string | undefined, by: string): Promise<PaymentEvent> {
    return this.database.transaction(async (em) => {
      const payment = await this.locked(em, id);
      if (!this.payments.isUnsynced(payment)) throw nothingToDo();
      if (payment.sessionId) await this.holds.release(em, payment.sessionId);
      const closed = { closedBy: by, closedNote: note, reservationId: reservationId || payment.reservationId };
      return toPaymentEvent(
        await em.save(PaymentEntity, { ...payment, ...closed, syncStatus: 'synced', syncError: null }),
      );
    });
  }

  private async locked(em: EntityManager, id: string): Promise<PaymentEntity> {
    const payment = await em.findOne(PaymentEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!payment) throw notFound('This payment');
    return payment;
  }
}
