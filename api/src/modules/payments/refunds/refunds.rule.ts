import type { Refund } from '@booking/contracts/payments';
import type { PaymentNews } from '../../../providers/payment-events.port.ts';
import type { PaymentEntity } from '../records/payment.entity.ts';

/** A refund as Stripe reports it; `failure` says why it did not arrive. */
export type RefundNews = Pick<Extract<PaymentNews, { kind: 'refund' }>, 'refundId' | 'cents' | 'failure'>;

/** Refunds of a payment by their ids at the provider; `failure` says why one did not arrive. */
export type Refunds = Record<string, { cents: number; failure: string | null; at?: string }>;

/** The refunds that a payment's metadata tells of. */
export const refundsOf = (metadata: Record<string, unknown>): Refunds =>
  (metadata['refunds'] as Refunds | undefined) ?? {};

/** `key` is a hash of the Idempotency-Key it was asked for under. */
type RefundAsked = { refundId: string; amountCents: number; reason: string; by: string; key?: string };

/** Those of them that people asked for here, and why; `by` is who, by name. */
export const refundRequestsOf = (metadata: Record<string, unknown>): RefundAsked[] =>
  (metadata['refundsAsked'] as RefundAsked[] | undefined) ?? [];

/** All that is known of each refund that a payment's metadata tells of, oldest first. */
export function refundList(metadata: Record<string, unknown>): Refund[] {
  const asked = new Map(refundRequestsOf(metadata).map((each) => [each.refundId, each]));
  return Object.entries(refundsOf(metadata))
    .map(([id, { cents, failure, at = null }]) => {
      const { by = null, reason = null } = asked.get(id) ?? {};
      return { id, amountCents: cents, at, by, reason, failure };
    })
    .toSorted((one, other) => (one.at ?? '').localeCompare(other.at ?? ''));
}

type Refunded = Pick<PaymentEntity, 'refundedCents' | 'metadata'> & { status: 'completed' | 'refunded' };

/**
 * What of a payment changes with a refund, in whatever order and however often it is reported. One that failed stays failed.
 * @returns the changes, and whether they are news to the front desk
 */
export function applyRefund(
  { amountCents, metadata }: Pick<PaymentEntity, 'amountCents' | 'metadata'>,
  { refundId, cents, failure }: RefundNews,
  now: Date,
): { changes: Refunded; isNews: boolean } {
  const before = refundsOf(metadata);
  const known = before[refundId];
  const refund = { cents, failure: failure ?? known?.failure ?? null, at: known?.at ?? now.toISOString() };
  const refunds = { ...before, [refundId]: refund };
  const arrived = Object.values(refunds).filter((each) => each.failure === null);
  const refundedCents = arrived.reduce((sum, each) => sum + each.cents, 0);
  const status = refundedCents >= amountCents ? 'refunded' : 'completed';
  return {
    changes: { refundedCents, status, metadata: { ...metadata, refunds } },
    isNews: refund.failure !== known?.failure,
  };
}
