import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { bookingForm, startTestStripe, type TestStripe } from '../test/test-stripe.ts';

let stripe: TestStripe;
beforeEach(async () => {
  stripe = await startTestStripe();
});
afterEach(() => stripe.close());

test('a bank transfer completes the session unpaid, and pays it some seconds later', async () => {
  const { id, url } = await stripe.open();
  const { status } = await stripe.pay(url, { method: 'bank_transfer', cardNumber: '', exp: '', cvc: '', zip: '' });
  expect(status).toBe(303);
  expect(await stripe.readSession(id)).toMatchObject({ status: 'complete', payment_status: 'unpaid' });
  stripe.clock.advance(10);
  const [settled] = await stripe.product.waitFor('checkout.session.async_payment_succeeded');
  expect(settled?.data.object).toMatchObject({ id, payment_status: 'paid' });
  expect((await stripe.readSession(id)).payment_status).toBe('paid');
});

test('an account holder called "fail" has no money', async () => {
  const { id, url } = await stripe.open();
  await stripe.pay(url, { method: 'bank_transfer', name: 'Fail Guest' });
  stripe.clock.advance(10);
  await stripe.product.waitFor('checkout.session.async_payment_failed');
  expect(await stripe.readSession(id)).toMatchObject({ status: 'complete', payment_status: 'unpaid' });
  expect(await stripe.read('/v1/balance')).toMatchObject({ pending: [{ amount: 0 }] });
});

test('a bank transfer is offered only where it is allowed', async () => {
  const { url } = await stripe.open({ ...bookingForm, 'allowed_payment_method_types[0]': 'card' });
  expect((await stripe.visit(url)).html).not.toContain('bank transfer');
  await stripe.pay(url, { method: 'bank_transfer' });
  expect(await stripe.read('/v1/balance')).toMatchObject({ pending: [{ amount: 24_690 }] });
});
