import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import {
  PHONE,
  startProduct,
  startTwilio,
  TEST_LINE,
  TEST_SID,
  TEST_TOKEN,
  type Product,
  type TestTwilio,
} from '../test/test-twilio.ts';
import { signatureOf } from './signature.ts';

let product: Product;
let twilio: TestTwilio;

async function start(answer?: Parameters<typeof startProduct>[0]): Promise<void> {
  product = await startProduct(answer);
  twilio = await startTwilio({ productUrl: product.url });
}
afterEach(async () => {
  await Promise.all([twilio.close(), product.close()]);
});

describe('status callbacks', () => {
  beforeEach(() => start());

  const callback = () => `${product.url}/callbacks/twilio?booking=7`;

  test('tell each status after the first, signed with the address that is called', async () => {
    const { body } = await twilio.text({ StatusCallback: callback() });
    const calls = await product.called(3);
    expect(calls.map(({ fields }) => fields.MessageStatus)).toEqual(['sending', 'sent', 'delivered']);
    for (const { path, headers, fields } of calls) {
      expect(path).toBe('/callbacks/twilio?booking=7');
      expect(headers['content-type']).toContain('application/x-www-form-urlencoded');
      expect(headers['x-twilio-signature']).toBe(signatureOf(TEST_TOKEN, callback(), fields));
      expect(fields).toEqual({
        ...{ MessageSid: body.sid, SmsSid: body.sid, AccountSid: TEST_SID, ApiVersion: '2010-04-01' },
        ...{ From: TEST_LINE, To: PHONE, MessageStatus: fields.MessageStatus, SmsStatus: fields.MessageStatus },
      });
    }
  });

  test('say why a text was not delivered', async () => {
    await twilio.text({ To: '+15125551234', StatusCallback: callback() });
    expect((await product.called(3)).at(-1)?.fields).toMatchObject({
      MessageStatus: 'undelivered',
      ErrorCode: '30003',
    });
  });

  test('come twice, with the same token, when the dial says so', async () => {
    twilio.dial.set(['webhooks_duplicated']);
    await twilio.text({ StatusCallback: callback() });
    const calls = await product.called(6);
    const delivered = calls.filter(({ fields }) => fields.MessageStatus === 'delivered');
    expect(delivered).toHaveLength(2);
    expect(delivered[0]?.headers['i-twilio-idempotency-token']).toEqual(expect.stringMatching(/^[0-9a-f-]{36}$/));
    expect(delivered[1]?.headers).toEqual(delivered[0]?.headers);
  });
});

describe('texts from phones', () => {
  test('are passed on with all their fields, signed', async () => {
    await start();
    const sent = await twilio.textFrom(PHONE, 'Is there parking? 🚗');
    const { sid } = (await sent.json()) as { sid: string };
    const [call] = await product.called(1);
    expect(call?.path).toBe('/api/webhooks/twilio');
    expect(call?.fields).toEqual({
      ...{ MessageSid: sid, SmsSid: sid, SmsMessageSid: sid, AccountSid: TEST_SID, ApiVersion: '2010-04-01' },
      ...{ From: PHONE, FromCity: '', FromState: '', FromZip: '', FromCountry: 'US' },
      ...{ To: TEST_LINE, ToCity: '', ToState: '', ToZip: '', ToCountry: 'US' },
      ...{ Body: 'Is there parking? 🚗', NumMedia: '0', NumSegments: '1', SmsStatus: 'received' },
    });
    const signature = signatureOf(TEST_TOKEN, `${product.url}/api/webhooks/twilio`, call?.fields ?? {});
    expect(call?.headers['x-twilio-signature']).toBe(signature);
  });

  test.each([
    ['TwiML', 'text/xml', '<Response><Message>Yes &amp; it is free</Message></Response>', ['Yes & it is free']],
    [
      'two messages',
      'application/xml',
      '<Response><Message>One</Message><Message><Body>Two</Body></Message></Response>',
      ['One', 'Two'],
    ],
    ['an empty response', 'text/xml', '<Response></Response>', []],
    ['a comment', 'text/xml', '<Response><!-- <Message>No</Message> --></Response>', []],
    ['raw text in TwiML', 'text/xml', '<Response><Message><![CDATA[a < b]]></Message></Response>', ['a < b']],
    [
      'characters by number',
      'text/xml',
      '<Response><Message>&#72;&#x69; &#x110000;</Message></Response>',
      ['Hi &#x110000;'],
    ],
    ['plain text', 'text/plain', 'OK', ['OK']],
    ['JSON', 'application/json', '{"ok":true}', []],
  ])('answered with %s get the texts in it', async (_, type, body, replies) => {
    await start(() => ({ type, body }));
    await twilio.textFrom(PHONE, 'Is there parking?');
    await twilio.settled();
    expect(await twilio.texts(PHONE)).toMatchObject([
      { direction: 'inbound', status: 'received' },
      ...replies.map((text) => ({ direction: 'outbound-reply', from: TEST_LINE, body: text })),
    ]);
  });
});
