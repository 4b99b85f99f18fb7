/** A checkout session that a call led to; times in UTC. */
export type CheckoutFact = { paidAt: Date | null; expiresAt: Date | null };

/**
 * What a call led to, from facts alone: a paid checkout is a booking; a link sent, unpaid and still payable is pending;
 * everything else is information (design, section 7).
 */
export function callOutcome(checkouts: readonly CheckoutFact[], now: Date): 'booked' | 'paid_pending' | 'info' {
  if (checkouts.some(({ paidAt }) => paidAt !== null)) return 'booked';
  const payable = checkouts.some(({ expiresAt }) => expiresAt === null || expiresAt > now);
  return payable ? 'paid_pending' : 'info';
}
