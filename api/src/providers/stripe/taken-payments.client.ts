import type Stripe from 'stripe';
import { z } from 'zod';
import { collectProblems, readRows } from '../lenient-rows.schema.ts';
import type { RefundedPayment, TakenPayment } from '../payment-provider.port.ts';
import { amountOf } from './stripe-news.mapper.ts';

const page = 100;

const madeSince = (since: Date) => ({ created: { gte: Math.floor(since.getTime() / 1000) }, limit: page });
const dateOf = (seconds: number): Date => new Date(seconds * 1000);

/** What is expanded where Stripe can, and an id where it is not. */
const expanded = <Shape extends z.ZodRawShape>(shape: Shape) => z.union([z.string(), z.looseObject(shape)]).nullish();

const Paid = z.looseObject({
  id: z.string(),
  amount_total: z.int(),
  currency: z.string(),
  payment_intent: expanded({ id: z.string(), latest_charge: expanded({ amount_refunded: z.int(), created: z.int() }) }),
});
const Unpaid = z.looseObject({ payment_status: z.unknown().refine((status) => status !== 'paid') });

/** What is reckoned with of a session or a refund; of a session that nothing was paid on, nothing is. */
const Session = z.custom<Stripe.Checkout.Session>(
  (row) => Unpaid.safeParse(row).success || Paid.safeParse(row).success,
  'A session without an id, an amount, a currency or what its charge came to.',
);
const Returned = z.looseObject({
  id: z.string(),
  amount: z.int(),
  created: z.int(),
  charge: expanded({ amount_refunded: z.int() }),
  payment_intent: expanded({ id: z.string() }),
});
const Refund = z.custom<Stripe.Refund>(
  (row) => Returned.safeParse(row).success,
  'A refund without an id, an amount, a time or what its charge came to.',
);

/** Its charge has to be expanded; nothing for a payment without one, which no money came of. */
function takenOf(session: Stripe.Checkout.Session): TakenPayment[] {
  const { id: checkoutId, payment_intent: payment, client_reference_id: reference } = session;
  if (session.payment_status !== 'paid' || !payment || typeof payment === 'string') return [];
  const { latest_charge: charge } = payment;
  if (!charge || typeof charge === 'string') return [];
  const { amount_refunded: refundedCents, created } = charge;
  const { cents: amountCents, currency } = amountOf(session);
  return [{ checkoutId, reference, paymentId: payment.id, amountCents, currency, refundedCents, at: dateOf(created) }];
}

type Read<Row> = { found: Row[]; problems: string[] };

/** Every page of a list, and why rows of it could not be read. */
async function read<Row>(row: z.ZodType<Row>, list: AsyncIterable<unknown>): Promise<Read<Row>> {
  const rows: unknown[] = [];
  for await (const each of list) rows.push(each);
  const { value: found, problems } = collectProblems(() => readRows(row, rows));
  return { found, problems };
}

/** Stripe lists sessions by when they were made, not by when they were paid. */
export async function listPaymentsSince(stripe: Stripe, since: Date): Promise<Read<TakenPayment>> {
  const expand = ['data.payment_intent.latest_charge'];
  const asked = { ...madeSince(since), status: 'complete', expand } as const;
  const { found, problems } = await read(Session, stripe.checkout.sessions.list(asked));
  return { found: found.flatMap(takenOf), problems };
}

/** Newest first, each payment once; its charge tells what was given back in all. */
export async function listRefundsSince(stripe: Stripe, since: Date): Promise<Read<RefundedPayment>> {
  const refunded = new Map<string, RefundedPayment>();
  const { found, problems } = await read(Refund, stripe.refunds.list({ ...madeSince(since), expand: ['data.charge'] }));
  for (const { charge, payment_intent: payment, created } of found) {
    if (!charge || typeof charge === 'string' || !payment) continue;
    const paymentId = typeof payment === 'string' ? payment : payment.id;
    const newest = { paymentId, refundedCents: charge.amount_refunded, at: dateOf(created) };
    if (!refunded.has(paymentId)) refunded.set(paymentId, newest);
  }
  return { found: [...refunded.values()], problems };
}
