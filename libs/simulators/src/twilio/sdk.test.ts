import { afterEach, beforeEach, expect, test } from '@jest/globals';
import twilioSdk from 'twilio';
import {
  PHONE,
  startProduct,
  startTwilio,
  TEST_LINE,
  TEST_SID,
  TEST_TOKEN,
  type Product,
  type TestTwilio,
} from './test/test-twilio.ts';

/** Twilio's own client, sent to another origin than api.twilio.com. */
function clientFor(origin: string, authToken = TEST_TOKEN): twilioSdk.Twilio {
  const httpClient = new twilioSdk.RequestClient({ timeout: 5000 });
  const request = httpClient.request.bind(httpClient);
  httpClient.request = (options) => {
    const { pathname, search } = new URL(options.uri);
    return request({ ...options, uri: `${origin}${pathname}${search}` });
  };
  return twilioSdk(TEST_SID, authToken, { httpClient });
}

let product: Product;
let twilio: TestTwilio;
beforeEach(async () => {
  product = await startProduct();
  twilio = await startTwilio({ productUrl: product.url });
});
afterEach(async () => {
  await Promise.all([twilio.close(), product.close()]);
});

test("Twilio's own client sends, reads, lists and redacts", async () => {
  const client = clientFor(twilio.url);
  const sent = await client.messages.create({ to: PHONE, from: TEST_LINE, body: 'Hello 👍' });
  expect(sent).toMatchObject({ status: 'queued', numSegments: '1', direction: 'outbound-api', errorCode: null });
  const read = await client.messages(sent.sid).fetch();
  expect(read.status).toBe('delivered');
  expect(read.dateSent).toBeInstanceOf(Date);

  for (const body of ['two', 'three']) await client.messages.create({ to: PHONE, from: TEST_LINE, body });
  const since = new Date('2026-03-02T14:00:00Z');
  const all = await client.messages.list({ to: PHONE, dateSentAfter: since, pageSize: 2 });
  expect(all.map(({ body }) => body)).toEqual(['three', 'two', 'Hello 👍']);
  expect((await client.messages(sent.sid).update({ body: '' })).body).toBe('');
});

test("Twilio's own client reads the account", async () => {
  expect(await clientFor(twilio.url).api.v2010.accounts(TEST_SID).fetch()).toMatchObject({
    status: 'active',
    type: 'Full',
    dateCreated: expect.any(Date),
  });
});

test("refusals are errors of Twilio's own client", async () => {
  await expect(
    clientFor(twilio.url).messages.create({ to: '+447700900123', from: TEST_LINE, body: 'Hello' }),
  ).rejects.toMatchObject({ status: 400, code: 21408, moreInfo: 'https://www.twilio.com/docs/errors/21408' });
  await expect(clientFor(twilio.url, 'guess').messages.list()).rejects.toMatchObject({ status: 401, code: 20003 });
});

test("what it posts passes the check of Twilio's own library", async () => {
  await twilio.textFrom(PHONE, 'Parking? 🚗 & breakfast');
  const statusCallback = `${product.url}/status?id=1`;
  await clientFor(twilio.url).messages.create({ to: PHONE, from: TEST_LINE, body: 'Hello', statusCallback });
  for (const { path, headers, fields } of await product.called(4)) {
    const signature = String(headers['x-twilio-signature']);
    expect(twilioSdk.validateRequest(TEST_TOKEN, signature, `${product.url}${path}`, fields)).toBe(true);
    expect(twilioSdk.validateRequest('other', signature, `${product.url}${path}`, fields)).toBe(false);
  }
});
