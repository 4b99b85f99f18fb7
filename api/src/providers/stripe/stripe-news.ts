import type Stripe from 'stripe';
import { cut, longest } from '../bounded-text.ts';
import type { PaymentNews } from '../payment-events.ts';

const idOf = (linked: string | { id: string } | null): string =>
  typeof linked === 'string' ? linked : (linked?.id ?? '');

const ofCheckout = (session: Stripe.Checkout.Session): PaymentNews => {
  const isPaid = session.payment_status === 'paid' || session.payment_status === 'no_payment_required';
  if (!isPaid) return { kind: 'processing', checkoutId: session.id };
  const amountCents = session.amount_total ?? 0;
  return { kind: 'paid', checkoutId: session.id, paymentId: idOf(session.payment_intent), amountCents };
};

const ofRefund = ({
  id,
  amount,
  status,
  payment_intent: payment,
  failure_reason: reason,
}: Stripe.Refund): PaymentNews => {
  const isOff = status === 'failed' || status === 'canceled';
  const failure = isOff ? cut(reason ?? status, longest.line) : null;
  return { kind: 'refund', paymentId: idOf(payment), refundId: id, cents: amount, failure };
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
      return {
        kind: 'declined',
        reference: cut(metadata['reference'] ?? '', longest.id),
        reason: cut(error?.message ?? 'declined', longest.line),
      };
    }
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return ofRefund(event.data.object);
    default:
      return undefined;
  }
}
