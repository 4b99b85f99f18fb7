import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Event } from './event.ts';
import { bookingForm, startTestStripe, type TestStripe } from '../test/test-stripe.ts';

/** Events in the shape of the version, beside the project where they are there. */
const FIXTURES = new URL(
  '../../../../../../shared/providers/fixtures/stripe/derived-2026-10-28.endive/',
  import.meta.url,
);

/** Each path in a value with what stands there; the names of metadata are the hotel's own. */
function shapeOf(value: unknown, path = ''): Map<string, string> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return new Map([[path, value === null ? 'null' : typeof value]]);
  }
  if (path.endsWith('.metadata')) return new Map([[path, 'object']]);
  return new Map([
    [path, 'object'],
    ...Object.entries(value).flatMap(([name, each]) => [...shapeOf(each, `${path}.${name}`)]),
  ]);
}

// no receipts are made here, and these two are null until the hotel gives them
const NOT_COMPARED = /\.(receipt_url|receipt_email|description)$/;

(existsSync(FIXTURES) ? describe : describe.skip)('events have the shape of the version', () => {
  const files = existsSync(FIXTURES) ? readdirSync(FIXTURES) : [];
  let stripe: TestStripe;

  beforeAll(async () => {
    stripe = await startTestStripe();
    const open = () =>
      stripe.open({ ...bookingForm, client_reference_id: 'bk_1', customer_email: 'guest@example.com' });
    const [first, second, third, fourth] = [await open(), await open(), await open(), await open()];
    await stripe.pay(first.url, { cardNumber: '4000000000000002' });
    await stripe.pay(first.url, { cardNumber: '4000000000005126' });
    await stripe.pay(second.url, { method: 'bank_transfer' });
    await stripe.pay(third.url, { method: 'bank_transfer', name: 'fail' });
    const { body } = await stripe.request('GET', `/v1/checkout/sessions/${first.id}`);
    const refund = { payment_intent: String(body.payment_intent), reason: 'requested_by_customer' };
    await stripe.request('POST', '/v1/refunds', { ...refund, amount: '10000' }, { 'idempotency-key': 'a' });
    await stripe.request('POST', '/v1/refunds', refund, { 'idempotency-key': 'b' });
    stripe.clock.advance(10);
    await stripe.product.waitFor('refund.failed', 2);
    await stripe.product.waitFor('checkout.session.async_payment_failed');
    await stripe.product.waitFor('checkout.session.async_payment_succeeded');
    stripe.clock.advance(24 * 60 * 60);
    expect((await stripe.product.waitFor('checkout.session.expired'))[0]?.data.object).toMatchObject({ id: fourth.id });
  });
  afterAll(() => stripe.close());

  test.each(files)('%s', (file) => {
    const derived = JSON.parse(readFileSync(new URL(file, FIXTURES), 'utf8')) as Event;
    const paymentStatus = (event: Event) => Reflect.get(event.data.object, 'payment_status') as unknown;
    const refunded = (event: Event) => Reflect.get(event.data.object, 'refunded') as unknown;
    const sent = stripe.product.received
      .map(({ event }) => event)
      .find(
        (event) =>
          event.type === derived.type &&
          paymentStatus(event) === paymentStatus(derived) &&
          refunded(event) === refunded(derived),
      );
    const expected = shapeOf(derived);
    const actual = shapeOf(sent);
    const paths = [...new Set([...expected.keys(), ...actual.keys()])].filter((path) => !NOT_COMPARED.test(path));
    const differing = paths
      .map((path) => `${path}: ${expected.get(path)} / ${actual.get(path)}`)
      .filter((_line, index) => expected.get(paths[index] ?? '') !== actual.get(paths[index] ?? ''));
    expect(differing).toEqual([]);
  });
});
