import { createStripe, type Stripe } from '../create-stripe.ts';
import { createSteppedClock, type SteppedClock } from './stepped-clock.ts';
import { startWebhookReceiver, type WebhookReceiver } from './webhook-receiver.ts';

export type Json = Record<string, unknown>;
type Answer = { status: number; headers: Headers; body: Json };
type Page = { status: number; location: string | null; html: string };

export type TestStripe = Stripe & {
  url: string;
  clock: SteppedClock;
  product: WebhookReceiver;
  /** A request with the test account's key; `form` goes into the body of a POST. */
  request(method: 'GET' | 'POST', path: string, form?: Record<string, string>, headers?: Json): Promise<Answer>;
  /** What stands at an address of the API. */
  read(path: string): Promise<Json>;
  readSession(id: string): Promise<Json>;
  /** Opens a session and answers it. */
  open(form?: Record<string, string>): Promise<Json & { id: string; url: string }>;
  visit(url: string, form?: Record<string, string>): Promise<Page>;
  /** Pays a session's page; answers what came back. */
  pay(url: string, form?: Record<string, string>): Promise<Page>;
  /** Closes the server and answers one opened on the same data and clock. */
  restart(): Promise<TestStripe>;
  close(): Promise<void>;
};

export const TEST_SECRET = 'whsec_test_secret';

export const bookingForm = {
  mode: 'payment',
  'line_items[0][quantity]': '2',
  'line_items[0][price_data][currency]': 'usd',
  'line_items[0][price_data][unit_amount]': '12345',
  'line_items[0][price_data][product_data][name]': 'Garden Room',
  'line_items[0][price_data][product_data][description]': 'Two nights, breakfast <included>',
  success_url: 'https://hotel.example.com/paid?session={CHECKOUT_SESSION_ID}',
  cancel_url: 'https://hotel.example.com/back',
  'metadata[booking_id]': 'bk_1',
  'payment_intent_data[metadata][booking_id]': 'bk_1',
};

export const cardForm = {
  cardNumber: '4242 4242 4242 4242',
  exp: '12/34',
  cvc: '123',
  name: 'Test Guest',
  email: 'guest@example.com',
  zip: '94103',
};

/** A Stripe on a free port with the keys sk_test_key and sk_live_key, and a product that takes its webhooks. */
export async function startTestStripe(
  dataDir?: string,
  clock = createSteppedClock(),
  kept?: WebhookReceiver,
): Promise<TestStripe> {
  const product = kept ?? (await startWebhookReceiver());
  const stripe = createStripe({
    accounts: [
      { name: 'test', secretKey: 'sk_test_key', webhookSecret: TEST_SECRET },
      { name: 'live', secretKey: 'sk_live_key', webhookSecret: 'whsec_live_secret' },
    ],
    clock,
    productUrl: product.url,
    ...(dataDir === undefined ? {} : { dataDir }),
  });
  const url = await stripe.server.listen({ host: '127.0.0.1', port: 0 });

  const request: TestStripe['request'] = async (method, path, form, headers) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { authorization: 'Bearer sk_test_key', ...headers },
      ...(method === 'POST' ? { body: new URLSearchParams(form) } : {}),
    });
    return { status: response.status, headers: response.headers, body: (await response.json()) as Json };
  };
  const visit: TestStripe['visit'] = async (page, form) => {
    const response = await fetch(page, {
      redirect: 'manual',
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    });
    return { status: response.status, location: response.headers.get('location'), html: await response.text() };
  };
  return {
    ...stripe,
    url,
    clock,
    product,
    request,
    visit,
    read: async (path) => (await request('GET', path)).body,
    readSession: async (id) => (await request('GET', `/v1/checkout/sessions/${id}`)).body,
    open: async (form = bookingForm) => {
      const { status, body } = await request('POST', '/v1/checkout/sessions', form);
      if (status !== 200) throw new Error(JSON.stringify(body));
      return body as Json & { id: string; url: string };
    },
    pay: (page, form) => visit(page, { ...cardForm, method: 'card', ...form }),
    restart: async () => {
      await stripe.server.close();
      return startTestStripe(dataDir, clock, product);
    },
    close: async () => {
      await stripe.server.close();
      await product.close();
    },
  };
}
