import { createHmac } from 'node:crypto';
import Stripe from 'stripe';
import { twilioSignature } from '../../src/providers/twilio/twilio-signature.rule.ts';
import type { RunningApi } from '../start/running-api.ts';

type Event = { id?: string; type?: string; livemode?: boolean; object?: object };

/** An event as Stripe words it. */
export const stripeEvent = ({
  id = 'evt_1',
  type = 'checkout.session.expired',
  livemode = false,
  object = { id: `cs_of_${id}`, object: 'checkout.session' },
}: Event = {}): string =>
  JSON.stringify({
    id,
    object: 'event',
    api_version: '2026-10-28.endive',
    created: 1_763_700_000,
    livemode,
    type,
    data: { object },
  });

/** The header that Stripe sends with a body. @param at unix seconds */
export const stripeSignature = (payload: string, secret: string, at = Math.floor(Date.now() / 1000)): string =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: at });

/** Posts an event as Stripe does, with its signature if there is one. */
export const postStripe = (api: RunningApi, body: string, signature?: string): Promise<Response> =>
  api.request('/api/webhooks/stripe', {
    method: 'POST',
    headers: signature ? { 'stripe-signature': signature } : {},
    body,
  });

/** Posts a form as Twilio does, signed for `address` by that token. */
export function postTwilio(
  api: RunningApi,
  fields: Record<string, string>,
  token: string,
  address = `${api.url}/api/webhooks/twilio`,
): Promise<Response> {
  const form = new URLSearchParams(fields);
  return api.request('/api/webhooks/twilio', {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': twilioSignature(token, address, form),
    },
    body: form.toString(),
  });
}

/** The headers of a request that Vapi signs with a credential of ours. @param at epoch milliseconds */
export function signedByVapi(secret: string, body: string, at = Date.now()): Record<string, string> {
  const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  return { 'content-type': 'application/json', 'x-timestamp': String(at), 'x-signature': signature };
}
