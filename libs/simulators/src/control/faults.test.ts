import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { startTestControl, type TestControl } from '../../test/test-control.ts';
import { startTestVapi, type TestVapi } from '../../test/test-vapi.ts';

let vapi: TestVapi;
let control: TestControl;

beforeEach(async () => {
  vapi = await startTestVapi();
  control = await startTestControl(vapi, 'http://127.0.0.1:9');
});
afterEach(async () => {
  await control.close();
  await vapi.close();
});

const call = async (method: string, path: string, body?: unknown) => {
  const response = await fetch(`${control.url}${path}`, {
    method,
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};
const submit = (path: string, fields: Record<string, string> = {}) =>
  fetch(`${control.url}${path}`, { method: 'POST', body: new URLSearchParams(fields) });

describe('the fault dial for programs', () => {
  test('says what each provider knows and what is on', async () => {
    control.providers.stripe.dial.set(['slow']);
    expect((await call('GET', '/api/faults')).body).toMatchObject({
      vapi: { known: expect.arrayContaining(['webhooks_late']), on: [] },
      cloudbeds: { on: [] },
      stripe: { known: ['slow', 'server_error', 'room_just_taken'], on: ['slow'] },
      twilio: { known: expect.arrayContaining(['timeout_after_commit']), on: [] },
    });
  });

  test('sets one provider and leaves the others, and the provider goes wrong', async () => {
    expect((await call('PUT', '/api/faults/vapi', { on: ['server_error'] })).body).toMatchObject({
      on: ['server_error'],
    });
    expect((await fetch(`${vapi.url}/assistant`)).status).toBe(500);
    expect(control.providers.twilio.dial.on()).toEqual([]);
  });

  test.each([[{ on: ['room_just_taken', 'gremlins'] }], [{ on: ['gremlins'] }]])(
    'refuses %j to Vapi, naming what it knows, and changes nothing',
    async (body) => {
      vapi.dial.set(['slow']);
      const refused = await call('PUT', '/api/faults/vapi', body);
      expect(refused.status).toBe(400);
      expect(refused.body.error).toMatch(/there are slow, rate_limited, .*webhooks_reordered/);
      expect(vapi.dial.on()).toEqual(['slow']);
    },
  );

  test('refuses a provider nobody simulates', async () => {
    expect(await call('PUT', '/api/faults/paypal', { on: [] })).toMatchObject({
      status: 404,
      body: { error: expect.stringContaining('vapi, cloudbeds, stripe, twilio') },
    });
  });

  test('makes all well again', async () => {
    control.providers.stripe.dial.set(['slow']);
    vapi.dial.set(['hang']);
    expect((await call('DELETE', '/api/faults')).body).toMatchObject({ vapi: { on: [] }, stripe: { on: [] } });
  });
});

describe('the fault dial on the page', () => {
  test('shows which providers are in trouble, and their boxes ticked', async () => {
    const html = await (await submit('/faults/stripe', { slow: 'on' })).text();
    expect(html).toContain('In trouble: Stripe.');
    expect(html).toContain('<input type="checkbox" name="slow" checked>');
    expect(control.providers.stripe.dial.on()).toEqual(['slow']);
  });

  test('turns off what is no longer ticked', async () => {
    control.providers.stripe.dial.set(['slow']);
    expect(await (await submit('/faults/stripe')).text()).not.toContain('In trouble');
    expect(control.providers.stripe.dial.on()).toEqual([]);
  });

  test('makes all well again with one button', async () => {
    vapi.dial.set(['hang']);
    control.providers.twilio.dial.set(['slow']);
    await submit('/all-well');
    expect([vapi.dial.on(), control.providers.twilio.dial.on()]).toEqual([[], []]);
  });
});

describe('a phone that texts STOP', () => {
  test('is taken by the account that was chosen', async () => {
    expect((await call('POST', '/api/phones/+15125550101/stop', { account: 'live' })).status).toBe(202);
    const [test, live] = control.providers.twilio.accounts;
    expect(test?.messages.newestFirst()).toEqual([]);
    expect(live?.messages.newestFirst()).toContainEqual(
      expect.objectContaining({ from: '+15125550101', body: 'STOP', direction: 'inbound' }),
    );
  });

  test('is a form on the page', async () => {
    const html = await (await submit('/stop', { number: '+15125550101', account: 'test' })).text();
    expect(html).toContain('The phone has texted STOP.');
    expect(control.providers.twilio.accounts[0]?.optOuts.newestFirst()).toHaveLength(1);
  });

  test('must be one set aside for fiction', async () => {
    expect((await call('POST', '/api/phones/+15125551234/stop', {})).status).toBe(400);
  });
});
