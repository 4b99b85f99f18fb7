import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { callDetailEndpoints, type CallReview } from '@booking/contracts/call-detail';
import { callEndpoints } from '@booking/contracts/calls';
import { addressOf } from '@booking/contracts/endpoint';
import { insertCalls, settled } from '../../../../test/requests/call-rows.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { startApi, type RunningApi } from '../../../../test/start/running-api.ts';
import * as sent from '../../../../test/providers/server-messages.ts';
import { addAccount, signIn } from '../../../../test/people/staff.ts';

const params = { id: 'reviewed-call' };
const { page, review } = callDetailEndpoints;

let api: RunningApi;
let desk: { cookie: string };
beforeAll(async () => {
  api = await startApi();
  desk = await signIn(api, await addAccount(api, 'front_desk', 'Ana'));
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.sql('DELETE FROM call');
  await insertCalls(api, [{ id: params.id, started_at: '2026-11-10T18:00:00Z' }]);
});

const put = (body: object, headers = desk): Promise<Response> =>
  api.request(addressOf(review, params), { method: 'PUT', headers, body });
const save = async (body: object): Promise<CallReview> => {
  const answer = await put(body);
  expect(answer.status).toBe(200);
  return review.answer.parse(await answer.json());
};
const shown = async (): Promise<CallReview> => (await api.call(page, { params })).review;

test('a call without a review is not reviewed', async () => {
  const nothing = { notes: '', tags: [], status: 'not_reviewed', by: null, at: null, revision: 0 };
  expect(await shown()).toEqual(nothing);
});

test('stores notes, tags and status with its author, and keeps omitted fields', async () => {
  const first = await save({ status: 'needs_follow_up', tags: ['vip', ' vip', 'suite'], revision: 0 });
  expect(first).toMatchObject({ status: 'needs_follow_up', tags: ['vip', 'suite'], notes: '', by: 'Ana', revision: 1 });
  const next = await save({ notes: 'Call back.', revision: 1 });
  expect(next).toEqual({ ...first, notes: 'Call back.', revision: 2 });
  expect(await shown()).toEqual(next);
  expect(await api.call(callEndpoints.list)).toMatchObject([{ id: params.id, notes: 'Call back.' }]);
});

describe('a review by two people', () => {
  test('rejects the second save of an old revision, so that nothing is lost', async () => {
    await save({ notes: 'Mine.', revision: 0 });
    const error = await errorOf(await put({ notes: 'Yours.', revision: 0 }), 409);
    expect(error).toMatchObject({ code: 'review_changed', message: expect.stringMatching(/^Somebody else noted/) });
    expect(await shown()).toMatchObject({ notes: 'Mine.', revision: 1 });
  });

  test('is saved one after the other at the same moment', async () => {
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map((notes) => put({ notes, revision: 0 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect((await shown()).revision).toBe(1);
  });

  test('accepts the same save again without a conflict or change', async () => {
    const saved = await save({ status: 'reviewed', notes: 'Done.', revision: 0 });
    expect(await save({ status: 'reviewed', notes: 'Done.', revision: 0 })).toEqual(saved);
  });
});

test('a later report leaves the review unchanged', async () => {
  const phone = { id: params.id, at: sent.begin };
  await save({ notes: 'Call back.', tags: ['vip'], revision: 0 });
  await api.webhook(sent.report(phone));
  await settled(api);
  const known = await api.call(page, { params });
  expect(known).toMatchObject({ duration: 14.25, mode: 'test', hasRecording: true });
  expect(known.review).toMatchObject({ notes: 'Call back.', tags: ['vip'] });
});

test.each([
  [{ notes: 'x'.repeat(4001) }, 'A note has at most 4000 characters.'],
  [{ tags: ['x'.repeat(31)] }, 'A tag has at most 30 characters.'],
  [{ tags: [' '] }, 'A tag is at least one character.'],
  [{ tags: ['a,b'] }, 'A tag has no comma in it.'],
  [{ tags: 'abcdefghijk'.split('') }, 'A call has at most 10 tags.'],
  [{ status: 'seen' }, /Invalid option/],
])('refuses %j', async (fields, sentence) => {
  const error = await errorOf(await put({ ...fields, revision: 0 }), 400);
  expect(error.message).toMatch(sentence);
});

test('a viewer reads but does not change a review, and an unknown call is 404', async () => {
  const viewer = await signIn(api, await addAccount(api, 'viewer'));
  await errorOf(await put({ notes: 'x', revision: 0 }, viewer), 403);
  expect((await api.request(addressOf(page, params), { headers: viewer })).status).toBe(200);
  for (const [endpoint, method, body] of [
    [page, 'GET'],
    [review, 'PUT', { notes: 'x', revision: 0 }],
  ] as const) {
    const answer = await api.request(addressOf(endpoint, { id: 'nobody' }), { method, headers: desk, body });
    expect((await errorOf(answer, 404)).message).toBe('This call was not found.');
  }
});
