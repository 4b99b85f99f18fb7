import type { EntityManager } from 'typeorm';
import { advisoryLock, tryAdvisoryLock } from '../../../platform/database/advisory-lock.query.ts';

type What = 'payment' | 'refund notes of';

/**
 * One at a time brings a payment into the property system, gives it back or closes it; its refunds are noted in turns of their own.
 * @returns whether it is ours, until the transaction ends; nobody waits
 */
export const tryLockPayment = (em: EntityManager, paymentId: string, what: What = 'payment'): Promise<boolean> =>
  tryAdvisoryLock(em, `${what} ${paymentId}`);

/** The same, once whoever has it is done. Nobody waits for it with the payment's row locked. */
export const lockPayment = (em: EntityManager, paymentId: string): Promise<void> =>
  advisoryLock(em, `payment ${paymentId}`);
