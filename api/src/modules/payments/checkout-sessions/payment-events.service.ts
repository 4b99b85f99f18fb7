import { Injectable, Logger } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { formatMoney } from '@booking/hotel/money';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Transactions, type Transaction } from '../../../platform/database/transactions.service.ts';
import { Env } from '../../../platform/env/env.service.ts';
import {
  PaymentEvents,
  type Amount,
  type DisputeNews,
  type PaymentNews,
} from '../../../providers/payment-events.port.ts';
import { PaymentProvider } from '../../../providers/payment-provider.port.ts';
import { GuestSessionRepository } from '../../booking/links/guest-session.repository.ts';
import { holderOf, RoomHoldRepository } from '../../booking/selection/room-hold.repository.ts';
import { CallOutcomes } from '../../calls/call-events/call-outcomes.service.ts';
import { FulfilmentService } from '../fulfilment/fulfilment.service.ts';
import { disputesOf, mergeDispute, summarizeDisputes } from '../records/disputes.rule.ts';
import { lockPayment } from '../records/payment-lock.repository.ts';
import type { PaymentEntity } from '../records/payment.entity.ts';
import { PaymentsRepository, type PaymentReference } from '../records/payments.repository.ts';
import { RefundsService } from '../refunds/refunds.service.ts';
import { BankTransferTexts } from './bank-transfer-texts.job.ts';
import { transferHoldEnd } from './bank-transfer-times.rule.ts';

/** A room that is paid stays held while it cannot be booked, but not forever. */
const untilBookedMs = 24 * 60 * 60_000;

/** The currency that guests are asked to pay in. */
const requestedCurrency = 'usd';

/** What an event names its payment by; undefined for one that another system made. */
function referenceOf(event: PaymentNews): PaymentReference | undefined {
  if ('checkoutId' in event) return { stripeSession: event.checkoutId };
  if (event.kind === 'refund' || event.kind === 'dispute') return { providerPayment: event.paymentId };
  return /^[\da-f-]{36}$/.test(event.reference) ? { id: event.reference } : undefined;
}

/** Less than was paid, where an earlier event said that only a part of it was captured. */
function arrivedAmount(paid: Amount, metadata: Record<string, unknown>): Amount {
  const captured = metadata['captured'] as Amount | undefined;
  return captured && captured.cents < paid.cents ? captured : paid;
}

const isRequestedAmount = ({ amountCents }: PaymentEntity, { cents, currency }: Amount): boolean =>
  currency === requestedCurrency && cents === amountCents;

/** What staff read about a payment of another amount. */
function unexpectedAmountMessage(askedCents: number, { cents, currency }: Amount): string {
  const [came, wanted] = [formatMoney(cents, currency), formatMoney(askedCents, requestedCurrency)];
  return `Stripe took ${came} where ${wanted} was asked for, so nothing was entered in Cloudbeds. Give it back, or settle it with the guest and close it by hand.`;
}

/** What becomes of a payment by what Stripe reports. What was paid stays paid, whatever is reported later or again. */
@Injectable()
export class PaymentEventsService extends PaymentEvents {
  private readonly logger = new Logger('Payments');

  constructor(
    private readonly transactions: Transactions,
    private readonly payments: PaymentsRepository,
    private readonly sessions: GuestSessionRepository,
    private readonly provider: PaymentProvider,
    private readonly callOutcomes: CallOutcomes,
    private readonly holds: RoomHoldRepository,
    private readonly refunds: RefundsService,
    private readonly fulfilment: FulfilmentService,
    private readonly transferTexts: BankTransferTexts,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {
    super();
  }

  async record(mode: Mode, event: PaymentNews): Promise<void> {
    if (event.kind === 'refund' || event.kind === 'dispute') await this.catchUp(mode, event.paymentId);
    await this.transactions.run(async (transaction) => {
      const payment = await this.lock(mode, event, transaction);
      if (!payment) {
        this.logger.log({ news: event.kind, mode }, 'News of a payment that is not ours');
        return;
      }
      await this.apply(payment, event, transaction);
      if (payment.callId) await this.callOutcomes.refresh(payment.callId, transaction);
    });
  }

  /** A refund or a dispute may be reported before the payment itself, and is reported once only. */
  private async catchUp(mode: Mode, paymentId: string): Promise<void> {
    if (await this.payments.findByReference(mode, { providerPayment: paymentId })) return;
    const checkout = await this.provider.findCheckout(mode, paymentId);
    if (!checkout?.isPaid) return;
    await this.record(mode, { kind: 'paid', checkoutId: checkout.id, paymentId, amount: checkout.amount });
  }

  private async lock(mode: Mode, event: PaymentNews, transaction: Transaction): Promise<PaymentEntity | null> {
    const reference = referenceOf(event);
    const known = reference && (await this.payments.findByReference(mode, reference, transaction));
    if (!known) return null;
    if (event.kind === 'refund' || event.kind === 'partly_captured') await lockPayment(transaction, known.id);
    return this.payments.lock(known.id, transaction);
  }

  private async apply(payment: PaymentEntity, event: PaymentNews, transaction: Transaction): Promise<void> {
    const { metadata } = payment;
    switch (event.kind) {
      case 'paid':
        return this.complete(payment, event, transaction);
      case 'processing':
        return this.awaitTransfer(payment, transaction);
      case 'failed':
      case 'expired':
        return this.end(payment, event.kind, transaction);
      case 'declined':
        await this.payments.update(payment, { metadata: { ...metadata, lastDecline: event.reason } }, transaction);
        return;
      case 'partly_captured':
        return this.notePartialCapture(payment, event, transaction);
      case 'refund':
        await this.refunds.record(payment, event, transaction);
        return;
      case 'dispute':
        return this.noteDispute(payment, event, transaction);
    }
  }

  /** The money is on its way, and the room is held for it. */
  private async awaitTransfer(payment: PaymentEntity, transaction: Transaction): Promise<void> {
    const { id, status, sessionId, metadata } = payment;
    if (status !== 'pending' || metadata['processing']) return;
    const expiresAt = transferHoldEnd(payment, this.clock.now(), this.env.settings.HOTEL_TIME_ZONE);
    await this.payments.update(payment, { expiresAt, metadata: { ...metadata, processing: true } }, transaction);
    await this.holds.extend(transaction, holderOf(payment), expiresAt);
    // what is paid counts, whatever was texted after it
    if (sessionId) await this.sessions.update(sessionId, { supersededAt: null }, transaction);
    await this.transferTexts.enqueue(id, 'processing', transaction);
  }

  private async complete(
    payment: PaymentEntity,
    { paymentId, amount }: Extract<PaymentNews, { kind: 'paid' }>,
    transaction: Transaction,
  ): Promise<void> {
    const { id, paidAt, sessionId, metadata } = payment;
    if (paidAt) return;
    const now = this.clock.now();
    const arrived = arrivedAmount(amount, metadata);
    const isRequested = isRequestedAmount(payment, arrived);
    const paid = { status: 'completed', paidAt: now, providerPayment: paymentId, link: null } as const;
    const changes = isRequested ? ({ ...paid, syncStatus: 'pending' } as const) : paid;
    const completed = await this.payments.update(payment, changes, transaction);
    await this.holds.extend(transaction, holderOf(payment), new Date(now.getTime() + untilBookedMs));
    // what is paid counts, whatever was texted after it
    if (sessionId) await this.sessions.update(sessionId, { supersededAt: null }, transaction);
    if (isRequested) await this.fulfilment.enqueue(id, transaction);
    else await this.askStaff(completed, arrived, transaction);
  }

  /** Another amount than was requested is not fulfilled: it raises its alert, and Cloudbeds is told nothing. */
  private async askStaff(payment: PaymentEntity, arrived: Amount, transaction: Transaction): Promise<void> {
    const { amountCents: askedCents } = payment;
    // a column of cents holds no more
    const given = { amountCents: Math.min(arrived.cents, 2 ** 31 - 1), currency: arrived.currency, askedCents };
    const failed = { syncStatus: 'failed', syncFailedAt: this.clock.now() } as const;
    const syncError = unexpectedAmountMessage(askedCents, arrived);
    await this.payments.update(payment, { ...given, ...failed, syncError }, transaction);
  }

  /** It may be reported before the payment itself. What stands in Cloudbeds already is found by comparing it with Stripe. */
  private async notePartialCapture(
    payment: PaymentEntity,
    { amount }: Extract<PaymentNews, { kind: 'partly_captured' }>,
    transaction: Transaction,
  ): Promise<void> {
    const { metadata, paidAt, syncStatus, askedCents } = payment;
    if (!paidAt) await this.payments.update(payment, { metadata: { ...metadata, captured: amount } }, transaction);
    else if (syncStatus !== 'synced' && askedCents === null) await this.askStaff(payment, amount, transaction);
  }

  private async noteDispute(payment: PaymentEntity, event: DisputeNews, transaction: Transaction): Promise<void> {
    const { metadata, currency } = payment;
    const disputes = mergeDispute(disputesOf(metadata), event);
    const sums = summarizeDisputes(disputes, currency);
    await this.payments.update(payment, { ...sums, metadata: { ...metadata, disputes } }, transaction);
  }

  /** The room goes back, and the guest may choose again while the link lives. */
  private async end(payment: PaymentEntity, status: 'failed' | 'expired', transaction: Transaction): Promise<void> {
    const { id, sessionId, metadata } = payment;
    if (payment.status !== 'pending') return;
    await this.payments.update(payment, { status, expiresAt: this.clock.now(), link: null }, transaction);
    await this.holds.release(transaction, holderOf(payment));
    if (metadata['processing']) await this.transferTexts.enqueue(id, 'failed', transaction);
    if (sessionId) await this.sessions.reopenUnpaid(sessionId, transaction);
  }
}
