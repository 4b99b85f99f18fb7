import type { Merchant } from '../merchant.ts';
import type { Checkout, CheckoutSession } from '../objects/checkout-session.ts';
import type { Cause } from '../objects/event.ts';
import { invalidRequest } from '../stripe-error.ts';

/** A checkout as it is now: one whose time is over has expired. */
export function findCheckout(merchant: Merchant, id: string): Checkout | undefined {
  expireWhenOver(merchant, id);
  return merchant.checkouts.get(id);
}

/** Has a session expire by itself when its time is over. */
export function watchExpiry(merchant: Merchant, session: CheckoutSession): void {
  merchant.agenda.at(session.expires_at * 1000, () => expireWhenOver(merchant, session.id));
}

/** Ends an open session. Throws a 400 StripeError when it is not open. */
export function expireCheckout(merchant: Merchant, checkout: Checkout, cause?: Cause): CheckoutSession {
  const { status } = checkout.session;
  if (status !== 'open') {
    throw invalidRequest(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${status}.`,
    );
  }
  const session: CheckoutSession = { ...checkout.session, status: 'expired', url: null };
  merchant.checkouts.put({ ...checkout, session });
  merchant.announce('checkout.session.expired', session, cause && { cause });
  return session;
}

function expireWhenOver(merchant: Merchant, id: string): void {
  const checkout = merchant.checkouts.get(id);
  if (checkout?.session.status !== 'open' || checkout.session.expires_at > merchant.now()) return;
  expireCheckout(merchant, checkout);
}
