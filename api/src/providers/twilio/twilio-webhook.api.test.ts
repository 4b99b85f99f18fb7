import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { settled } from '../../../test/requests/call-rows.ts';
import { errorOf } from '../../../test/requests/error-answer.ts';
import { runJob } from '../../../test/requests/jobs.ts';
import { startOwnApi, type RunningApi } from '../../../test/start/running-api.ts';
import { postTwilio } from '../../../test/providers/signed.ts';

const sid = `AC${'1'.repeat(32)}`;
const token = 'the-token-of-the-test-account';
const other = { sid: `AC${'2'.repeat(32)}`, token: 'the-token-of-the-live-account' };
const publicUrl = 'https://hotel.example';
const guest = '+15125550101';

let api: RunningApi;
beforeAll(async () => {
  api = await startOwnApi({
    PUBLIC_URL: publicUrl,
    TWILIO_TEST_ACCOUNT_SID: sid,
    TWILIO_TEST_AUTH_TOKEN: token,
    TWILIO_LIVE_ACCOUNT_SID: other.sid,
    TWILIO_LIVE_AUTH_TOKEN: other.token,
  });
});
afterAll(() => api.stop());
beforeEach(() => api.sql('DELETE FROM inbound_event; DELETE FROM text_message; DELETE FROM text_opt_out'));

const text = (body: string, id = 'SM1') => ({
  MessageSid: id,
  AccountSid: sid,
  From: guest,
  To: '+17375550142',
  Body: body,
});
const news = (status: string, rest = {}) => ({ MessageSid: 'SM9', AccountSid: sid, MessageStatus: status, ...rest });
const kept = (): Promise<{ kind: string; mode: string }[]> =>
  api.sql('SELECT kind, mode FROM inbound_event ORDER BY id');

describe("Twilio's request", () => {
  test('signed for the public address is answered with no reply, and kept', async () => {
    const answer = await postTwilio(api, text('Parking? 🚗 & breakfast'), token, `${publicUrl}/api/webhooks/twilio`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^text\/xml/);
    expect(await answer.text()).toMatch(/<Response\/>$/);
    expect(await kept()).toEqual([{ kind: 'message', mode: 'test' }]);
  });

  test('of the live account is kept for live mode', async () => {
    expect((await postTwilio(api, { ...text('Hi'), AccountSid: other.sid }, other.token)).status).toBe(200);
    expect(await kept()).toEqual([{ kind: 'message', mode: 'live' }]);
  });

  test.each([
    ['signed by another token', text('Hi'), 'a-token-of-somebody-else', undefined],
    ['of one account signed by the other', { ...text('Hi'), AccountSid: other.sid }, token, undefined],
    ['of an account that is not ours', { ...text('Hi'), AccountSid: `AC${'3'.repeat(32)}` }, token, undefined],
    ['signed for another address', text('Hi'), token, 'https://elsewhere.example/api/webhooks/twilio'],
  ])('%s is rejected, and nothing is stored', async (_, fields, by, address) => {
    await errorOf(await postTwilio(api, fields, by, address), 403);
    expect(await kept()).toEqual([]);
  });

  test('without a signature is refused', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const body = new URLSearchParams(text('Hi')).toString();
    await errorOf(await api.request('/api/webhooks/twilio', { method: 'POST', headers, body }), 403);
  });

  test('that comes twice is kept once; each status of a text is news of its own', async () => {
    for (const fields of [news('sent'), news('sent'), news('delivered')]) await postTwilio(api, fields, token);
    expect((await kept()).map(({ kind }) => kind)).toEqual(['message-sent', 'message-delivered']);
    // what is still in hand would be news of the next test's text
    await settled(api);
  });
});

test('a replayed text changes nothing after the retention of the inbox', async () => {
  const optOuts = () => api.sql('SELECT FROM text_opt_out');
  await postTwilio(api, text('STOP', 'SM-overheard'), token);
  await settled(api);
  expect(await optOuts()).toHaveLength(1);
  await api.sql(`UPDATE inbound_event SET received_at = now() - interval '400 days'; DELETE FROM text_opt_out`);
  await runJob(api, 'delete-old-intake');
  expect((await postTwilio(api, text('STOP', 'SM-overheard'), token)).status).toBe(200);
  await settled(api);
  expect([await kept(), await optOuts()]).toEqual([[], []]);
});

describe('what became of a text', () => {
  const send = (status: string) =>
    api.sql(
      `INSERT INTO text_message (mode, to_number, purpose, status, provider_id) VALUES ('test', $1, 'asked for', $2, 'SM9')`,
      [guest, status],
    );
  const after = async (...statuses: ReturnType<typeof news>[]): Promise<unknown> => {
    for (const fields of statuses) {
      await postTwilio(api, fields, token);
      await settled(api);
    }
    const [row] = await api.sql('SELECT status, error FROM text_message');
    return row;
  };

  test('is known step by step', async () => {
    await send('queued');
    expect(await after(news('sent'))).toEqual({ status: 'sent', error: null });
    expect(await after(news('delivered'))).toEqual({ status: 'delivered', error: null });
  });

  test('never goes back when news comes late', async () => {
    await send('queued');
    expect(await after(news('delivered'), news('sent'), news('queued'))).toEqual({ status: 'delivered', error: null });
  });

  test('carries the reason when it did not arrive', async () => {
    await send('sent');
    expect(await after(news('undelivered', { ErrorCode: '30003' }))).toEqual({
      status: 'undelivered',
      error: 'Twilio error 30003',
    });
  });

  test.each(['30005', '30006'])('tells that no text reaches the number, when it is %s', async (code) => {
    await send('sent');
    const told = await after(news('undelivered', { ErrorCode: code }), news('failed', { ErrorCode: code }));
    expect(told).toEqual({ status: 'unreachable', error: expect.stringMatching(/takes no texts/) });
  });

  test('of the other mode changes nothing', async () => {
    await send('queued');
    await postTwilio(api, { ...news('delivered'), AccountSid: other.sid }, other.token);
    await settled(api);
    expect(await api.sql('SELECT status FROM text_message')).toEqual([{ status: 'queued' }]);
  });
});
