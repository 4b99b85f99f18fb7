import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { bookingForm, startTestStripe, type TestStripe } from '../test/test-stripe.ts';

const SESSIONS = '/v1/checkout/sessions';

let stripe: TestStripe;
beforeEach(async () => {
  stripe = await startTestStripe();
});
afterEach(() => stripe.close());

const without = (name: keyof typeof bookingForm): Record<string, string> => {
  const { [name]: _left, ...rest } = bookingForm;
  return rest;
};

describe('opening a session', () => {
  test('answers what was asked for, summed up, with a page to pay on', async () => {
    const { status, headers, body } = await stripe.request('POST', SESSIONS, bookingForm);
    expect(status).toBe(200);
    expect(headers.get('request-id')).toMatch(/^req_\w{14}$/);
    expect(body).toMatchObject({
      amount_total: 24_690,
      currency: 'usd',
      livemode: false,
      metadata: { booking_id: 'bk_1' },
      payment_intent: null,
      payment_status: 'unpaid',
      status: 'open',
      success_url: bookingForm.success_url,
    });
    expect(body.id).toMatch(/^cs_test_a1\w{58}$/);
    expect(body.url).toBe(`${stripe.url}/c/pay/${String(body.id)}`);
    expect(Number(body.expires_at) - Number(body.created)).toBe(24 * 60 * 60);
    expect((await stripe.request('GET', `${SESSIONS}/${String(body.id)}`)).body).toEqual(body);
  });

  test('live keys open live sessions, which the test account does not see', async () => {
    const live = { authorization: 'Bearer sk_live_key' };
    const { body } = await stripe.request('POST', SESSIONS, bookingForm, live);
    expect(body).toMatchObject({ id: expect.stringMatching(/^cs_live_/), livemode: true });
    expect((await stripe.request('GET', `${SESSIONS}/${String(body.id)}`)).status).toBe(404);
  });

  test.each<[string, Record<string, string>, object]>([
    ['a missing success_url', without('success_url'), { code: 'parameter_missing', param: 'success_url' }],
    ['a missing mode', without('mode'), { code: 'parameter_missing', param: 'mode' }],
    [
      'a missing name',
      without('line_items[0][price_data][product_data][name]'),
      { code: 'parameter_missing', param: 'line_items[0][price_data][product_data][name]' },
    ],
    [
      'payment_method_types',
      { ...bookingForm, 'payment_method_types[0]': 'card' },
      { code: 'payment_method_types_no_longer_supported', param: 'payment_method_types' },
    ],
    ['an unknown parameter', { ...bookingForm, colour: 'red' }, { code: 'parameter_unknown', param: 'colour' }],
    ['an old ui_mode', { ...bookingForm, ui_mode: 'hosted' }, { param: 'ui_mode' }],
    ['a price and price_data', { ...bookingForm, 'line_items[0][price]': 'price_1' }, { param: 'line_items[0]' }],
    [
      'a price that is not there',
      { ...without('mode'), mode: 'payment', 'line_items[1][price]': 'price_1', 'line_items[1][quantity]': '1' },
      { code: 'resource_missing', param: 'line_items[1][price]' },
    ],
    [
      'a float amount',
      { ...bookingForm, 'line_items[0][price_data][unit_amount]': '123.45' },
      { code: 'parameter_invalid_integer', param: 'line_items[0][price_data][unit_amount]' },
    ],
    [
      'a total under 50 cents',
      { ...bookingForm, 'line_items[0][price_data][unit_amount]': '24' },
      { code: 'amount_too_small' },
    ],
    [
      'a success_url that is none',
      { ...bookingForm, success_url: 'hotel/paid' },
      { code: 'url_invalid', param: 'success_url' },
    ],
    ['an empty text', { ...bookingForm, client_reference_id: '' }, { code: 'parameter_invalid_empty' }],
    ['a metadata key over 40', { ...bookingForm, [`metadata[${'k'.repeat(41)}]`]: 'v' }, { param: 'metadata' }],
    ['a metadata value over 500', { ...bookingForm, 'metadata[k]': 'v'.repeat(501) }, { param: 'metadata' }],
    ['an unknown expansion', { ...bookingForm, 'expand[0]': 'guest' }, { param: 'expand[0]' }],
    ['two currencies', { ...bookingForm, currency: 'eur' }, { param: 'line_items' }],
  ])('%s is refused', async (_what, form, error) => {
    const { status, headers, body } = await stripe.request('POST', SESSIONS, form);
    expect(status).toBe(400);
    expect(headers.get('request-id')).toMatch(/^req_/);
    expect(body.error).toMatchObject({
      type: 'invalid_request_error',
      message: expect.any(String),
      ...error,
    });
  });

  test('a session lives from half an hour to a day', async () => {
    const now = Math.floor(stripe.clock.now() / 1000);
    const statusOf = async (seconds: number) =>
      (await stripe.request('POST', SESSIONS, { ...bookingForm, expires_at: String(now + seconds) })).status;
    expect(await statusOf(29 * 60)).toBe(400);
    expect(await statusOf(31 * 60)).toBe(200);
    expect(await statusOf(23 * 60 * 60)).toBe(200);
    expect(await statusOf(25 * 60 * 60)).toBe(400);
  });

  test('a JSON body is refused', async () => {
    const response = await fetch(`${stripe.url}${SESSIONS}`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_key', 'content-type': 'application/json' },
      body: '{"mode":"payment"}',
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
  });
});
