import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { startReceiver, withResult, type Receiver } from '../../test/receiver.ts';
import { startTestControl, type TestControl } from '../../test/test-control.ts';
import { setUp, startTestVapi, type TestVapi } from '../../test/test-vapi.ts';

const rehearsed = {
  account: 'test',
  script: 'wrong_number',
  customer: { number: '+15125550107', name: 'Rosa Tran' },
  startedAt: Date.parse('2026-03-02T15:00:00Z'),
  stay: { startDate: '2026-04-03', endDate: '2026-04-05', adults: 2, children: 0 },
};

let vapi: TestVapi;
let product: Receiver;
let control: TestControl;
let url: string;

beforeEach(async () => {
  vapi = await startTestVapi();
  product = await startReceiver(withResult('Yes.'));
  control = await startTestControl(vapi, product.url);
  url = control.url;
});
afterEach(async () => {
  await Promise.all([control.close(), vapi.close(), product.close()]);
});

function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  return fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    redirect: 'manual',
  });
}

describe('for programs', () => {
  test('a dozen phones may be called', async () => {
    expect(await (await fetch(`${url}/api/phones`)).json()).toHaveLength(12);
  });

  test('a call is refused until an assistant answers the number', async () => {
    const refused = await post('/api/rehearse-call', rehearsed);
    expect([refused.status, await refused.json()]).toEqual([
      409,
      { error: 'No assistant answers the number of the test account yet' },
    ]);
  });

  test('a rehearsed call is answered once its report was taken', async () => {
    await setUp(vapi, product.url);
    const { callId } = (await (await post('/api/rehearse-call', rehearsed)).json()) as { callId: string };
    expect(product.received.at(-1)?.message).toMatchObject({ type: 'end-of-call-report', call: { id: callId } });
    expect(await (await fetch(`${url}/api/calls`)).json()).toMatchObject([
      { id: callId, script: 'wrong_number', status: 'ended' },
    ]);
  });

  test('something odd becomes of one payment, or is refused in the words of its provider', async () => {
    expect((await post('/api/payments/cs_1/odd', { turn: 'disputed' })).status).toBe(204);
    expect(control.oddPayments).toEqual(['test disputed cs_1']);
    const refused = await post('/api/payments/cs_2/odd', { turn: 'disputed' });
    expect([refused.status, await refused.json()]).toEqual([400, { error: 'Checkout session cs_2 is not paid.' }]);
    expect((await post('/api/payments/cs_1/odd', { turn: 'stolen' })).status).toBe(400);
  });

  test.each([[{ number: '+266696687' }], [{ sipUri: 'sip:room214@pbx.hotel.example' }], [{}]])(
    'a rehearsed call comes from a line that shows %j',
    async (customer) => {
      await setUp(vapi, product.url);
      expect((await post('/api/rehearse-call', { ...rehearsed, customer })).status).toBe(200);
      const [call] = vapi.accounts[0]!.calls.newestFirst();
      expect(call!.snapshot.customer ?? {}).toEqual(customer);
    },
  );

  test('a report that is not taken is said to be', async () => {
    await setUp(vapi, 'http://127.0.0.1:9');
    expect((await post('/api/rehearse-call', rehearsed)).status).toBe(502);
  });

  test.each([
    [{ startedAt: Date.parse('2100-01-01') }, 'startedAt'],
    [{ customer: { number: '+15125551234' } }, 'customer.number'],
    [{ stay: { ...rehearsed.stay, endDate: '2026-04-03' } }, 'stay'],
    [{ script: 'nonsense' }, 'script'],
  ])('a rehearsed call with %j is refused, naming what is wrong', async (changes, name) => {
    await setUp(vapi, product.url);
    const refused = await post('/api/rehearse-call', { ...rehearsed, ...changes });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toEqual({ error: expect.stringContaining(name) });
  });

  test('pages of other origins cannot place calls', async () => {
    expect((await post('/api/calls', {}, { origin: 'https://example.com' })).status).toBe(403);
    expect((await post('/api/calls', {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });
});

describe('for people', () => {
  test('the page has a labelled field for everything the form asks', async () => {
    const html = await (await fetch(`${url}/`)).text();
    for (const name of ['script', 'number', 'account']) {
      expect(html).toContain(`<label for="${name}">`);
      expect(html).toContain(`<select id="${name}" name="${name}">`);
    }
    expect(html).not.toContain('<script');
    expect(html).toContain('No calls yet.');
  });

  test('the page says where each provider is, where texts are read, and how often Cloudbeds was asked too much', async () => {
    const html = await (await fetch(`${url}/`)).text();
    const { vapi: voice, cloudbeds, stripe, twilio } = control.providers;
    for (const { server } of [voice, stripe, twilio]) expect(html).toContain(`<code>${server.listeningOrigin}</code>`);
    expect(html).toContain(`<code>${cloudbeds.server.listeningOrigin}/api/v1.2</code>`);
    expect(html).toContain(`<a href="${twilio.server.listeningOrigin}/phones">`);
    expect(html).toContain('More than five requests in a second, so far: test 3.');
  });

  test('the form places a call and comes back to the list with it', async () => {
    await setUp(vapi, product.url);
    const form = new URLSearchParams({ script: 'property_info', number: '+15125550101', account: 'test' });
    const placed = await fetch(`${url}/calls`, { method: 'POST', body: form, redirect: 'manual' });
    expect(placed.status).toBe(303);
    const html = await (await fetch(new URL(placed.headers.get('location') ?? '', url))).text();
    expect(html).toContain('role="status"');
    expect(html).toContain('Asks about the house');
    const [call] = await vapi.list('/call');
    vapi.switchboard.end(String(call?.id), 'manually-canceled');
  });

  test('a form that is refused says why on the page', async () => {
    const form = new URLSearchParams({ script: 'property_info', number: '12', account: 'test' });
    const refused = await fetch(`${url}/calls`, { method: 'POST', body: form });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('role="alert"');
  });
});
