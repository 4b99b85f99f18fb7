import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { callEndpoints } from '@booking/contracts/calls';
import { settingEndpoints } from '@booking/contracts/settings';
import { voiceEndpoints } from '@booking/contracts/voice';
import { startConnectedApi, type ConnectedApi } from '../../../../test/start/connected-api.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { callsAt } from '../../../../test/providers/account-contents.ts';
import { owner } from '../../../../test/start/running-api.ts';
import { basicOf } from '../../../../test/people/staff.ts';
import { setUpVoice } from '../../../../test/providers/voice-account.ts';

const headers = basicOf(owner.email, owner.password);
const [fictional, agreed, stranger] = ['+15125550101', '+491711234567', '+15125551234'];

let hotel: ConnectedApi;
beforeAll(async () => {
  hotel = await startConnectedApi(() => ({ TEST_CALLER_URL: 'http://127.0.0.1:9/calls/{id}?as=guest' }));
});
afterAll(() => hotel.stop());

const ask = (phoneNumber: string, rest = {}): Promise<Response> =>
  hotel.api.request('/api/admin/vapi/test-call', { method: 'POST', headers, body: { phoneNumber, ...rest } });

describe('a test call', () => {
  test('needs an assistant that could phone', async () => {
    expect((await errorOf(await ask(fictional), 409)).message).toMatch(/no guest assistant/);
    await setUpVoice(hotel.simulators);
  });

  test.each([
    [stranger, 403, /has not agreed/],
    ['call me', 400, /no phone number/],
    ['', 400, /Please enter a phone number/],
  ])('to %j is rejected (%i) without a call', async (number, status, sentence) => {
    expect((await errorOf(await ask(number), status)).message).toMatch(sentence);
    expect(await callsAt(hotel.simulators)).toEqual([]);
  });

  test('of an unknown scenario is rejected', async () => {
    await errorOf(await ask(fictional, { testScenario: 'prank' }), 400);
  });

  test('phones a fictional number in any spelling, and shows its progress', async () => {
    const body = { phoneNumber: ' (512) 555-0101', testScenario: 'property_info' } as const;
    const { success, callId } = await hotel.api.call(voiceEndpoints.testCall, { body });
    expect(success).toBe(true);
    expect(await callsAt(hotel.simulators)).toMatchObject([
      {
        id: callId,
        type: 'outboundPhoneCall',
        customer: { number: fictional },
        assistantOverrides: { variableValues: { testScenario: 'property_info' } },
      },
    ]);
    const live = await hotel.api.call(voiceEndpoints.call, { params: { callId } });
    expect(live).toMatchObject({ id: callId, status: expect.stringMatching(/queued|ringing|in-progress/) });
    expect(live.endedReason).toBeNull();
    expect(live.callerUrl).toBe(`http://127.0.0.1:9/calls/${callId}?as=guest`);
    expect(await hotel.api.call(callEndpoints.list)).toEqual(expect.any(Array));
  });

  test('phones a number whose owner agreed, until the consent is revoked', async () => {
    const agree = (value: string[]) =>
      hotel.api.call(settingEndpoints.save, { body: { key: 'testCallNumbers', value } });
    await agree([agreed]);
    expect((await ask(agreed)).status).toBe(200);
    await agree([]);
    await errorOf(await ask(agreed), 403);
    expect(await callsAt(hotel.simulators)).toHaveLength(2);
  });

  test('phones an active employee, but no inactive one', async () => {
    await hotel.api.sql(
      `INSERT INTO employee (mode, first_name, last_name, role, phone_number, is_active)
       VALUES ('test', 'Ana', 'Lopez', 'Manager', '5125551234', true)`,
    );
    expect((await ask(stranger)).status).toBe(200);
    await hotel.api.sql('UPDATE employee SET is_active = false');
    await errorOf(await ask(stranger), 403);
    expect(await callsAt(hotel.simulators)).toHaveLength(3);
  });

  test('is possible thirty times a day, not counting rejected ones', async () => {
    await hotel.api.sql(`UPDATE rate_limit SET points = 29 WHERE key LIKE 'test-call%'`);
    expect((await ask(fictional)).status).toBe(200);
    await errorOf(await ask(stranger), 403);
    expect((await errorOf(await ask(fictional), 429)).message).toMatch(
      /^Too many attempts\. Wait 24 hours and try again\.$/,
    );
    expect(await callsAt(hotel.simulators)).toHaveLength(4);
  });
});

test('an unknown call is 404', async () => {
  const answer = await hotel.api.request('/api/admin/vapi/call/00000000-0000-4000-8000-000000000000', { headers });
  expect((await errorOf(answer, 404)).message).toMatch(/Check the id/);
});
