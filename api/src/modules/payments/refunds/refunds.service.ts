import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Jobs } from '../../../platform/jobs/jobs.service.ts';
import type { PaymentNews } from '../../../providers/payment-events.port.ts';
import { noteRefunds } from './note-refunds.job.ts';
import { PaymentEntity } from '../records/payment.entity.ts';
import { refundsOf } from './refunds.rule.ts';
import { GuestLinks } from '../../booking/links/guest-links.service.ts';
import { holderOf, RoomHoldRepository } from '../../booking/selection/room-hold.repository.ts';

export type RefundNews = Pick<Extract<PaymentNews, { kind: 'refund' }>, 'refundId' | 'cents' | 'failure'>;

/** Money given back, by whoever did it. */
@Injectable()
export class RefundsService {
  constructor(
    private readonly holds: RoomHoldRepository,
    private readonly links: GuestLinks,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  /**
   * Writes one refund down, in any order and as often as it is told: one that failed stays failed. What is given back whole
   * before it was carried out is not carried out any more, and the link it came from opens nothing; when the refund fails after
   * all, the link opens again, and a person decides what becomes of the money. The row is locked by the caller, whose turn it is.
   */
  async writeDown(em: EntityManager, payment: PaymentEntity, { refundId, cents, failure }: RefundNews): Promise<void> {
    const { id, amountCents, purpose, reservationId, sessionId, syncStatus, metadata } = payment;
    const before = refundsOf(metadata);
    const known = before[refundId];
    const at = known?.at ?? this.clock.now().toISOString();
    const told = { cents, failure: failure ?? known?.failure ?? null, at };
    const refunds = { ...before, [refundId]: told };
    const given = Object.values(refunds).filter((refund) => refund.failure === null);
    const refundedCents = given.reduce((sum, refund) => sum + refund.cents, 0);
    const isWhole = refundedCents >= amountCents;
    const status = isWhole ? 'refunded' : 'completed';
    await em.update(PaymentEntity, { id }, { refundedCents, status, metadata: { ...metadata, refunds } });
    if (told.failure !== known?.failure) await this.jobs.enqueue(noteRefunds, { paymentId: id }, em);
    if (isWhole && sessionId) await this.links.revoke(em, sessionId);
    if (payment.status === 'refunded' && !isWhole) await this.comesBack(em, payment);
    const isCarriedOut = syncStatus === 'synced' || (purpose === 'booking' && reservationId !== null);
    if (!isWhole || isCarriedOut) return;
    await em.update(PaymentEntity, { id }, { syncStatus: null });
    await this.holds.release(em, holderOf(payment));
  }

  /** The hotel has the money still. What was not carried out raises its alert, to be retried, given back again or closed. */
  private async comesBack(em: EntityManager, { id, sessionId, syncStatus }: PaymentEntity): Promise<void> {
    if (sessionId) await this.links.restore(em, sessionId);
    if (syncStatus !== null) return;
    const syncError = 'It was given back before it was entered in Cloudbeds, and the refund failed.';
    await em.update(PaymentEntity, { id }, { syncStatus: 'failed', syncError, syncFailedAt: this.clock.now() });
  }
}
