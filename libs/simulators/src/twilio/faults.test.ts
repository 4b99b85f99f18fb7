import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { onceTaken } from '../../test/once-taken.ts';
import { PHONE, startTwilio, TEST_LINE, TEST_SID, TEST_TOKEN, type TestTwilio } from './test/test-twilio.ts';

let twilio: TestTwilio;
beforeEach(async () => {
  twilio = await startTwilio();
});
afterEach(() => twilio.close());

test.each([
  ['rate_limited', 429, 20429],
  ['server_error', 500, 20500],
  ['expired_token', 401, 20003],
] as const)('%s refuses every request with %i, and sends nothing', async (fault, status, code) => {
  twilio.dial.set([fault]);
  expect(await twilio.text()).toMatchObject({ status, body: { code, status } });
  expect((await fetch(`${twilio.url}/phones`)).status).toBe(200);
  twilio.dial.set([]);
  expect((await twilio.rest('/Messages.json')).body.messages).toEqual([]);
});

test('timeout_after_commit sends the text and answers nothing', async () => {
  twilio.dial.set(['timeout_after_commit']);
  const sending = fetch(`${twilio.url}/2010-04-01/Accounts/${TEST_SID}/Messages.json`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${TEST_SID}:${TEST_TOKEN}`)}` },
    body: new URLSearchParams({ To: PHONE, From: TEST_LINE, Body: 'Twice?' }),
    signal: onceTaken(twilio.dial),
  });
  await expect(sending).rejects.toThrow('abort');
  expect(await twilio.texts(PHONE)).toMatchObject([{ body: 'Twice?' }]);
});
