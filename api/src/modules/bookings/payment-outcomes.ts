import { Injectable, Logger } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.ts';
import { PaymentEvents, type PaymentNews } from '../../providers/payment-events.ts';
import { CallOutcomes } from '../calls/call-outcomes.ts';
import { PaymentEntity } from '../payments/payment.entity.ts';
import { refundsOf } from '../payments/refunds.ts';
import { GuestSessionEntity } from './guest-session.entity.ts';
import { Holds } from './holds.ts';
import { SyncPayments } from './sync-payments.ts';

/** A room that is paid stays held while it cannot be booked, but not when nobody ever sees to it. */
const untilBookedMs = 24 * 60 * 60_000;
/** A bank transfer takes up to four business days. */
const untilSettledMs = 6 * 24 * 60 * 60_000;

/** What becomes of a payment. What was paid stays paid, whatever comes later or again. */
@Injectable()
export class PaymentOutcomes extends PaymentEvents {
  private readonly logger = new Logger('Payments');

  constructor(
    private readonly database: DataSource,
    private readonly outcomes: CallOutcomes,
    private readonly holds: Holds,
    private readonly sync: SyncPayments,
    private readonly clock: Clock,
  ) {
    super();
  }

  async happened(mode: Mode, news: PaymentNews): Promise<void> {
    await this.database.transaction(async (em) => {
      const payment = await this.find(em, mode, news);
      if (!payment) {
        this.logger.warn({ news: news.kind, mode }, 'News of a payment that is not ours');
        return;
      }
      await this.apply(em, payment, news);
      if (payment.callId) await this.outcomes.refresh(payment.callId, em);
    });
  }

  private find(em: EntityManager, mode: Mode, news: PaymentNews): Promise<PaymentEntity | null> {
    const lock = { mode: 'pessimistic_write' } as const;
    if ('checkoutId' in news)
      return em.findOne(PaymentEntity, { where: { mode, stripeSession: news.checkoutId }, lock });
    if ('paymentId' in news)
      return em.findOne(PaymentEntity, { where: { mode, providerPayment: news.paymentId }, lock });
    const isOurs = /^[\da-f-]{36}$/.test(news.reference);
    return isOurs ? em.findOne(PaymentEntity, { where: { mode, id: news.reference }, lock }) : Promise.resolve(null);
  }

  private async apply(em: EntityManager, payment: PaymentEntity, news: PaymentNews): Promise<void> {
    const { id, metadata } = payment;
    switch (news.kind) {
      case 'paid':
        return this.paid(em, payment, news);
      case 'processing':
        return this.processing(em, payment);
      case 'failed':
      case 'expired':
        return this.over(em, payment, news.kind);
      case 'declined':
        await em.update(PaymentEntity, { id }, { metadata: { ...metadata, lastDecline: news.reason } });
        return;
      case 'refund':
        return this.refunded(em, payment, news);
    }
  }

  /** The money is on its way, and the room is kept for it. */
  private async processing(em: EntityManager, { id, status, sessionId, metadata }: PaymentEntity): Promise<void> {
    if (status !== 'pending' || metadata['processing']) return;
    await em.update(PaymentEntity, { id }, { metadata: { ...metadata, processing: true } });
    if (sessionId) await this.holds.extend(em, sessionId, new Date(this.clock.now().getTime() + untilSettledMs));
  }

  private async paid(
    em: EntityManager,
    payment: PaymentEntity,
    { paymentId, amountCents }: Extract<PaymentNews, { kind: 'paid' }>,
  ): Promise<void> {
    if (payment.paidAt) return;
    const now = this.clock.now();
    await em.update(
      PaymentEntity,
      { id: payment.id },
      { status: 'completed', paidAt: now, amountCents, providerPayment: paymentId, syncStatus: 'pending', link: null },
    );
    if (payment.sessionId) {
      await this.holds.extend(em, payment.sessionId, new Date(now.getTime() + untilBookedMs));
    }
    await this.sync.soon(payment.id, em);
  }

  /** News of one refund, in any order: one that failed stays failed. What is given back whole before it was carried out is not carried out any more. */
  private async refunded(
    em: EntityManager,
    { id, amountCents, sessionId, purpose, reservationId, syncStatus, metadata }: PaymentEntity,
    { refundId, cents, failure }: Extract<PaymentNews, { kind: 'refund' }>,
  ): Promise<void> {
    const before = refundsOf(metadata);
    const refunds = { ...before, [refundId]: { cents, failure: failure ?? before[refundId]?.failure ?? null } };
    const given = Object.values(refunds).filter((refund) => refund.failure === null);
    const refundedCents = given.reduce((sum, refund) => sum + refund.cents, 0);
    const isWhole = refundedCents >= amountCents;
    const status = isWhole ? 'refunded' : 'completed';
    await em.update(PaymentEntity, { id }, { refundedCents, status, metadata: { ...metadata, refunds } });
    const isCarriedOut = syncStatus === 'synced' || (purpose === 'booking' && reservationId !== null);
    if (!isWhole || isCarriedOut) return;
    await em.update(PaymentEntity, { id }, { syncStatus: null });
    if (sessionId) await this.holds.release(em, sessionId);
  }

  /** The room goes back, and the guest may choose again while the link lives. */
  private async over(em: EntityManager, payment: PaymentEntity, status: 'failed' | 'expired'): Promise<void> {
    if (payment.status !== 'pending') return;
    await em.update(PaymentEntity, { id: payment.id }, { status, expiresAt: this.clock.now(), link: null });
    if (!payment.sessionId) return;
    await this.holds.release(em, payment.sessionId);
    const open = { id: payment.sessionId, purpose: 'room_selection' } as const;
    await em.update(GuestSessionEntity, open, { status: 'available', choice: null, shown: {} });
    await em.update(GuestSessionEntity, { id: payment.sessionId, purpose: 'booking_details' }, { status: 'selected' });
  }
}
