import type Stripe from 'stripe';
import type { PaymentNews } from '../payment-events.ts';

const idOf = (linked: string | { id: string } | null): string =>
  typeof linked === 'string' ? linked : (linked?.id ?? '');

const ofCheckout = (session: Stripe.Checkout.Session): PaymentNews => {
  const isPaid = session.payment_status === 'paid' || session.payment_status === 'no_payment_required';
  if (!isPaid) return { kind: 'processing', checkoutId: session.id };
  const amountCents = session.amount_total ?? 0;
  return { kind: 'paid', checkoutId: session.id, paymentId: idOf(session.payment_intent), amountCents };
};

/** What an event means to the hotel; undefined for one that means nothing. */
export function newsOf(event: Stripe.Event): PaymentNews | undefined {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return ofCheckout(event.data.object);
    case 'checkout.session.async_payment_failed':
      return { kind: 'failed', checkoutId: event.data.object.id };
    case 'checkout.session.expired':
      return { kind: 'expired', checkoutId: event.data.object.id };
    case 'payment_intent.payment_failed': {
      const { metadata, last_payment_error: error } = event.data.object;
      return { kind: 'declined', reference: metadata['reference'] ?? '', reason: error?.message ?? 'declined' };
    }
    case 'charge.refunded': {
      const { payment_intent: payment, amount_refunded: refundedCents } = event.data.object;
      return { kind: 'refunded', paymentId: idOf(payment), refundedCents };
    }
    case 'refund.failed': {
      const { payment_intent: payment, failure_reason: reason } = event.data.object;
      return { kind: 'refund_failed', paymentId: idOf(payment), reason: reason ?? 'unknown' };
    }
    default:
      return undefined;
  }
}
