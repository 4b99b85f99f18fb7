import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { startTestStripe, type TestStripe } from '../test/test-stripe.ts';

let stripe: TestStripe;
beforeEach(async () => {
  stripe = await startTestStripe();
});
afterEach(() => stripe.close());

const valueOf = (html: string, name: string) => new RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(html)?.[1];

describe('paying by card', () => {
  test('pays and leads to the success page with the session id', async () => {
    const { id, url } = await stripe.open();
    const { status, location } = await stripe.pay(url);
    expect(status).toBe(303);
    expect(location).toBe(`https://hotel.example.com/paid?session=${id}`);
    const session = await stripe.readSession(id);
    expect(session).toMatchObject({ status: 'complete', payment_status: 'paid', url: null });
    const intent = await stripe.read(`/v1/payment_intents/${String(session.payment_intent)}`);
    expect(intent).toMatchObject({ status: 'succeeded', amount_received: 24_690, metadata: { booking_id: 'bk_1' } });
    const charge = await stripe.read(`/v1/charges/${String(intent.latest_charge)}`);
    expect(charge).toMatchObject({ paid: true, payment_method_details: { card: { brand: 'visa', last4: '4242' } } });
    expect(await stripe.read('/v1/balance')).toMatchObject({ pending: [{ amount: 24_690, currency: 'usd' }] });
  });

  test('twice at once charges once', async () => {
    const { id, url } = await stripe.open();
    const [first, second] = await Promise.all([stripe.pay(url), stripe.pay(url)]);
    expect([first.status, second.status, second.location]).toEqual([303, 303, first.location]);
    expect((await stripe.product.waitFor('checkout.session.completed')).length).toBe(1);
    expect(await stripe.read('/v1/balance')).toMatchObject({ pending: [{ amount: 24_690 }] });
    expect((await stripe.visit(url)).html).toContain('already paid');
    expect((await stripe.readSession(id)).status).toBe('complete');
  });

  test.each([
    ['4000000000000002', 'Your card was declined.', 'generic_decline'],
    ['4000000000009995', 'Your card has insufficient funds.', 'insufficient_funds'],
  ])(
    '%s is declined: the page says why, keeps the rest, and the session stays open',
    async (cardNumber, words, code) => {
      const { id, url } = await stripe.open();
      const { status, html } = await stripe.pay(url, { cardNumber });
      expect(status).toBe(402);
      expect(html).toMatch(new RegExp(`role="alert">${words}`));
      expect([valueOf(html, 'name'), valueOf(html, 'exp'), valueOf(html, 'zip')]).toEqual([
        'Test Guest',
        '12/34',
        '94103',
      ]);
      expect(html).not.toContain(cardNumber);
      expect(valueOf(html, 'cvc')).toBeUndefined();
      const [failed] = await stripe.product.waitFor('payment_intent.payment_failed');
      expect(failed?.data.object).toMatchObject({
        last_payment_error: { decline_code: code },
        status: 'requires_payment_method',
      });
      const { payment_intent } = await stripe.readSession(id);
      expect((await stripe.pay(url)).status).toBe(303);
      expect(await stripe.readSession(id)).toMatchObject({ payment_intent, payment_status: 'paid' });
    },
  );
});

describe('a card that asks to authenticate', () => {
  const cardNumber = '4000002500003155';

  test('is charged only after the second step', async () => {
    const { id, url } = await stripe.open();
    const { status, location } = await stripe.pay(url, { cardNumber });
    expect([status, location]).toEqual([303, `/c/pay/${id}/authenticate`]);
    expect((await stripe.readSession(id)).payment_status).toBe('unpaid');
    const { html } = await stripe.visit(`${url}/authenticate`);
    expect(html).toContain('Complete authentication');
    expect(html).toContain('Fail authentication');
    const done = await stripe.visit(`${url}/authenticate`, { outcome: 'complete' });
    expect(done.location).toBe(`https://hotel.example.com/paid?session=${id}`);
    expect((await stripe.readSession(id)).payment_status).toBe('paid');
  });

  test('that is not given: the page again, to try another card', async () => {
    const { id, url } = await stripe.open();
    await stripe.pay(url, { cardNumber });
    const { status, html } = await stripe.visit(`${url}/authenticate`, { outcome: 'fail' });
    expect(status).toBe(402);
    expect(html).toContain('unable to authenticate');
    expect(html).toContain(`<form method="post" action="/c/pay/${id}"`);
    expect(valueOf(html, 'name')).toBe('Test Guest');
    const [failed] = await stripe.product.waitFor('payment_intent.payment_failed');
    expect(failed?.data.object).toMatchObject({
      last_payment_error: { code: 'payment_intent_authentication_failure' },
    });
    expect((await stripe.visit(`${url}/authenticate`)).location).toBe(`/c/pay/${id}`);
    expect((await stripe.pay(url)).status).toBe(303);
  });
});
