import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { startReceiver, withResult, type Receiver } from '../../test/receiver.ts';
import { startTestControl, type TestControl } from '../../test/test-control.ts';
import { setUp, startTestVapi, type TestVapi } from '../../test/test-vapi.ts';

const caller = { account: 'test', number: '+15125550101' };

let vapi: TestVapi;
let product: Receiver;
let control: TestControl;

beforeEach(async () => {
  vapi = await startTestVapi();
  product = await startReceiver(withResult('Breakfast is <b>included</b>.'));
  control = await startTestControl(vapi, product.url);
});
afterEach(async () => {
  await control.close();
  await vapi.close();
  await product.close();
});

const api = async (method: string, path: string, body?: unknown) => {
  const response = await fetch(`${control.url}/api/conversations${path}`, {
    method,
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: (text === '' ? {} : JSON.parse(text)) as Record<string, unknown> };
};
const submit = (path: string, fields: Record<string, string> = {}) =>
  fetch(`${control.url}${path}`, { method: 'POST', body: new URLSearchParams(fields) });

describe('a conversation for programs', () => {
  test('is talked through turn by turn and hung up', async () => {
    await setUp(vapi, product.url);
    const opened = await api('POST', '', caller);
    expect(opened.status).toBe(201);
    const path = `/${String(opened.body.callId)}`;

    expect((await api('POST', `${path}/turns`, { text: 'Is breakfast included?' })).body).toEqual({
      said: ['Let me look that up.', 'Breakfast is <b>included</b>.', 'Can I help you with anything else?'],
    });
    expect((await api('DELETE', path)).status).toBe(204);
    expect((await api('GET', path)).body).toMatchObject({
      status: 'ended',
      endedReason: 'customer-ended-call',
      isOpen: false,
      turns: [
        { who: 'assistant' },
        { who: 'caller', text: 'Is breakfast included?' },
        { who: 'assistant' },
        { who: 'tool', text: 'get_property_facts' },
        { who: 'assistant' },
        { who: 'assistant' },
      ],
    });
    expect((await api('POST', `${path}/turns`, { text: 'Hello?' })).status).toBe(409);
  });

  test('cannot be had while nobody answers the number', async () => {
    expect((await api('POST', '', caller)).status).toBe(409);
  });

  test.each([
    ['POST', '', { account: 'test', number: '12' }, 400],
    ['POST', '', { account: 'other', number: caller.number }, 400],
    ['GET', '/nobody', undefined, 404],
    ['POST', '/nobody/turns', { text: 'Hi' }, 404],
    ['POST', '/nobody/turns', { text: ' ' }, 400],
    ['DELETE', '/nobody', undefined, 404],
  ] as const)('%s %s with %j is answered by what is wrong', async (method, path, body, status) => {
    await setUp(vapi, product.url);
    const refused = await api(method, path, body);
    expect([refused.status, refused.body]).toEqual([status, { error: expect.any(String) }]);
  });
});

describe('a conversation for people', () => {
  beforeEach(() => setUp(vapi, product.url));

  test('is a page with a form for the next turn and what was said above it', async () => {
    const opened = await submit('/conversations', caller);
    expect(new URL(opened.url).pathname).toMatch(/^\/conversations\/[0-9a-f-]{36}$/);
    expect(opened.headers.get('content-security-policy')).toContain("default-src 'none'");
    const page = await opened.text();
    expect(page).toContain('<label for="text">');
    expect(page).toContain('no language model');
    expect(page).not.toContain('<script');

    const path = new URL(opened.url).pathname;
    const answered = await (await submit(path, { text: 'Is breakfast <i>included</i>?' })).text();
    expect(answered).toContain('Is breakfast &lt;i&gt;included&lt;/i&gt;?');
    expect(answered).toContain('Breakfast is &lt;b&gt;included&lt;/b&gt;.');

    const over = await (await submit(`${path}/hang-up`)).text();
    expect(over).toContain('The call has ended: customer-ended-call.');
    expect(over).not.toContain('<form');
  });

  test('that is refused a turn says why on the page', async () => {
    const opened = await submit('/conversations', caller);
    const refused = await submit(new URL(opened.url).pathname, { text: '' });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('role="alert"');
    await submit(`${new URL(opened.url).pathname}/hang-up`);
  });

  test('can be had on a call that follows a script, once its phone is taken', async () => {
    const { callId } = (await (await submit('/api/calls', { ...caller, script: 'booking_flow' })).json()) as {
      callId: string;
    };
    const path = `/conversations/${callId}`;
    const before = await (await fetch(`${control.url}${path}`)).text();
    expect(before).toContain('The caller follows a script.');
    expect(before).toMatch(/<a href="http:\/\/127\.0\.0\.1:\d+\/phones\/%2B15125550101"/);
    expect((await submit(path, { text: 'Hello?' })).status).toBe(409);
    const taken = await (await submit(`${path}/take`)).text();
    expect(taken).toContain('<label for="text">');
    expect(await (await submit(path, { text: 'Is breakfast included?' })).text()).toContain('Is breakfast included?');
    expect((await api('DELETE', `/${callId}`)).status).toBe(204);
    expect((await api('POST', `/${callId}/take`)).status).toBe(409);
  });

  test('is in the list of calls', async () => {
    const opened = await submit('/conversations', caller);
    const path = new URL(opened.url).pathname;
    await submit(`${path}/hang-up`);
    const list = await (await fetch(`${control.url}/`)).text();
    expect(list).toContain(`<a href="${path}">`);
    expect(list).toContain('Typed by a person');
  });
});
