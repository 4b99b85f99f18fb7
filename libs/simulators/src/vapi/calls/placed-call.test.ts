import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { startReceiver, withResult, type Receiver } from '../../../test/receiver.ts';
import { setUp, startTestVapi, TEST_NUMBER_ID, type TestVapi } from '../../../test/test-vapi.ts';

const guest = { number: '+15125550107' };

let vapi: TestVapi;
let product: Receiver;

beforeEach(async () => {
  vapi = await startTestVapi();
});
afterEach(async () => {
  await vapi.close();
  await product.close();
});

const typesOf = ({ received }: Receiver) => received.map(({ message }) => message.type);
const reportOf = ({ received }: Receiver): Record<string, unknown> =>
  received.find(({ message }) => message.type === 'end-of-call-report')?.message ?? {};

describe('a call made over REST', () => {
  const order = async (changes: Record<string, unknown> = {}) => {
    const [assistant] = await vapi.list('/assistant');
    const body = {
      assistantId: assistant?.id,
      phoneNumberId: TEST_NUMBER_ID,
      customer: { number: guest.number },
      ...changes,
    };
    return vapi.request('POST', '/call', body);
  };

  test.each([
    [{ customer: { number: '5125550107' } }, 'customer.number must be a valid phone number in the E.164 format'],
    [
      { customer: { number: guest.number, name: 'x'.repeat(41) } },
      'customer.name must be shorter than or equal to 40 characters',
    ],
    [{ assistantOverride: {} }, 'property assistantOverride should not exist'],
  ])('is refused with %j', async (changes, message) => {
    product = await startReceiver(withResult(''));
    await setUp(vapi, product.url);
    expect(await order(changes)).toEqual({
      status: 400,
      body: { message: [message], error: 'Bad Request', statusCode: 400 },
    });
  });

  test('is queued at once and can be ended through its control address', async () => {
    product = await startReceiver(withResult(''));
    await setUp(vapi, product.url);
    const { status, body } = await order();
    expect(status).toBe(201);
    expect(body).toMatchObject({
      type: 'outboundPhoneCall',
      status: 'queued',
      cost: 0,
      subscriptionLimits: { concurrencyLimit: 10 },
    });

    const { controlUrl } = body.monitor as { controlUrl: string };
    const ended = await fetch(controlUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ type: 'end-call' }),
    });
    expect(ended.status).toBe(200);
    while (!typesOf(product).includes('end-of-call-report')) await new Promise((resolve) => setTimeout(resolve, 50));
    expect(reportOf(product)).toMatchObject({ endedReason: 'manually-canceled' });
    expect(product.received.map(({ message }) => message.status)).toEqual(['ringing', 'ended', undefined]);
  }, 15_000);

  test('over the web takes the public key and allows other origins', async () => {
    product = await startReceiver(withResult(''));
    const asked = { assistant: { firstMessage: 'Hello' }, customer: { number: guest.number } };
    expect((await vapi.request('POST', '/call/web', asked, 'test-public')).body.message).toEqual([
      'property customer should not exist',
    ]);
    const { status, body } = await vapi.request(
      'POST',
      '/call/web',
      { assistant: { firstMessage: 'Hello' } },
      'test-public',
    );
    expect(status).toBe(201);
    expect(body).toMatchObject({ type: 'webCall', webCallUrl: expect.stringContaining('https://') });
    const preflight = await fetch(`${vapi.url}/call/web`, { method: 'OPTIONS' });
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    vapi.switchboard.end(body.id, 'manually-canceled');
  });
});
