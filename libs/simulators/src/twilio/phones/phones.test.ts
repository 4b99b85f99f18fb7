import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { PHONE, startTwilio, TEST_LINE, type TestTwilio } from '../test/test-twilio.ts';
import { linkAddresses } from './links.ts';

let twilio: TestTwilio;
beforeEach(async () => {
  twilio = await startTwilio();
});
afterEach(() => twilio.close());

const page = async (path: string) => (await fetch(`${twilio.url}${path}`)).text();
const send = (message: string, headers: Record<string, string> = {}) =>
  fetch(`${twilio.url}/phones/${PHONE}`, {
    method: 'POST',
    headers,
    body: new URLSearchParams({ message }),
    redirect: 'manual',
  });

describe('pages', () => {
  test('list the phones that have texts, the latest first', async () => {
    expect(await page('/phones')).toContain('No texts yet.');
    await twilio.text();
    await twilio.text({ To: '+15125550114' });
    await twilio.text({ To: '+15125551234' });
    const html = await page('/phones');
    const numbers = [...html.matchAll(/\+1 (\d{3} \d{3}-\d{4})<\/a>/g)].map(([, number]) => number);
    expect(numbers).toEqual(['512 555-0114', '512 555-0101']);
  });

  test('show a text with its links, and nothing it contains as markup', async () => {
    await twilio.text({ Body: 'Pay <b>here</b>: https://hotel.example/p/1?a=1&b=2.' });
    const response = await fetch(`${twilio.url}/phones/${encodeURIComponent(PHONE)}`);
    const html = await response.text();
    expect(html).toContain(
      'Pay &lt;b&gt;here&lt;/b&gt;: <a href="https://hotel.example/p/1?a=1&amp;b=2" rel="noopener',
    );
    expect(html).not.toContain('<script');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test('send what is written, and come back to the phone', async () => {
    await twilio.text();
    const sent = await send('Thank you');
    expect(sent.status).toBe(303);
    const html = await page(sent.headers.get('location') ?? '');
    expect(html).toContain('Thank you');
    expect(html).toContain('<label for="message">Message</label>');
    expect((await twilio.rest('/Messages.json')).body.messages).toMatchObject([
      { direction: 'inbound', from: PHONE, to: TEST_LINE, body: 'Thank you', status: 'received' },
      { direction: 'outbound-api' },
    ]);
  });

  test('say what is wrong with a text that cannot be sent', async () => {
    const refused = await send('  ');
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('role="alert"');
  });

  test('show a redacted text as redacted', async () => {
    const { body } = await twilio.text({ Body: 'Code 123456' });
    await twilio.rest(`/Messages/${body.sid}.json`, { Body: '' });
    const html = await page(`/phones/${PHONE}`);
    expect(html).toContain('This text was redacted.');
    expect(html).not.toContain('123456');
  });
});

describe('for programs', () => {
  test('texts come newest last', async () => {
    await twilio.text({ Body: 'first' });
    await twilio.textFrom(PHONE, 'second');
    expect(await twilio.texts(PHONE)).toMatchObject([
      { body: 'first', from: TEST_LINE, to: PHONE, direction: 'outbound-api', status: 'delivered' },
      { body: 'second', from: PHONE, to: TEST_LINE, direction: 'inbound', status: 'received', at: expect.any(Number) },
    ]);
  });

  test('there are no phones at other numbers', async () => {
    expect((await fetch(`${twilio.url}/api/phones/+15125551234/texts`)).status).toBe(404);
    expect((await twilio.textFrom('+15125551234', 'hello')).status).toBe(404);
  });

  test('an empty text is refused', async () => {
    const refused = await twilio.textFrom(PHONE, ' ');
    expect([refused.status, await refused.json()]).toEqual([400, { error: 'body: write something' }]);
  });
});

test('pages of other origins cannot text', async () => {
  expect((await send('hello', { origin: 'https://example.com' })).status).toBe(403);
  expect((await send('hello', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect(await twilio.texts(PHONE)).toEqual([]);
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'www.hotel.example', 'http://', 'https://['])(
  '%j is no link',
  (text) => {
    expect(linkAddresses(text)).not.toContain('<a');
  },
);

test('an address cannot break out of its link', () => {
  expect(linkAddresses('https://a.example/"onclick="x')).toBe(
    '<a href="https://a.example/" rel="noopener noreferrer">https://a.example/</a>&quot;onclick=&quot;x',
  );
});
