import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { PaymentEvent } from '@booking/contracts/payments';
import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Transactions, type Transaction } from '../../../platform/database/transactions.service.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import type { JobKind } from '../../../platform/jobs/job-kind.schema.ts';
import { Jobs } from '../../../platform/jobs/jobs.service.ts';
import { ProviderError } from '../../../platform/outbound/provider.error.ts';
import { PropertySystem, type AgreedTotal } from '../../../providers/property-system.port.ts';
import { tryLockPayment } from '../records/payment-lock.repository.ts';
import type { PaymentEntity } from '../records/payment.entity.ts';
import { PaymentsRepository } from '../records/payments.repository.ts';
import { ConfirmationTexts } from './confirmation-texts.service.ts';

const fulfilPayment: JobKind<{ paymentId: string }> = {
  name: 'sync-payment',
  data: z.object({ paymentId: z.uuid() }),
  // a day of tries: a guest who has paid is not forgotten because Cloudbeds was down for an evening
  retries: 24 * 60,
  longestWaitSeconds: 60,
  seconds: 120,
  workers: 4,
  lane: 'paid',
};

/** The reservation in the property system, and what it was to cost; null when nothing was priced anew. */
export type FulfilmentResult = { reservationId: string; agreed: AgreedTotal | null };

/** What is done for a payment of one purpose. */
export type Fulfilment = {
  /** Brings what was paid for into the property system; done again, it changes nothing. */
  fulfil: (payment: PaymentEntity) => Promise<FulfilmentResult>;
  /** What the guest is told then: "your reservation 1 is confirmed." */
  confirmation: (payment: PaymentEntity, reservationId: string) => Promise<string> | string;
};

/** Goes on from a payment whose guest has the confirmation; called again, it changes nothing. */
export type FulfilmentListener = (payment: PaymentEntity, reservationId: string) => Promise<void>;

/** A refusal is final: the room is gone, or the data is not taken; staff have to look at it. */
const isFinal = (error: unknown): boolean =>
  error instanceof ProviderError ? error.trouble === 'refused' : error instanceof Refusal;

/** What was paid is fulfilled once, the money recorded once, the guest told once. Each step is kept, so a retry goes on. */
@Injectable()
export class FulfilmentService implements OnApplicationBootstrap {
  private readonly logger = new Logger('Fulfilment');
  private readonly fulfilments = new Map<PaymentEvent['purpose'], Fulfilment>();
  private readonly listeners = new Map<PaymentEvent['purpose'], FulfilmentListener>();

  constructor(
    private readonly transactions: Transactions,
    private readonly payments: PaymentsRepository,
    private readonly property: PropertySystem,
    private readonly confirmations: ConfirmationTexts,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.handle(fulfilPayment, ({ paymentId }) => this.run(paymentId));
  }

  /** Says how payments for a purpose are fulfilled; to be called in `onModuleInit`. */
  registerFulfilment(purpose: PaymentEvent['purpose'], fulfilment: Fulfilment): void {
    this.fulfilments.set(purpose, fulfilment);
  }

  /** Says what follows once a payment for a purpose is fulfilled and its guest told; to be called in `onModuleInit`. */
  onFulfilled(purpose: PaymentEvent['purpose'], listener: FulfilmentListener): void {
    this.listeners.set(purpose, listener);
  }

  enqueue(paymentId: string, transaction: Transaction): Promise<void> {
    return this.jobs.enqueue(fulfilPayment, { paymentId }, transaction);
  }

  /** @throws Error while a refund or a person has the payment's lock, to be tried again */
  private async run(id: string): Promise<void> {
    await this.transactions.run(async (transaction) => {
      if (!(await tryLockPayment(transaction, id))) throw new Error(`Payment ${id} is locked.`);
      await this.fulfil(id);
    });
  }

  /** Each step is stored by itself, not with the transaction that holds the lock. */
  private async fulfil(id: string): Promise<void> {
    const payment = await this.payments.find(id);
    if (payment?.syncStatus !== 'pending') return;
    const { mode, purpose, amountCents } = payment;
    const { fulfil, confirmation } = this.fulfilments.get(purpose)!;
    try {
      const { reservationId, agreed } = await fulfil(payment);
      await this.property.recordPayment(mode, reservationId, amountCents, id);
      await this.confirmations.send(payment, await confirmation(payment, reservationId));
      await this.listeners.get(purpose)?.(payment, reservationId);
      if (agreed) await this.property.keepTotal(mode, reservationId, agreed);
      await this.payments.update(payment, { syncStatus: 'synced', syncError: null, syncedAt: this.clock.now() });
    } catch (error) {
      const syncError = (error as Error).message.slice(0, 500);
      const givenUp = isFinal(error) && ({ syncStatus: 'failed', syncFailedAt: this.clock.now() } as const);
      await this.payments.addSyncError(id, { syncError, ...givenUp });
      if (!givenUp) throw error;
      this.logger.warn({ err: error, paymentId: id });
    }
  }
}
