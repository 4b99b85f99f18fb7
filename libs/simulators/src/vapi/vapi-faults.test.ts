import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { onceTaken } from '../../test/once-taken.ts';
import { startReceiver, withResult } from '../../test/receiver.ts';
import { setUp, startTestVapi, type TestVapi } from '../../test/test-vapi.ts';

let vapi: TestVapi;

beforeEach(async () => {
  vapi = await startTestVapi();
});
afterEach(() => vapi.close());

describe('a request to Vapi', () => {
  test.each([
    ['rate_limited', 429, 'Rate limit exceeded'],
    ['server_error', 500, 'Internal server error'],
    ['expired_token', 401, expect.stringMatching(/^Invalid Key/)],
  ] as const)('is refused as Vapi refuses while the dial says %s', async (fault, statusCode, message) => {
    vapi.dial.set([fault]);
    expect(await vapi.request('GET', '/assistant')).toEqual({
      status: statusCode,
      body: { message, error: expect.any(String), statusCode },
    });
  });

  test('that comes too often is told when to come again', async () => {
    vapi.dial.set(['rate_limited']);
    expect((await fetch(`${vapi.url}/assistant`)).headers.get('retry-after')).toBe('1');
  });

  test('that writes is refused while the dial says refused, and reading goes on', async () => {
    vapi.dial.set(['refused']);
    expect(await vapi.request('POST', '/assistant', { name: 'Refused' })).toMatchObject({
      status: 400,
      body: { message: [expect.stringMatching(/^model\.model must be one of/)] },
    });
    expect(await vapi.list('/assistant')).toEqual([]);
  });

  test('fails half way: only after one that wrote something', async () => {
    vapi.dial.set(['server_error', 'half_way']);
    expect(await vapi.list('/assistant')).toEqual([]);
    expect((await vapi.request('POST', '/assistant', { name: 'Made' })).status).toBe(201);
    expect((await vapi.request('GET', '/assistant')).status).toBe(500);
    vapi.dial.set(['server_error', 'half_way']);
    expect(await vapi.list('/assistant')).toHaveLength(1);
  });

  test('makes what it asked for also when its answer never comes', async () => {
    vapi.dial.set(['timeout_after_commit']);
    const request = fetch(`${vapi.url}/assistant`, {
      method: 'POST',
      headers: { authorization: 'Bearer test-key', 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Made all the same' }),
      signal: onceTaken(vapi.dial),
    });
    await expect(request).rejects.toThrow(/abort/);
    expect(await vapi.list('/assistant')).toMatchObject([{ name: 'Made all the same' }]);
  });
});

test('server messages come twice when duplicated, tool calls once', async () => {
  const product = await startReceiver(withResult('Yes.'));
  await setUp(vapi, product.url);
  vapi.dial.set(['webhooks_duplicated']);
  const [account] = vapi.accounts;
  if (!account) throw new Error('no account');
  const call = {
    script: 'property_info' as const,
    guest: { name: 'Rosa Tran', number: '+15125550107' },
    stay: { startDate: '2026-04-03', endDate: '2026-04-05', adults: 2, children: 1 },
  };
  await vapi.switchboard.rehearse(account, call, Date.parse('2026-03-02T15:00:00Z'));
  const types = product.received.map(({ message }) => message.type).filter((type) => !type.startsWith('transcript'));
  expect(types.slice(0, 3)).toEqual(['status-update', 'status-update', 'tool-calls']);
  expect(types.filter((type) => type === 'tool-calls')).toHaveLength(1);
  await product.close();
});
