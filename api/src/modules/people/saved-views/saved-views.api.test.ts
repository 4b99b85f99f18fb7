import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { auditEndpoints } from '@booking/contracts/audit';
import { addressOf, type Endpoint } from '@booking/contracts/endpoint';
import { savedViewEndpoints as endpoints, type SavedView } from '@booking/contracts/saved-views';
import { addAccount, basicOf, staffPassword } from '../../../../test/people/staff.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { owner, startApi, type RunningApi } from '../../../../test/start/running-api.ts';

const asOwner = basicOf(owner.email, owner.password);

let api: RunningApi;
let viewer: Record<string, string>;
beforeAll(async () => {
  api = await startApi();
  viewer = basicOf(await addAccount(api, 'viewer'), staffPassword);
});
beforeEach(() => api.sql('TRUNCATE saved_view'));
afterAll(() => api.stop());

type Sent = { id?: string; body?: object; headers?: Record<string, string> };
const send = (endpoint: Endpoint, { id, body, headers = asOwner }: Sent): Promise<Response> =>
  api.request(addressOf(endpoint, { id }), { method: endpoint.method, headers, ...(body && { body }) });
const view = { list: 'payments', name: 'Failed this week', search: '?status=failed&sort=-amountCents' };
const save = (fields: Partial<typeof view> = {}): Promise<SavedView> =>
  api.call(endpoints.save, { body: { ...view, ...fields } });
const list = (): Promise<SavedView[]> => api.call(endpoints.list);

test('what was saved is listed by list and name', async () => {
  const second = await save({ name: '  B  view ' });
  const first = await save({ name: 'A view', search: '' });
  const calls = await save({ list: 'calls', search: 'q=Maria%20Garc%C3%ADa' });
  expect(await list()).toEqual([calls, first, second]);
  expect([calls.search, first.search, second.name, second.search]).toEqual([
    '?q=Maria+Garc%C3%ADa',
    '',
    'B view',
    view.search,
  ]);
});

test('one of the same list and name is replaced', async () => {
  const { id } = await save();
  expect(await save({ search: '?status=expired' })).toEqual({ id, ...view, search: '?status=expired' });
  expect(await list()).toHaveLength(1);
});

test('nobody sees, replaces or removes the views of others', async () => {
  const own = await save();
  expect(await (await send(endpoints.list, { headers: viewer })).json()).toEqual([]);
  const theirs = (await (await send(endpoints.save, { body: view, headers: viewer })).json()) as SavedView;
  expect(theirs.id).not.toBe(own.id);
  await errorOf(await send(endpoints.remove, { id: own.id, headers: viewer }), 404);
  expect(await list()).toEqual([own]);
  await errorOf(await send(endpoints.list, { headers: {} }), 401);
});

test('one that is removed is gone', async () => {
  const { id } = await save();
  expect((await send(endpoints.remove, { id })).status).toBe(200);
  expect(await list()).toEqual([]);
  const error = await errorOf(await send(endpoints.remove, { id }), 404);
  expect(error.message).toBe('This view was not found.');
});

test('fifty are kept, also when many are saved at once', async () => {
  await Promise.all(Array.from({ length: 49 }, (_, index) => save({ name: `View ${index}` })));
  const answers = await Promise.all(['one', 'other'].map((name) => send(endpoints.save, { body: { ...view, name } })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409)!;
  expect((await errorOf(refused, 409)).code).toBe('too_many_views');
  expect(await save({ name: 'View 7', search: '' })).toMatchObject({ search: '' });
});

describe('what is no view is refused', () => {
  test.each([
    ['a list of another kind', { list: 'Payments!' }, 'list'],
    ['no name', { name: ' ' }, 'name'],
    ['a name that is too long', { name: 'x'.repeat(61) }, 'name'],
    ['a search that is too long', { search: `?q=${'x'.repeat(1000)}` }, 'search'],
    ['another address', { search: '?a=b#c' }, 'search'],
  ])('%s', async (_, fields, path) => {
    const answer = await send(endpoints.save, { body: { ...view, ...fields } });
    expect((await errorOf(answer, 400)).issues).toMatchObject([{ path }]);
    expect(await list()).toEqual([]);
  });
});

test('each change is in the audit log', async () => {
  const { id } = await save();
  await save({ search: '' });
  await send(endpoints.remove, { id });
  const events = await api.call(auditEndpoints.list, { query: { limit: 3 } });
  expect(events.map(({ action, subject }) => [action, subject?.id])).toEqual([
    ['saved_views.remove', id],
    ['saved_views.save', id],
    ['saved_views.save', id],
  ]);
  expect(events[1]).toMatchObject({ before: { search: view.search }, after: { search: '' } });
});

test('they go with the account', async () => {
  await send(endpoints.save, { body: view, headers: viewer });
  await api.sql(`DELETE FROM account WHERE role = 'viewer'`);
  expect(await api.sql('SELECT FROM saved_view')).toEqual([]);
});
