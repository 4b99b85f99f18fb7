import type Stripe from 'stripe';
import type { RefundedPayment, TakenPayment } from '../payment-provider.ts';

const page = 100;

const madeSince = (since: Date) => ({ created: { gte: Math.floor(since.getTime() / 1000) }, limit: page });
const dateOf = (seconds: number): Date => new Date(seconds * 1000);

/** Its charge has to be expanded; nothing for a payment without one, which no money came of. */
function takenOf(session: Stripe.Checkout.Session): TakenPayment[] {
  const { id: checkoutId, payment_intent: payment, client_reference_id: reference } = session;
  if (session.payment_status !== 'paid' || !payment || typeof payment === 'string') return [];
  const { latest_charge: charge } = payment;
  if (!charge || typeof charge === 'string') return [];
  const { amount_refunded: refundedCents, created } = charge;
  const amountCents = session.amount_total ?? 0;
  return [{ checkoutId, reference, paymentId: payment.id, amountCents, refundedCents, at: dateOf(created) }];
}

/** Every page of the list. Stripe lists sessions by when they were made, not by when they were paid. */
export async function takenSince(stripe: Stripe, since: Date): Promise<TakenPayment[]> {
  const expand = ['data.payment_intent.latest_charge'];
  const taken: TakenPayment[] = [];
  const asked = { ...madeSince(since), status: 'complete', expand } as const;
  for await (const session of stripe.checkout.sessions.list(asked)) taken.push(...takenOf(session));
  return taken;
}

/** Every page of the list, newest first, each payment once; its charge tells what was given back in all. */
export async function refundedSince(stripe: Stripe, since: Date): Promise<RefundedPayment[]> {
  const found = new Map<string, RefundedPayment>();
  for await (const refund of stripe.refunds.list({ ...madeSince(since), expand: ['data.charge'] })) {
    const { charge, payment_intent: payment, created } = refund;
    if (!charge || typeof charge === 'string' || !payment) continue;
    const paymentId = typeof payment === 'string' ? payment : payment.id;
    const newest = { paymentId, refundedCents: charge.amount_refunded, at: dateOf(created) };
    if (!found.has(paymentId)) found.set(paymentId, newest);
  }
  return [...found.values()];
}
