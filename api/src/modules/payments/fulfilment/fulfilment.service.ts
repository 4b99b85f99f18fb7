import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { PaymentEvent } from '@booking/contracts/payments';
import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Transactions, type Transaction } from '../../../platform/database/transactions.service.ts';
import type { JobKind } from '../../../platform/jobs/job-kind.schema.ts';
import { Jobs } from '../../../platform/jobs/jobs.service.ts';
import { PropertySystem } from '../../../providers/property-system.port.ts';
import { tryLockPayment } from '../records/payment-lock.repository.ts';
import { PaymentsRepository } from '../records/payments.repository.ts';
import { BalanceFulfilment } from './balance-fulfilment.service.ts';
import { BookingFulfilment } from './booking-fulfilment.service.ts';
import { ConfirmationEmails } from './confirmation-emails.service.ts';
import { ConfirmationTexts } from './confirmation-texts.service.ts';
import { fulfilmentRetries, isFinalFailure } from './fulfilment-retries.rule.ts';
import { ExtensionFulfilment } from './extension-fulfilment.service.ts';
import type { Fulfilment } from './fulfilment.port.ts';

const fulfilPayment: JobKind<{ paymentId: string }> = {
  name: 'sync-payment',
  data: z.object({ paymentId: z.uuid() }),
  ...fulfilmentRetries,
  seconds: 120,
  workers: 4,
  lane: 'paid',
};

/** What was paid is fulfilled once, the money recorded once, the guest told once. Each step is kept, so a retry goes on. */
@Injectable()
export class FulfilmentService implements OnApplicationBootstrap {
  private readonly logger = new Logger('Fulfilment');
  private readonly fulfilments: Record<PaymentEvent['purpose'], Fulfilment>;

  constructor(
    private readonly transactions: Transactions,
    private readonly payments: PaymentsRepository,
    private readonly property: PropertySystem,
    private readonly confirmations: ConfirmationTexts,
    private readonly emails: ConfirmationEmails,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    booking: BookingFulfilment,
    extension: ExtensionFulfilment,
    balance: BalanceFulfilment,
  ) {
    this.fulfilments = { booking, extension, balance };
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.handle(fulfilPayment, ({ paymentId }) => this.run(paymentId));
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
    const fulfilment = this.fulfilments[purpose];
    try {
      const { reservationId, agreed } = await fulfilment.fulfil(payment);
      await this.property.recordPayment(mode, reservationId, amountCents, id);
      const confirmation = await fulfilment.describe(payment, reservationId);
      await this.confirmations.send(payment, confirmation);
      await this.emails.send(payment, confirmation);
      await fulfilment.followUp(payment);
      if (agreed) await this.property.setAgreedTotal(mode, reservationId, agreed);
      await this.payments.update(payment, { syncStatus: 'synced', syncError: null, syncedAt: this.clock.now() });
    } catch (error) {
      const syncError = (error as Error).message.slice(0, 500);
      const givenUp = isFinalFailure(error) && ({ syncStatus: 'failed', syncFailedAt: this.clock.now() } as const);
      await this.payments.addSyncError(id, { syncError, ...givenUp });
      if (!givenUp) throw error;
      this.logger.warn({ err: error, paymentId: id });
    }
  }
}
