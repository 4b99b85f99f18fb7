import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { callEndpoints } from '@booking/contracts/calls';
import { settled } from '../../../../test/requests/call-rows.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { owner, startOwnApi, type RunningApi } from '../../../../test/start/running-api.ts';
import * as sent from '../../../../test/providers/server-messages.ts';
import { basicOf } from '../../../../test/people/staff.ts';
import { startPlatform, type FakePlatform } from '../../../../test/providers/voice-platform.ts';

const account = { orgId: '5f0c9d34-6f1c-4a0e-9d0a-3c5d2b7a9e10' };
const hour = 3_600_000;

let api: RunningApi;
let platform: FakePlatform;
beforeAll(async () => {
  platform = await startPlatform(new Map());
  api = await startOwnApi({
    VAPI_BASE_URL: platform.url,
    VAPI_TEST_API_KEY: 'test-key',
    VAPI_LIVE_API_KEY: 'live-key',
  });
});
afterAll(() => Promise.all([api.stop(), platform.stop()]));

beforeEach(async () => {
  platform.accounts.clear();
  for (const key of ['test-key', 'live-key']) platform.accounts.set(key, { orgId: `${key}-org`, calls: [] });
  await api.sql('DELETE FROM call; DELETE FROM inbound_event');
});

let count = 0;
const newPhone = (hoursAgo: number) => ({
  id: `5eed0000-0000-4000-8000-${String(++count).padStart(12, '0')}`,
  at: Date.now() - hoursAgo * hour,
});
const listed = (phone: { id: string; at: number }, rest = {}) =>
  sent.listedCall(phone, { orgId: account.orgId, ...rest }) as sent.Json & { createdAt: string };
const reconcile = async () => {
  const done = await api.call(callEndpoints.reconcile);
  await settled(api);
  return done;
};
const ids = async (): Promise<string[]> => (await api.call(callEndpoints.list)).map(({ id }) => id);

describe('calls whose report got lost', () => {
  test('are fetched with all their facts', async () => {
    const phone = newPhone(2);
    platform.accounts.set('test-key', { ...account, calls: [listed(phone)] });
    expect(await reconcile()).toEqual({ checked: 1, fetched: 1 });
    expect(await api.call(callEndpoints.detail, { params: { id: phone.id } })).toMatchObject({
      status: 'ended',
      duration: 14.25,
      cost: 0.0512,
      caller: sent.guestNumber,
      timestamp: new Date(phone.at).toISOString(),
    });
  });

  test('are fetched once, and those with a report not at all', async () => {
    const [missed, reported, begun] = [newPhone(1), newPhone(2), newPhone(3)];
    platform.accounts.set('test-key', { ...account, calls: [missed, reported, begun].map((phone) => listed(phone)) });
    await api.webhook(sent.report(reported, { analysis: { summary: 'From the report' } }));
    await api.webhook(sent.statusUpdate(begun, 'in-progress', 0));
    await settled(api);
    expect(await reconcile()).toEqual({ checked: 3, fetched: 2 });
    expect(await reconcile()).toEqual({ checked: 3, fetched: 0 });
    expect((await ids()).sort()).toEqual([missed.id, reported.id, begun.id].sort());
    expect(await api.call(callEndpoints.detail, { params: { id: begun.id } })).toMatchObject({
      status: 'ended',
      cost: 0.0512,
    });
    const { summary } = await api.call(callEndpoints.detail, { params: { id: reported.id } });
    expect(summary).toBe('From the report');
  });

  test('that are still running are fetched only after their end', async () => {
    platform.accounts.set('test-key', { ...account, calls: [listed(newPhone(0.01), { status: 'in-progress' })] });
    expect(await reconcile()).toEqual({ checked: 1, fetched: 0 });
    expect(await ids()).toEqual([]);
  });

  test('are found on every page of the last day', async () => {
    const phones = Array.from({ length: 230 }, (_, index) => newPhone(0.5 + index / 10));
    const tooOld = newPhone(26);
    platform.accounts.set('test-key', {
      ...account,
      calls: [...phones, tooOld].map((phone) => listed(phone, { artifact: {} })),
    });
    expect(await reconcile()).toEqual({ checked: 230, fetched: 230 });
    expect(await api.sql('SELECT count(*)::int AS calls FROM call')).toEqual([{ calls: 230 }]);
  });

  test('keep the mode of their account', async () => {
    const [tried, real] = [newPhone(1), newPhone(2)];
    platform.accounts.set('test-key', { orgId: 'test-key-org', calls: [listed(tried, { orgId: 'test-key-org' })] });
    platform.accounts.set('live-key', { orgId: 'live-key-org', calls: [listed(real, { orgId: 'live-key-org' })] });
    await reconcile();
    expect(await api.sql('SELECT id, mode FROM call ORDER BY mode')).toEqual([
      { id: real.id, mode: 'live' },
      { id: tried.id, mode: 'test' },
    ]);
  });
});

test('an error of the platform is reported, not as an empty result', async () => {
  platform.accounts.clear();
  const ask = () =>
    api.request(callEndpoints.reconcile.path, { method: 'POST', headers: basicOf(owner.email, owner.password) });
  const refused = await ask();
  expect([424, 502, 503, 504]).toContain(refused.status);
  expect((await errorOf(refused, refused.status)).message).not.toContain('test-key');
});
