import type { Refund } from '@booking/contracts/payments';

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
