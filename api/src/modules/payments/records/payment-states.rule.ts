import type { PaymentStatus, SyncStatus } from '@booking/contracts/payments';

// docs/payments.md draws both tables; tools/repository/payment-states.test.ts compares the drawing with them.

/** `none`: nothing is to be entered in the property system, because nothing was paid or all of it was refunded. */
export type FulfilmentState = SyncStatus | 'none';

export type PaymentState = { status: PaymentStatus; syncStatus: SyncStatus | null };

/** Stripe's webhook may be late, so a payment that was given up is completed all the same. */
export const paymentTransitions: Record<PaymentStatus, readonly PaymentStatus[]> = {
  pending: ['completed', 'failed', 'expired', 'canceled'],
  completed: ['refunded'],
  failed: ['completed'],
  expired: ['completed'],
  canceled: ['completed'],
  // the refund did not reach the guest
  refunded: ['completed'],
};

/** What of a payment stands in the property system. A person who closes a payment by hand makes it `synced`. */
export const fulfilmentTransitions: Record<FulfilmentState, readonly FulfilmentState[]> = {
  none: ['pending', 'failed'],
  pending: ['synced', 'failed', 'none'],
  failed: ['pending', 'synced', 'none'],
  synced: [],
};

const isAllowed = <State extends string>(
  table: Record<State, readonly State[]>,
  from: State,
  to: State | undefined,
): boolean => to === undefined || to === from || table[from].includes(to);

const fulfilmentOf = ({ syncStatus }: Partial<PaymentState>): FulfilmentState | undefined =>
  syncStatus === null ? 'none' : syncStatus;

/** @throws Error for a change of state that the tables do not have, which is a mistake in the code */
export function requireTransition({ status, syncStatus }: PaymentState, to: Partial<PaymentState>): void {
  const from = { status, syncStatus };
  const fulfilment = fulfilmentOf(from)!;
  const isFine =
    isAllowed(paymentTransitions, from.status, to.status) &&
    isAllowed(fulfilmentTransitions, fulfilment, fulfilmentOf(to));
  if (isFine) return;
  throw new Error(`A payment cannot go from ${JSON.stringify(from)} to ${JSON.stringify(to)}.`);
}
