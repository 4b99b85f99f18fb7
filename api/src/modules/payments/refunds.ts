/** Refunds of a payment by their ids at the provider; `failure` says why one did not arrive. */
export type Refunds = Record<string, { cents: number; failure: string | null }>;

/** The refunds that a payment's metadata tells of. */
export const refundsOf = (metadata: Record<string, unknown>): Refunds =>
  (metadata['refunds'] as Refunds | undefined) ?? {};
