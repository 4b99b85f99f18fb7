import { setUpAccount } from '../src/rehearsal/set-up-account.ts';
import { realClock, type Clock } from '../src/shared-kernel/clock.ts';
import type { ReadText } from '../src/vapi/calls/other-end/perform-script.ts';
import { createVapi, type Vapi } from '../src/vapi/create-vapi.ts';

export const TEST_NUMBER_ID = '11111111-1111-4111-8111-111111111111';
const LIVE_NUMBER_ID = '22222222-2222-4222-8222-222222222222';

/** What a test's account signs with. */
export const testSecrets = {
  webhook: 'webhook-secret',
  guest: 'guest-token',
  staff: 'staff-token',
  customer: 'customer-token',
};

type Json = Record<string, unknown> & { id: string; createdAt: string };

export type TestVapi = Vapi & {
  url: string;
  /** A REST request with the test account's private key, unless another is given. */
  request(method: string, path: string, body?: unknown, key?: string): Promise<{ status: number; body: Json }>;
  list(path: string, key?: string): Promise<Json[]>;
  close(): Promise<void>;
};

/** A Vapi on a free port with the keys test-key, test-public, live-key and live-public. */
export async function startTestVapi(
  dataDir?: string,
  clock: Clock = realClock,
  readText: ReadText = async () => undefined,
): Promise<TestVapi> {
  const vapi = createVapi({
    accounts: [
      { name: 'test', apiKey: 'test-key', publicKey: 'test-public', phoneNumberId: TEST_NUMBER_ID },
      { name: 'live', apiKey: 'live-key', publicKey: 'live-public', phoneNumberId: LIVE_NUMBER_ID },
    ],
    organization: { url: 'https://hotel.example/api/webhooks/vapi', secret: 'organization-secret' },
    clock,
    timeZone: 'America/Chicago',
    pickUpPhone: () => readText,
    ...(dataDir === undefined ? {} : { dataDir }),
  });
  const url = await vapi.server.listen({ host: '127.0.0.1', port: 0 });
  const send = async (method: string, path: string, body: unknown, key: string) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  };
  return {
    ...vapi,
    url,
    request: async (method, path, body, key = 'test-key') => {
      const answer = await send(method, path, body, key);
      return { status: answer.status, body: answer.body as Json };
    },
    list: async (path, key = 'test-key') => (await send('GET', path, undefined, key)).body as Json[],
    close: () => vapi.server.close(),
  };
}

/** Sets the test account up as a rehearsal does, with a product at `productUrl`. */
export function setUp(vapi: TestVapi, productUrl: string): Promise<void> {
  return setUpAccount({
    vapiUrl: vapi.url,
    apiKey: 'test-key',
    phoneNumberId: TEST_NUMBER_ID,
    productUrl,
    secrets: testSecrets,
  });
}
