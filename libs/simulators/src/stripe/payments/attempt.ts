import type { Merchant } from '../merchant.ts';
import { newCharge, type Decline } from '../objects/charge.ts';
import { customerDetails, type Checkout } from '../objects/checkout-session.ts';
import { newPaymentIntent, type PaymentError, type PaymentIntent } from '../objects/payment-intent.ts';
import { followPayment } from '../oddities/odd-payments.ts';
import type { PaymentMethod } from '../objects/payment-method.ts';

/** The session's payment intent, which comes into being with the first attempt to pay. */
export function startAttempt(merchant: Merchant, checkout: Checkout, method: PaymentMethod): PaymentIntent {
  const { payment_intent: id } = checkout.session;
  const existing = id === null ? undefined : merchant.paymentIntents.get(id);
  const begun = existing ?? newPaymentIntent(merchant, checkout);
  const intent: PaymentIntent = { ...begun, next_action: null, payment_method: method.id };
  merchant.paymentMethods.put(method);
  merchant.paymentIntents.put(intent);
  merchant.checkouts.put({ ...checkout, session: { ...checkout.session, payment_intent: intent.id } });
  return intent;
}

/** Completes the session, paid or, with a delayed method, not yet. */
export function completeSession(
  merchant: Merchant,
  checkout: Checkout,
  { method, intent, paid }: { method: PaymentMethod; intent: PaymentIntent; paid: boolean },
  more: Pick<Checkout, 'settlesAt'> = {},
): void {
  const session: Checkout['session'] = {
    ...checkout.session,
    customer_details: customerDetails(method.billing_details),
    payment_intent: intent.id,
    payment_status: paid ? 'paid' : 'unpaid',
    status: 'complete',
    url: null,
  };
  const completed = { ...checkout, ...more, session };
  merchant.checkouts.put(completed);
  merchant.announce('checkout.session.completed', session);
  followPayment(merchant, completed);
}

/** Charges what the intent asks for. */
export function succeed(merchant: Merchant, intent: PaymentIntent, method: PaymentMethod): PaymentIntent {
  const charge = newCharge(merchant, intent, method);
  const paid: PaymentIntent = {
    ...intent,
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    payment_method: method.id,
    status: 'succeeded',
  };
  merchant.charges.put(charge);
  merchant.paymentIntents.put(paid);
  merchant.announce('payment_intent.succeeded', paid);
  return paid;
}

/** A bank's no: a failed charge, and an intent that waits for another way to pay. */
export function decline(merchant: Merchant, intent: PaymentIntent, method: PaymentMethod, reason: Decline): void {
  const charge = newCharge(merchant, intent, method, reason);
  merchant.charges.put(charge);
  fail(
    merchant,
    { ...intent, latest_charge: charge.id },
    {
      advice_code: reason.adviceCode,
      charge: charge.id,
      code: reason.code,
      decline_code: reason.declineCode,
      doc_url: `https://docs.stripe.com/error-codes/${reason.code.replaceAll('_', '-')}`,
      message: reason.message,
      payment_method: method,
      type: 'card_error',
    },
  );
}

/** Ends an attempt without a payment; the intent can be tried again. */
export function fail(merchant: Merchant, intent: PaymentIntent, error: PaymentError): void {
  const failed: PaymentIntent = {
    ...intent,
    last_payment_error: error,
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  };
  merchant.paymentIntents.put(failed);
  merchant.announce('payment_intent.payment_failed', failed);
}
