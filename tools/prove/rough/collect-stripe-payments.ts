import { atStripe, type CheckoutAtStripe } from '../../../api/test/providers/at-stripe.ts';
import type { ConnectedApi } from '../../../api/test/start/connected-api.ts';
import type { StripePayment } from './evidence.ts';

type Session = CheckoutAtStripe & { payment_intent: string | null };
type Page<T> = { data: T[]; has_more: boolean };
type Charge = { amount: number; amount_refunded: number; disputed: boolean };
type DisputeEvent = { id: string; data: { object: { payment_intent: string | null; status: string } } };

async function all<T extends { id: string }>(product: ConnectedApi, path: string, after?: string): Promise<T[]> {
  const page = after === undefined ? path : `${path}&starting_after=${after}`;
  const { data, has_more: more } = await atStripe<Page<T>>(product, 'GET', page);
  return more ? [...data, ...(await all<T>(product, path, data.at(-1)!.id))] : data;
}

/** Every session of ours that was paid, with what is left of the money. */
export async function collectStripePayments(product: ConnectedApi): Promise<StripePayment[]> {
  const sessions = await all<Session>(product, 'checkout/sessions?limit=100');
  const closed = await all<DisputeEvent>(product, 'events?limit=100&type=charge.dispute.closed');
  const statusOf = ({ disputed }: Charge, intent: string): StripePayment['dispute'] => {
    if (!disputed) return 'none';
    const end = closed.find(({ data }) => data.object.payment_intent === intent)?.data.object.status;
    return end === 'won' || end === 'lost' ? end : 'open';
  };
  const paid = sessions.filter((each) => each.payment_status === 'paid' && each.client_reference_id);
  return Promise.all(
    paid.map(async ({ id, client_reference_id: reference, currency, payment_intent: intent }) => {
      const path = `payment_intents/${intent!}?expand[]=latest_charge`;
      const { latest_charge: charge } = await atStripe<{ latest_charge: Charge }>(product, 'GET', path);
      const dispute = statusOf(charge, intent!);
      const isThere = dispute === 'none' || dispute === 'won';
      const netCents = isThere ? charge.amount - charge.amount_refunded : 0;
      return { session: id, reference, currency, netCents, dispute };
    }),
  );
}
