import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { API_KEY, asText, bookingForm, CLIENT, startCloudbeds, type TestCloudbeds } from './test/test-cloudbeds.ts';

let cloudbeds: TestCloudbeds;
beforeEach(async () => {
  cloudbeds = await startCloudbeds();
});
afterEach(() => cloudbeds.close());

const stay = { from: '2027-01-11', to: '2027-01-13' };
const refresh = (refresh_token: string) =>
  cloudbeds.post('access_token', { ...CLIENT, grant_type: 'refresh_token', refresh_token }, {});
const statusWith = async (token: string) =>
  (await cloudbeds.get('getHotels', {}, { authorization: `Bearer ${token}` })).status;

test('a booking whose answer is lost is there and can be found', async () => {
  cloudbeds.dial.set(['timeout_after_commit']);
  const form = { ...bookingForm(stay, cloudbeds.roomTypeId), thirdPartyIdentifier: 'payment-77' };
  const body = new URLSearchParams(asText(form));
  const caller = new AbortController();
  const lost = fetch(`${cloudbeds.url}/api/v1.2/postReservation`, {
    method: 'POST',
    body,
    headers: { 'x-api-key': API_KEY },
    signal: caller.signal,
  });
  const find = () => cloudbeds.get('getReservations', { sourceReservationId: 'payment-77' });
  let found = await find();
  while (found.body.total === 0) found = await find();
  caller.abort();
  await expect(lost).rejects.toThrow('abort');
  expect(found.body).toMatchObject({ total: 1, data: [{ startDate: stay.from, thirdPartyIdentifier: 'payment-77' }] });
});

test('a room that is taken between look and booking is gone until the dial is turned back', async () => {
  const freeNow = async (): Promise<number> =>
    (await cloudbeds.get('getRate', { roomTypeID: cloudbeds.roomTypeId, startDate: stay.from, endDate: stay.to })).body
      .data.roomsAvailable;
  const before = await freeNow();
  cloudbeds.dial.set(['room_just_taken']);
  expect(await freeNow()).toBe(before);
  const refused = await cloudbeds.book(stay);
  expect(refused).toMatchObject({ status: 200, body: { success: false } });
  expect(refused.body.message).toMatch(/sold out.*\(simulated wording\)/);
  expect(await freeNow()).toBe(0);
  cloudbeds.dial.set([]);
  expect(await freeNow()).toBe(before);
  expect((await cloudbeds.book(stay)).body.success).toBe(true);
});

test('an expired token is healed by a refresh, an expired key by nothing', async () => {
  const { credentials } = cloudbeds.accounts[0] ?? {};
  if (!credentials) throw new Error('no account');
  const scopes = ['read:hotel'];
  const access = credentials.issue('access', { scopes });
  cloudbeds.dial.set(['expired_token']);
  expect(await statusWith(access)).toBe(401);
  expect((await cloudbeds.get('getHotels')).status).toBe(401);
  const renewed = await refresh(credentials.issue('refresh', { scopes }));
  expect(renewed.status).toBe(200);
  expect(await statusWith(renewed.body.access_token)).toBe(200);
  expect(await statusWith(access)).toBe(401);
  cloudbeds.dial.set([]);
  expect(await statusWith(access)).toBe(200);
  cloudbeds.dial.set(['expired_token']);
  expect(await statusWith(renewed.body.access_token)).toBe(401);
});

test('every answer that goes wrong has an id and Cloudbeds’ shape, and the pages stay as they are', async () => {
  for (const [fault, status] of [
    ['rate_limited', 429],
    ['server_error', 500],
  ] as const) {
    cloudbeds.dial.set([fault]);
    const answer = await cloudbeds.get('getHotels');
    expect(answer).toMatchObject({ status, body: { success: false } });
    expect(answer.headers.get('x-request-id')).not.toBeNull();
    expect((await refresh('x')).status).toBe(status);
    expect((await fetch(`${cloudbeds.url}/api/v1.2/oauth`)).status).toBe(400);
    expect((await fetch(`${cloudbeds.url}/photos/cyd-1.jpg`)).status).toBe(200);
  }
});

test('a refresh token is never lost on its way back', async () => {
  cloudbeds.dial.set(['timeout_after_commit']);
  const token = cloudbeds.accounts[0]?.credentials.issue('refresh', { scopes: ['read:hotel'] }) ?? '';
  expect((await refresh(token)).status).toBe(200);
});
