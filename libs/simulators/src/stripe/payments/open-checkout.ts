import type { Merchant } from '../merchant.ts';
import { newCheckoutSession, type CheckoutSession } from '../objects/checkout-session.ts';
import { newLineItem } from '../objects/line-item.ts';
import { checkSession } from '../rules/check-session.ts';
import type { SessionParameters } from '../rules/session-parameters.ts';
import { invalidRequest } from '../stripe-error.ts';
import { watchExpiry } from './expire-checkout.ts';

/** What the payment page can take; a bank transfer only in dollars. */
const PLAYED_METHODS = ['card', 'us_bank_account'] as const;
const SMALLEST_TOTAL = 50;

/** Opens a checkout session. Throws a 400 StripeError. */
export function openCheckout(merchant: Merchant, parameters: SessionParameters): CheckoutSession {
  const created = merchant.now();
  const checked = checkSession(parameters, created);
  const lineItems = checked.line_items.map((item) => newLineItem(merchant, item));
  const amount = lineItems.reduce((sum, { amount_total }) => sum + amount_total, 0);
  if (amount < SMALLEST_TOTAL) {
    throw invalidRequest("The Checkout Session's total amount due must add up to at least $0.50 usd", {
      code: 'amount_too_small',
    });
  }
  const id = merchant.newId(merchant.livemode ? 'cs_live_a1' : 'cs_test_a1', 58);
  const session = newCheckoutSession({
    id,
    url: merchant.pageUrl(id),
    created,
    livemode: merchant.livemode,
    amount,
    paymentMethodTypes: offeredMethods(parameters, checked.currency),
    parameters: checked,
  });
  merchant.checkouts.put({
    id,
    session,
    lineItems,
    descriptions: checked.line_items.map(({ description }) => description),
    paymentIntentData: checked.payment_intent_data ?? {},
    displayName: checked.branding_settings?.display_name ?? null,
  });
  watchExpiry(merchant, session);
  return session;
}

function offeredMethods(parameters: SessionParameters, currency: string): string[] {
  const { allowed_payment_method_types: allowed, excluded_payment_method_types: excluded } = parameters;
  const offered = PLAYED_METHODS.filter(
    (method) =>
      (method === 'card' || currency === 'usd') &&
      (allowed?.includes(method) ?? true) &&
      !excluded?.some((each) => each === method),
  );
  if (offered.length === 0) throw invalidRequest('No valid payment method types for this Checkout Session.');
  return offered;
}
