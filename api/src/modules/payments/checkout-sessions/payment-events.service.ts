import { Injectable, Logger } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, type FindOptionsWhere, Repository } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Env } from '../../../platform/env/env.service.ts';
import {
  PaymentEvents,
  type Amount,
  type DisputeNews,
  type PaymentNews,
} from '../../../providers/payment-events.port.ts';
import { PaymentProvider } from '../../../providers/payment-provider.port.ts';
import { CallOutcomes } from '../../calls/call-events/call-outcomes.service.ts';
import { disputesOf, summarizeDisputes, mergeDispute } from '../records/disputes.rule.ts';
import { PaymentEntity } from '../records/payment.entity.ts';
import { lockPayment } from '../records/payment-lock.repository.ts';
import { GuestSessionEntity } from '../../booking/links/guest-session.entity.ts';
import { RefundsService } from '../refunds/refunds.service.ts';
import { holderOf, RoomHoldRepository } from '../../booking/selection/room-hold.repository.ts';
import { arrivedAmount, isRequestedAmount, unexpectedAmountMessage } from '../fulfilment/unexpected-amount.rule.ts';
import { transferHoldEnd } from './bank-transfer-times.rule.ts';
import { FulfilmentService } from '../fulfilment/fulfilment.service.ts';
import { BankTransferTexts } from './bank-transfer-texts.job.ts';

/** A room that is paid stays held while it cannot be booked, but not when nobody ever sees to it. */
const untilBookedMs = 24 * 60 * 60_000;

/** What tells the payment that news are about. */
function aboutOf(news: PaymentNews): FindOptionsWhere<PaymentEntity> | undefined {
  if ('checkoutId' in news) return { stripeSession: news.checkoutId };
  if (news.kind === 'refund' || news.kind === 'dispute') return { providerPayment: news.paymentId };
  return /^[\da-f-]{36}$/.test(news.reference) ? { id: news.reference } : undefined;
}

/** What becomes of a payment. What was paid stays paid, whatever comes later or again. */
@Injectable()
export class PaymentEventsService extends PaymentEvents {
  private readonly logger = new Logger('PaymentsService');

  constructor(
    private readonly database: DataSource,
    @InjectRepository(PaymentEntity) private readonly payments: Repository<PaymentEntity>,
    private readonly provider: PaymentProvider,
    private readonly outcomes: CallOutcomes,
    private readonly holds: RoomHoldRepository,
    private readonly given: RefundsService,
    private readonly sync: FulfilmentService,
    private readonly transfers: BankTransferTexts,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {
    super();
  }

  async happened(mode: Mode, news: PaymentNews): Promise<void> {
    if (news.kind === 'refund' || news.kind === 'dispute') await this.hearOfPayment(mode, news.paymentId);
    await this.database.transaction(async (em) => {
      const payment = await this.find(em, mode, news);
      if (!payment) {
        this.logger.log({ news: news.kind, mode }, 'News of a payment that is not ours');
        return;
      }
      await this.apply(em, payment, news);
      if (payment.callId) await this.outcomes.refresh(payment.callId, em);
    });
  }

  /** A refund or a dispute may be heard of before the payment itself, and is told once only. */
  private async hearOfPayment(mode: Mode, paymentId: string): Promise<void> {
    if (await this.payments.existsBy({ mode, providerPayment: paymentId })) return;
    const checkout = await this.provider.checkoutOf(mode, paymentId);
    if (!checkout?.isPaid) return;
    await this.happened(mode, { kind: 'paid', checkoutId: checkout.id, paymentId, amount: checkout.amount });
  }

  private async find(em: EntityManager, mode: Mode, news: PaymentNews): Promise<PaymentEntity | null> {
    const about = aboutOf(news);
    const known = about && (await em.findOneBy(PaymentEntity, { mode, ...about }));
    if (!known) return null;
    if (news.kind === 'refund' || news.kind === 'partly_captured') await lockPayment(em, known.id);
    return em.findOne(PaymentEntity, { where: { id: known.id }, lock: { mode: 'pessimistic_write' } });
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
      case 'partly_captured':
        return this.partlyCaptured(em, payment, news);
      case 'refund':
        return this.given.writeDown(em, payment, news);
      case 'dispute':
        return this.disputed(em, payment, news);
    }
  }

  /** The money is on its way, and the room is kept for it. */
  private async processing(em: EntityManager, payment: PaymentEntity): Promise<void> {
    const { id, status, metadata } = payment;
    if (status !== 'pending' || metadata['processing']) return;
    const expiresAt = transferHoldEnd(payment, this.clock.now(), this.env.settings.HOTEL_TIME_ZONE);
    await em.update(PaymentEntity, { id }, { expiresAt, metadata: { ...metadata, processing: true } });
    await this.holds.extend(em, holderOf(payment), expiresAt);
    await this.stand(em, payment);
    await this.transfers.enqueue(em, id, 'processing');
  }

  /** What is paid counts, whatever was texted after it. */
  private async stand(em: EntityManager, { sessionId: id }: PaymentEntity): Promise<void> {
    if (id) await em.update(GuestSessionEntity, { id }, { supersededAt: null });
  }

  private async paid(
    em: EntityManager,
    payment: PaymentEntity,
    { paymentId, amount }: Extract<PaymentNews, { kind: 'paid' }>,
  ): Promise<void> {
    if (payment.paidAt) return;
    const now = this.clock.now();
    const { id } = payment;
    const arrived = arrivedAmount(amount, payment.metadata);
    const paid = { status: 'completed', paidAt: now, providerPayment: paymentId, link: null };
    const isWhole = isRequestedAmount(payment, arrived);
    await em.update(PaymentEntity, { id }, isWhole ? { ...paid, syncStatus: 'pending' } : paid);
    await this.holds.extend(em, holderOf(payment), new Date(now.getTime() + untilBookedMs));
    await this.stand(em, payment);
    if (isWhole) await this.sync.enqueue(id, em);
    else await this.askPerson(em, payment, arrived);
  }

  /** Another amount than was asked for is carried out by nobody: it raises its alert, and Cloudbeds is told nothing. */
  private async askPerson(em: EntityManager, payment: PaymentEntity, arrived: Amount): Promise<void> {
    const { id, amountCents: askedCents } = payment;
    // a column of cents holds no more
    const given = { amountCents: Math.min(arrived.cents, 2 ** 31 - 1), currency: arrived.currency, askedCents };
    const failed = { syncStatus: 'failed', syncFailedAt: this.clock.now() } as const;
    await em.update(
      PaymentEntity,
      { id },
      { ...given, ...failed, syncError: unexpectedAmountMessage(askedCents, arrived) },
    );
  }

  /** It may be heard of before the payment itself. What stands in Cloudbeds already is found by comparing it with Stripe. */
  private async partlyCaptured(
    em: EntityManager,
    payment: PaymentEntity,
    { amount }: Extract<PaymentNews, { kind: 'partly_captured' }>,
  ): Promise<void> {
    const { id, metadata, paidAt, syncStatus, askedCents } = payment;
    if (!paidAt) await em.update(PaymentEntity, { id }, { metadata: { ...metadata, captured: amount } });
    else if (syncStatus !== 'synced' && askedCents === null) await this.askPerson(em, payment, amount);
  }

  private async disputed(
    em: EntityManager,
    { id, metadata, currency }: PaymentEntity,
    news: DisputeNews,
  ): Promise<void> {
    const disputes = mergeDispute(disputesOf(metadata), news);
    const sums = summarizeDisputes(disputes, currency);
    await em.update(PaymentEntity, { id }, { ...sums, metadata: { ...metadata, disputes } });
  }

  /** The room goes back, and the guest may choose again while the link lives. */
  private async over(em: EntityManager, payment: PaymentEntity, status: 'failed' | 'expired'): Promise<void> {
    if (payment.status !== 'pending') return;
    await em.update(PaymentEntity, { id: payment.id }, { status, expiresAt: this.clock.now(), link: null });
    await this.holds.release(em, holderOf(payment));
    if (payment.metadata['processing']) await this.transfers.enqueue(em, payment.id, 'failed');
    if (!payment.sessionId) return;
    const open = { id: payment.sessionId, purpose: 'room_selection' } as const;
    await em.update(GuestSessionEntity, open, { status: 'available', choice: null });
    await em.update(GuestSessionEntity, { id: payment.sessionId, purpose: 'booking_details' }, { status: 'selected' });
  }
}
