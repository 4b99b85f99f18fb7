import { advisoryLock, tryAdvisoryLock } from '../../../platform/database/advisory-lock.query.ts';
import type { Transaction } from '../../../platform/database/transactions.service.ts';

type What = 'payment' | 'refund notes of';

/**
 * Fulfilment, a refund and closing by hand never overlap for one payment; notes about its refunds have a lock of their own.
 * @returns whether the lock was free; it is held until the transaction ends
 */
export const tryLockPayment = (transaction: Transaction, paymentId: string, what: What = 'payment'): Promise<boolean> =>
  tryAdvisoryLock(transaction, `${what} ${paymentId}`);

/** The same, waiting until the lock is free. To be taken before the payment's row is locked, or two would wait for each other. */
export const lockPayment = (transaction: Transaction, paymentId: string): Promise<void> =>
  advisoryLock(transaction, `payment ${paymentId}`);
