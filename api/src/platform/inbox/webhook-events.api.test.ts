import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { webhookEndpoints, type InboundEvent } from '@booking/contracts/webhooks';
import { settled } from '../../../test/requests/call-rows.ts';
import { errorOf } from '../../../test/requests/error-answer.ts';
import { eventually, owner, startOwnApi, type RunningApi } from '../../../test/start/running-api.ts';
import { begin, statusUpdate } from '../../../test/providers/server-messages.ts';
import { postStripe, postTwilio, stripeEvent, stripeSignature } from '../../../test/providers/signed.ts';
import { addAccount, basicOf, staffPassword } from '../../../test/people/staff.ts';

const secret = 'whsec_of_the_test_account';
const twilio = { sid: `AC${'1'.repeat(32)}`, token: 'the-token-of-the-account' };

let api: RunningApi;
beforeAll(async () => {
  api = await startOwnApi({
    STRIPE_TEST_WEBHOOK_SECRET: secret,
    TWILIO_TEST_ACCOUNT_SID: twilio.sid,
    TWILIO_TEST_AUTH_TOKEN: twilio.token,
  });
  for (const id of ['evt_1', 'evt_2', 'evt_3']) {
    const body = stripeEvent({ id });
    await postStripe(api, body, stripeSignature(body, secret));
  }
  const text = { MessageSid: 'SM1', AccountSid: twilio.sid, From: '+15125550101', Body: 'My name is Jane Doe' };
  await postTwilio(api, text, twilio.token);
  // news of a text without the status that it is about cannot be understood
  await postTwilio(api, { AccountSid: twilio.sid, MessageStatus: 'sent' }, twilio.token);
  await api.webhook(statusUpdate({ id: 'c1', at: begin }, 'ringing', 0));
  await settled(api);
  await api.sql(
    `UPDATE inbound_event SET status = 'dead', attempts = 6 WHERE provider = 'twilio' AND status = 'pending'`,
  );
});
afterAll(() => api.stop());

const list = (query = {}): Promise<InboundEvent[]> => api.call(webhookEndpoints.events, { query });
const headers = basicOf(owner.email, owner.password);

describe('the log of webhooks', () => {
  test('has what every provider told us, newest first, without its contents', async () => {
    const events = await list();
    expect(events.map(({ provider, kind }) => `${provider} ${kind}`)).toEqual([
      'vapi status-update',
      'twilio message-sent',
      'twilio message',
      'stripe checkout.session.expired',
      'stripe checkout.session.expired',
      'stripe checkout.session.expired',
    ]);
    expect(JSON.stringify(events)).not.toContain('Jane Doe');
  });

  test.each([
    [{ provider: 'stripe' }, 3],
    [{ provider: 'twilio' }, 2],
    [{ provider: 'cloudbeds' }, 0],
    [{ status: 'dead' }, 1],
    [{ status: 'done' }, 5],
    [{ provider: 'twilio', status: 'done' }, 1],
  ] as const)('is filtered by %o', async (query, count) => {
    const events = await list(query);
    expect(events).toHaveLength(count);
    for (const event of events) expect(event).toMatchObject(query);
  });

  test('is paged by the Link header, keeping the filter, without loss or repetition', async () => {
    const seen: string[] = [];
    let path: string | undefined = '/api/admin/webhook-events?provider=stripe&limit=2';
    for (let pages = 0; path; pages += 1) {
      expect(pages).toBeLessThan(3);
      const answer: Response = await api.request(path, { headers });
      seen.push(...((await answer.json()) as InboundEvent[]).map(({ id }) => id));
      path = /<([^<>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
    }
    expect(seen).toEqual((await list({ provider: 'stripe' })).map(({ id }) => id));
  });

  test('refuses a filter there is not', async () => {
    for (const query of ['provider=paypal', 'status=lost', 'limit=0', 'limit=501', 'cursor=x']) {
      await errorOf(await api.request(`/api/admin/webhook-events?${query}`, { headers }), 400);
    }
  });

  test('is for managers: the front desk may neither read nor replay', async () => {
    const desk = basicOf(await addAccount(api, 'front_desk'), staffPassword);
    const [event] = await list();
    await errorOf(await api.request('/api/admin/webhook-events', { headers: desk }), 403);
    const path = `/api/admin/webhook-events/${event!.id}/replay`;
    await errorOf(await api.request(path, { method: 'POST', headers: desk }), 403);
  });
});

describe('replaying', () => {
  test('processes an event once more, and changes nothing else', async () => {
    const [event] = await list({ provider: 'stripe' });
    const replayed = await api.call(webhookEndpoints.replay, { params: { id: event!.id } });
    expect(replayed).toEqual({ ...event!, status: 'pending', attempts: 0, lastError: null });
    await eventually(async () => (await list({ provider: 'stripe', status: 'done' })).length === 3);
    expect((await list()).length).toBe(6);
  });

  test('of one that still cannot be understood says why again', async () => {
    const [event] = await list({ status: 'dead' });
    await api.call(webhookEndpoints.replay, { params: { id: event!.id } });
    const tried = await eventually(async () => (await list({ provider: 'twilio' })).find(({ lastError }) => lastError));
    expect(tried).toMatchObject({ id: event!.id, status: 'pending', lastError: expect.stringContaining('MessageSid') });
  });
});
