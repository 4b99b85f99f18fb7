import type { Merchant } from '../merchant.ts';
import type { Checkout } from '../objects/checkout-session.ts';
import type { PaymentIntent } from '../objects/payment-intent.ts';
import { newCardMethod, type Billing, type CardFacts } from '../objects/payment-method.ts';
import { completeSession, decline, fail, startAttempt, succeed } from './attempt.ts';
import type { TestCard } from './test-cards.ts';

/** A card as it was typed, without its number and security code. */
export type CardPayment = { card: TestCard; facts: CardFacts; billing: Billing };

/** How an attempt went; a declined one says why in words for the guest. */
export type Attempt = 'paid' | 'authenticate' | { declined: string };

const AUTHENTICATION_FAILED =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.';

/** Tries to pay an open session by card. */
export function payByCard(merchant: Merchant, checkout: Checkout, { card, facts, billing }: CardPayment): Attempt {
  const method = newCardMethod(merchant, facts, billing);
  const intent = startAttempt(merchant, checkout, method);
  if (card.outcome === 'pays') {
    const paid = succeed(merchant, intent, method);
    completeSession(merchant, checkout, { method, intent: paid, paid: true });
    return 'paid';
  }
  if (card.outcome === 'authenticates') {
    merchant.paymentIntents.put({
      ...intent,
      next_action: { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } },
      status: 'requires_action',
    });
    return 'authenticate';
  }
  decline(merchant, intent, method, card.outcome);
  return { declined: card.outcome.message };
}

/** The intent of a session that waits for its guest to authenticate. */
export function findAwaiting(merchant: Merchant, { session }: Checkout): PaymentIntent | undefined {
  const intent = merchant.paymentIntents.get(session.payment_intent ?? '');
  return session.status === 'open' && intent?.status === 'requires_action' ? intent : undefined;
}

/** Goes on after the guest's bank has asked who pays. */
export function finishAuthentication(
  merchant: Merchant,
  checkout: Checkout,
  intent: PaymentIntent,
  authenticated: boolean,
): Attempt {
  const method = merchant.paymentMethods.get(intent.payment_method ?? '');
  if (!method) throw new Error(`payment intent ${intent.id} has lost its payment method`);
  if (authenticated) {
    completeSession(merchant, checkout, { method, intent: succeed(merchant, intent, method), paid: true });
    return 'paid';
  }
  fail(merchant, intent, {
    code: 'payment_intent_authentication_failure',
    doc_url: 'https://docs.stripe.com/error-codes/payment-intent-authentication-failure',
    message:
      'The provided PaymentMethod has failed authentication. You can provide payment_method_data or a new PaymentMethod to attempt to fulfill this PaymentIntent again.',
    payment_method: method,
    type: 'invalid_request_error',
  });
  return { declined: AUTHENTICATION_FAILED };
}
