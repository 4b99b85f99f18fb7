import type { Merchant } from '../merchant.ts';
import type { Checkout } from '../objects/checkout-session.ts';
import type { PaymentIntent } from '../objects/payment-intent.ts';
import { newBankMethod, type Billing } from '../objects/payment-method.ts';
import { completeSession, fail, startAttempt, succeed } from './attempt.ts';

const SETTLES_AFTER_SECONDS = 8;

/** Completes an open session by a method whose money comes later; an account holder called "fail" has none. */
export function payByBankTransfer(merchant: Merchant, checkout: Checkout, billing: Billing): void {
  const method = newBankMethod(merchant, billing);
  const intent: PaymentIntent = { ...startAttempt(merchant, checkout, method), status: 'processing' };
  merchant.paymentIntents.put(intent);
  const settlesAt = merchant.now() + SETTLES_AFTER_SECONDS;
  completeSession(merchant, checkout, { method, intent, paid: false }, { settlesAt });
  watchSettlement(merchant, checkout.id, settlesAt);
}

/** Has a delayed payment settle at `settlesAt` (unix seconds). */
export function watchSettlement(merchant: Merchant, checkoutId: string, settlesAt: number): void {
  merchant.agenda.at(settlesAt * 1000, () => settle(merchant, checkoutId));
}

function settle(merchant: Merchant, checkoutId: string): void {
  const checkout = merchant.checkouts.get(checkoutId);
  const intent = merchant.paymentIntents.get(checkout?.session.payment_intent ?? '');
  const method = merchant.paymentMethods.get(intent?.payment_method ?? '');
  if (!checkout || !method || intent?.status !== 'processing') return;
  const { settlesAt: _over, ...rest } = checkout;
  if (/fail/i.test(method.billing_details.name)) {
    merchant.checkouts.put(rest);
    fail(merchant, intent, {
      code: 'payment_intent_payment_attempt_failed',
      doc_url: 'https://docs.stripe.com/error-codes/payment-intent-payment-attempt-failed',
      message: 'The payment failed: the customer has no money in this account.',
      payment_method: method,
      type: 'invalid_request_error',
    });
    merchant.announce('checkout.session.async_payment_failed', checkout.session);
    return;
  }
  succeed(merchant, intent, method);
  const session: Checkout['session'] = { ...checkout.session, payment_status: 'paid' };
  merchant.checkouts.put({ ...rest, session });
  merchant.announce('checkout.session.async_payment_succeeded', session);
}
