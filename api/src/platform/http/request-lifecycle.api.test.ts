import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ErrorAnswer } from '@booking/contracts/error';
import { rawRequest } from '../../../test/requests/raw-request.ts';
import { owner, startOwnApi, toolToken, webhookSecret, type RunningApi } from '../../../test/start/running-api.ts';
import { signIn } from '../../../test/people/staff.ts';

const megabyte = 1024 ** 2;
const json = { 'content-type': 'application/json' };

let api: RunningApi;
let session: { cookie: string };
beforeAll(async () => {
  api = await startOwnApi({ STRIPE_TEST_WEBHOOK_SECRET: 'whsec_of_a_test_run_1234' });
  session = await signIn(api, owner.email, owner.password);
});
afterAll(() => api.stop());

type Answered = { status: number; code: string };
const answered = ({ status, body }: { status: number; body: string }): Answered => ({
  status,
  code: ErrorAnswer.parse(JSON.parse(body)).code,
});

/** What is said to a head alone, whose body never comes. */
const toHead = async (path: string, headers: Record<string, string>, length: number): Promise<Answered> => {
  const head = { method: 'POST', headers: { ...json, ...headers, 'content-length': String(length) } };
  return answered(await rawRequest(api.url, path, { ...head, unfinished: true }));
};

test.each([
  ['a whole address', (path: string) => `${api.url}${path}`],
  ['one of another host', (path: string) => `http://evil.example${path}`],
  ['a path of two slashes', (path: string) => `/${path}`],
])('a target that is %s is refused before it is routed', async (_, spelled) => {
  const headers = { ...json, ...session, origin: 'https://elsewhere.example' };
  const path = spelled('/api/admin/mode-settings');
  const answer = await rawRequest(api.url, path, { method: 'POST', headers, body: '{"mode":"test"}' });
  expect(answered(answer)).toEqual({ status: 400, code: 'strange_target' });
});

test('a page whose address begins with two slashes is found behind one, or is not there', async () => {
  for (const [path, page] of [
    ['//call-logs?q=x', '/call-logs?q=x'],
    ['//elsewhere.example/x', '/elsewhere.example/x'],
  ] as const) {
    const { status, headers } = await rawRequest(api.url, path, { method: 'GET', headers: {} });
    expect([status, headers['location']]).toEqual([308, page]);
  }
});

describe('who does not prove itself is refused before its body comes', () => {
  test.each<[string, string, Record<string, string>, Answered]>([
    ['the webhook of Vapi', '/api/webhooks/vapi', { 'x-vapi-secret': 'wrong' }, { status: 401, code: 'wrong_secret' }],
    ['a tool', '/api/vapi-tools/send_sms', { authorization: 'Bearer x' }, { status: 401, code: 'wrong_token' }],
    ['the webhook of Cloudbeds', '/api/webhooks/cloudbeds?key=x', {}, { status: 401, code: 'wrong_secret' }],
    ['the webhook of Stripe', '/api/webhooks/stripe', {}, { status: 400, code: 'wrong_signature' }],
    ['the webhook of Twilio', '/api/webhooks/twilio', {}, { status: 403, code: 'wrong_signature' }],
    ['a change of staff', '/api/admin/mode-settings', {}, { status: 401, code: 'not_signed_in' }],
  ])('at %s', async (_, path, headers, refused) => {
    expect(await toHead(path, headers, 11 * megabyte)).toEqual(refused);
  });

  test('nor is a body parsed whose signature is wrong, or missing with the body', async () => {
    const headers = { ...json, 'stripe-signature': `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}` };
    const sent = { method: 'POST', headers };
    const refused = { status: 400, code: 'wrong_signature' };
    expect(answered(await rawRequest(api.url, '/api/webhooks/stripe', { ...sent, body: '{"id"' }))).toEqual(refused);
    expect(answered(await rawRequest(api.url, '/api/webhooks/stripe', sent))).toEqual(refused);
  });
});

describe('a body is as large as its endpoint needs', () => {
  const over = { status: 413, code: 'too_large' };

  test.each<[string, string, Record<string, string>, number]>([
    ['64 KB of a choice of a room', '/api/room-selection/x/select', {}, 64 * 1024],
    ['64 KB of an intake', '/api/intake', {}, 64 * 1024],
    ['512 KB of a signature', '/api/precheckin/x/sign-registration', {}, 512 * 1024],
    ['8 MB of a photo', '/api/precheckin/x/upload-id', {}, 8 * megabyte],
    ['6 MB of a report', '/api/webhooks/vapi', { 'x-vapi-secret': webhookSecret }, 6 * megabyte],
    ['6 MB of a tool call', '/api/vapi-tools/send_sms', { authorization: `Bearer ${toolToken}` }, 6 * megabyte],
    ['256 KB of an event', '/api/webhooks/stripe', { 'stripe-signature': 't=1,v1=0' }, 256 * 1024],
    ['64 KB of a text message', '/api/webhooks/twilio', { 'x-twilio-signature': 'x' }, 64 * 1024],
  ])('%s and no more', async (_, path, headers, most) => {
    expect(await toHead(path, headers, most + 1)).toEqual(over);
  });

  test('a form is taken of outside services alone', async () => {
    const headers = { ...session, 'content-type': 'application/x-www-form-urlencoded' };
    const sent = { method: 'POST', headers, body: 'mode=test' };
    expect(answered(await rawRequest(api.url, '/api/admin/mode-settings', sent)).status).toBe(415);
  });
});
