import type { ConnectedApi } from '../start/connected-api.ts';

export type CheckoutAtStripe = {
  id: string;
  status: string;
  payment_status: string;
  amount_total: number;
  currency: string;
  client_reference_id: string;
};

/** Asks the test account at Stripe, as a person with its key does. */
export async function atStripe<T>(
  { simulators: { stripe, env } }: ConnectedApi,
  method: 'GET' | 'POST',
  path: string,
  fields: Record<string, string> = {},
): Promise<T> {
  const headers = { authorization: `Bearer ${env['STRIPE_TEST_SECRET_KEY']!}` };
  const form = new URLSearchParams(fields);
  const answer = await fetch(`${stripe}/v1/${path}`, method === 'GET' ? { headers } : { method, headers, body: form });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as T;
}

/** Ends a checkout session's time to pay. */
export const expireCheckout = (trip: ConnectedApi, stripeSession: string): Promise<unknown> =>
  atStripe(trip, 'POST', `checkout/sessions/${stripeSession}/expire`);

/** Every checkout session, newest first. */
export const checkouts = async (trip: ConnectedApi): Promise<CheckoutAtStripe[]> =>
  (await atStripe<{ data: CheckoutAtStripe[] }>(trip, 'GET', 'checkout/sessions?limit=100')).data;

/** What stands behind `return=` in the address to which Stripe leads a guest back who did not pay. */
export async function returnKeyOf(trip: ConnectedApi, stripeSession: string): Promise<string> {
  const { cancel_url } = await atStripe<{ cancel_url: string }>(trip, 'GET', `checkout/sessions/${stripeSession}`);
  return new URL(cancel_url).searchParams.get('return')!;
}
