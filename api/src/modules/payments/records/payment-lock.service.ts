import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Transactions, type Transaction } from '../../../platform/database/transactions.service.ts';
import { notFound, Refusal } from '../../../platform/http/refusal.error.ts';
import { tryLockPayment } from './payment-lock.repository.ts';
import type { PaymentEntity } from './payment.entity.ts';
import { PaymentsRepository } from './payments.repository.ts';

const maxTries = 5;
const waitMs = 100;

/** What staff do with a payment, which must not overlap with its fulfilment. */
@Injectable()
export class PaymentLock {
  constructor(
    private readonly transactions: Transactions,
    private readonly payments: PaymentsRepository,
  ) {}

  /** Runs with the payment locked. @throws Refusal 404; 409 while it is being entered in the property system */
  async run<T>(id: string, work: (payment: PaymentEntity, transaction: Transaction) => Promise<T>): Promise<T> {
    for (let tries = 1; tries <= maxTries; tries++) {
      const done = await this.transactions.run(async (transaction) => {
        const payment = await this.payments.lock(id, transaction);
        if (!payment) throw notFound('This payment');
        return (await tryLockPayment(transaction, id)) && { result: await work(payment, transaction) };
      });
      if (done) return done.result;
      // a refund event holds the lock for a moment, and waits for the row
      await wait(waitMs);
    }
    const sentence = 'This payment is being entered in Cloudbeds at this moment. Look at it again in a minute.';
    throw new Refusal(409, 'in_hand', sentence);
  }
}
