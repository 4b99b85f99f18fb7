import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { Ajv } from 'ajv';
import { checkoutOf } from '../../../test/people/checkout.ts';
import { nestedForm } from '../../../test/providers/nested-form.ts';
import { payCheckout } from '../../../test/people/payment-page.ts';
import {
  specificationPath,
  recordRequests,
  describeWithSpecification,
} from '../../../test/providers/recorded-requests.ts';
import type { Exchange } from '../../../test/providers/recording-proxy.ts';

/** Stripe's own schema and examples; they are not ours to pass on, so they are here only where somebody laid them beside this project. */
const fixtures = specificationPath('fixtures/stripe/official-resources');
const schema = specificationPath('openapi/stripe-checkout-session-create.2026-10-28.endive.schema.json');
const read = (path: string): object => JSON.parse(readFileSync(path, 'utf8')) as object;

/** What is in them depends on the account and on how was paid. */
const open = [
  ...['metadata', 'capabilities', 'settings', 'business_profile', 'controller', 'payment_method_options'],
  ...['destination_details'],
];
/** Stripe's client has them, its examples of a session and a payment are older. */
const notInExamples = ['/allowed_payment_method_types', '/payment_record'];

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value);

/** Fields of an answer that Stripe's own example does not have, or has as something else. */
function differing(answer: object, example: object, at = ''): string[] {
  const known = example as Record<string, unknown>;
  return Object.entries(answer).flatMap(([name, value]) => {
    const place = `${at}/${name}`;
    if (notInExamples.includes(place)) return [];
    if (!Object.hasOwn(known, name)) return [`${place} is unknown`];
    const kinds = [kindOf(value), kindOf(known[name])];
    if (kinds.includes('null')) return [];
    if (kinds[0] !== kinds[1]) return [`${place} is ${kinds.join(', not ')}`];
    return kinds[0] === 'object' && !open.includes(name)
      ? differing(value as object, known[name] as object, place)
      : [];
  });
}

const shown = (name: string): object => read(`${fixtures}/${name}.json`);

/** An answer as it is when nothing comes along with it. */
const withIds = (answer: object & { payment_intent?: string | { id: string } | null }): object =>
  typeof answer.payment_intent === 'object' && answer.payment_intent
    ? { ...answer, payment_intent: answer.payment_intent.id }
    : answer;

describeWithSpecification(schema)(
  "what we say to Stripe, and it to us, is as Stripe's schema and examples have it",
  () => {
    const overheard = recordRequests('stripe', async ({ adapters: { stripe } }) => {
      await stripe.check('test');
      const made = await stripe.createCheckout('test', checkoutOf('booking-1'));
      await payCheckout(made.url!);
      const { paymentId } = await stripe.getCheckout('test', made.id);
      await stripe.findCheckout('test', paymentId!);
      await stripe.refund('test', paymentId!, 1_000, 'refund-1');
      await stripe.listPaymentsSince('test', new Date(Date.now() - 3_600_000));
      await stripe.listRefundsSince('test', new Date(Date.now() - 3_600_000));
    });

    const find = (method: string, path: RegExp): Exchange =>
      overheard.proxy.exchanges.find((each) => each.method === method && path.test(each.path))!;

    test('every kind of request we make was made', () => {
      const kinds = overheard.proxy.exchanges.map(
        ({ method, path }) => `${method} ${path.replace(/cs_test_\w+/, '{id}')}`,
      );
      expect(kinds.sort()).toEqual([
        'GET /v1/account',
        'GET /v1/balance',
        'GET /v1/checkout/sessions',
        'GET /v1/checkout/sessions',
        'GET /v1/checkout/sessions/{id}',
        'GET /v1/refunds',
        'POST /v1/checkout/sessions',
        'POST /v1/refunds',
      ]);
    });

    test('a checkout session is asked for as the schema has it', () => {
      const ajv = new Ajv({ strict: false, allErrors: true, coerceTypes: 'array' });
      const validate = ajv.compile(read(schema));
      const form = nestedForm(find('POST', /sessions$/).body);
      validate(form);
      expect(validate.errors ?? []).toEqual([]);
      expect(validate({ ...form, payment_method_types: ['card'] })).toBe(false);
    });

    test('every write is a form with an idempotency key, of the version the client was written for', () => {
      for (const { method, headers } of overheard.proxy.exchanges) {
        expect(headers['stripe-version']).toBe('2026-10-28.endive');
        if (method !== 'POST') continue;
        expect(headers['content-type']).toBe('application/x-www-form-urlencoded');
        expect(headers['idempotency-key']).toMatch(/^(checkout-booking-1-1|refund-refund-1)$/);
      }
    });

    test.each([
      ['account', 'GET', /account$/],
      ['balance', 'GET', /balance$/],
      ['checkout.session', 'POST', /sessions$/],
      ['checkout.session', 'GET', /sessions\/\w+$/],
      ['refund', 'POST', /refunds$/],
    ])('the answer is what Stripe shows as its %s (%s)', (name, method, path) => {
      const { status, answer } = find(method, path);
      expect(status).toBe(200);
      expect(differing(withIds(JSON.parse(answer) as object), shown(name))).toEqual([]);
    });

    test('the payment that comes along with a session is what Stripe shows as its payment_intent', () => {
      const { payment_intent: payment } = JSON.parse(find('GET', /sessions\/\w+$/).answer) as {
        payment_intent: object;
      };
      expect(differing(payment, shown('payment_intent'))).toEqual([]);
    });
  },
);
