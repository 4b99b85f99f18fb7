/** Refunds of a payment by their ids at the provider; `failure` says why one did not arrive. */
export type Refunds = Record<string, { cents: number; failure: string | null }>;

/** The refunds that a payment's metadata tells of. */
export const refundsOf = (metadata: Record<string, unknown>): Refunds =>
  (metadata['refunds'] as Refunds | undefined) ?? {};

type RefundAsked = { refundId: string; amountCents: number; reason: string; by: string };

/** Those of them that people asked for here, and why. */
export const askedOf = (metadata: Record<string, unknown>): RefundAsked[] =>
  (metadata['refundsAsked'] as RefundAsked[] | undefined) ?? [];
