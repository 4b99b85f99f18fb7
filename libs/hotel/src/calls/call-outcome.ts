import type { LinkState } from './link-state.ts';

/** A checkout session that a call led to, and how far the link to it is; times in UTC. */
export type CheckoutFact = { paidAt: Date | null; expiresAt: Date | null; link: LinkState['state'] };

/**
 * What a call led to, from facts alone: a paid checkout is a booking; a link sent, unpaid and still payable is pending;
 * everything else is information (design, section 7). A link that went out to nobody can be paid by nobody.
 */
export function callOutcome(checkouts: readonly CheckoutFact[], now: Date): 'booked' | 'paid_pending' | 'info' {
  if (checkouts.some(({ paidAt }) => paidAt !== null)) return 'booked';
  const payable = checkouts.some(
    ({ expiresAt, link }) => link !== 'not_sent' && (expiresAt === null || expiresAt > now),
  );
  return payable ? 'paid_pending' : 'info';
}
