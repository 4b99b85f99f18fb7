import { Injectable, Logger } from '@nestjs/common';
import type { User } from '@booking/contracts/session';
import { Clock } from '../../../platform/clock/clock.service.ts';
import type { Transaction } from '../../../platform/database/transactions.service.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { Jobs } from '../../../platform/jobs/jobs.service.ts';
import { hashToken } from '../../../platform/secrets/token.rule.ts';
import { PaymentProvider } from '../../../providers/payment-provider.port.ts';
import { GuestLinks } from '../../booking/links/guest-links.service.ts';
import { holderOf, RoomHoldRepository } from '../../booking/selection/room-hold.repository.ts';
import { PaymentAudit } from '../records/payment-audit.service.ts';
import { PaymentLock } from '../records/payment-lock.service.ts';
import type { PaymentEntity } from '../records/payment.entity.ts';
import { PaymentsRepository } from '../records/payments.repository.ts';
import { noteRefunds } from './refund-notes.job.ts';
import { requireRefundable, requireRepeatable, type RefundRequest } from './refund-request.rule.ts';
import { applyRefund, refundRequestsOf, refundsOf, type RefundNews } from './refunds.rule.ts';

const keyUsed = (): Refusal =>
  new Refusal(409, 'key_used', 'Another amount was given back under this Idempotency-Key already.');

/** Refunds, whether staff ask for them here or make them in Stripe's dashboard. */
@Injectable()
export class RefundsService {
  private readonly logger = new Logger('Refunds');

  constructor(
    private readonly payments: PaymentsRepository,
    private readonly lock: PaymentLock,
    private readonly provider: PaymentProvider,
    private readonly holds: RoomHoldRepository,
    private readonly links: GuestLinks,
    private readonly jobs: Jobs,
    private readonly audit: PaymentAudit,
    private readonly clock: Clock,
  ) {}

  /**
   * Has Stripe refund money: once for a screen that showed the payment as it is, and once for a key, whose repetition is answered
   * as the first was.
   * @throws Refusal 400 without either; 409 for more than is left, when it has changed, or for a key that was used for something else
   */
  async refund(id: string, request: RefundRequest, by: User): Promise<PaymentEntity> {
    const { amountCents, reason, key } = request;
    const keyHash = key && hashToken(key).toString('base64url');
    return this.lock.run(id, async (payment, transaction) => {
      requireRepeatable(request);
      const before = keyHash && refundRequestsOf(payment.metadata).find((each) => each.key === keyHash);
      if (before) {
        if (before.amountCents !== amountCents) throw keyUsed();
        return payment;
      }
      const providerPayment = requireRefundable(payment, request);
      const { mode, metadata } = payment;
      // known before Stripe is asked, so that the same request has the same key when the answer gets lost
      const attempt = keyHash ?? Object.keys(refundsOf(metadata)).length;
      const refundKey = `${id}-${attempt}-${amountCents}`;
      const refundId = await this.provider.refund(mode, providerPayment, amountCents, refundKey);
      const others = refundRequestsOf(metadata).filter((each) => each.refundId !== refundId);
      const requested = { refundId, amountCents, reason, by: by.name, ...(keyHash && { key: keyHash }) };
      const asked = { ...payment, metadata: { ...metadata, refundsAsked: [...others, requested] } };
      const refunded = await this.record(asked, { refundId, cents: amountCents, failure: null }, transaction);
      this.logger.log({ refunded: amountCents, paymentId: id, by: by.id });
      await this.audit.recordChange(payment, refunded, transaction, { amountCents, reason, refundId });
      return refunded;
    });
  }

  /**
   * Records one refund, in any order and as often as it is reported. A payment that is refunded whole before it was fulfilled is not
   * fulfilled any more, and the link it came from opens nothing; when that refund fails after all, the link opens again, and staff
   * decide what becomes of the money. The caller has locked the payment.
   */
  async record(payment: PaymentEntity, news: RefundNews, transaction: Transaction): Promise<PaymentEntity> {
    const { id, purpose, reservationId, sessionId, syncStatus } = payment;
    const { changes, isNews } = applyRefund(payment, news, this.clock.now());
    const recorded = await this.payments.update(payment, changes, transaction);
    if (isNews) await this.jobs.enqueue(noteRefunds, { paymentId: id }, transaction);
    const isWhole = changes.status === 'refunded';
    if (isWhole && sessionId) await this.links.revoke(transaction, sessionId);
    if (!isWhole) return payment.status === 'refunded' ? this.reopen(recorded, transaction) : recorded;
    const isFulfilled = syncStatus === 'synced' || (purpose === 'booking' && reservationId !== null);
    if (isFulfilled) return recorded;
    await this.holds.release(transaction, holderOf(payment));
    return this.payments.update(recorded, { syncStatus: null }, transaction);
  }

  /** The hotel has the money still. What was not fulfilled raises its alert, to be retried, refunded again or closed. */
  private async reopen(payment: PaymentEntity, transaction: Transaction): Promise<PaymentEntity> {
    const { sessionId, syncStatus } = payment;
    if (sessionId) await this.links.restore(transaction, sessionId);
    if (syncStatus !== null) return payment;
    const syncError = 'It was given back before it was entered in Cloudbeds, and the refund failed.';
    const failed = { syncStatus: 'failed', syncError, syncFailedAt: this.clock.now() } as const;
    return this.payments.update(payment, failed, transaction);
  }
}
