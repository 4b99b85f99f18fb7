import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { documentationEndpoints, type Documentation } from '@booking/contracts/ai-documentation';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { owner, startApi, type RunningApi } from '../../../../test/start/running-api.ts';
import { addAccount, basicOf, staffPassword } from '../../../../test/people/staff.ts';

const path = '/api/admin/ai-documentation';
const headers = basicOf(owner.email, owner.password);
const tone = { category: 'Communication Rules', title: 'Tone', content: 'Be kind.' } as const;

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const add = (fields: object = {}): Promise<Documentation> =>
  api.call(documentationEndpoints.create, { body: { ...tone, ...fields } });
const of = ({ id }: Documentation) => ({ params: { id: String(id) } });
const change = (entry: Documentation, body: object): Promise<Documentation> =>
  api.call(documentationEndpoints.update, { ...of(entry), body });
const remove = ({ id }: Documentation): Promise<Response> =>
  api.request(`${path}/${id}`, { method: 'DELETE', headers });
const restore = (entry: Documentation): Promise<Documentation> =>
  api.call(documentationEndpoints.restore, { ...of(entry), body: {} });
const history = (entry: Documentation) => api.call(documentationEndpoints.history, of(entry));

test('a new entry is active and has order 0 by default', async () => {
  expect(await add()).toMatchObject({ ...tone, order: 0, isActive: 1 });
  expect(await add({ order: -3, isActive: 0 })).toMatchObject({ order: -3, isActive: 0 });
});

test('lists all entries, or those of a category, in the order of the prompt', async () => {
  await api.sql('TRUNCATE ai_documentation CASCADE');
  const late = await add({ order: 5 });
  const guest = await add({ category: 'Guest Communication', order: 9 });
  const off = await add({ order: 1, isActive: 0 });
  const ids = async (query: { category?: Documentation['category'] }): Promise<number[]> =>
    (await api.call(documentationEndpoints.list, { query })).documentation.map(({ id }) => id);
  expect(await ids({})).toEqual([guest.id, off.id, late.id]);
  expect(await ids({ category: 'Communication Rules' })).toEqual([off.id, late.id]);
  expect(await ids({ category: 'Property-Management Integration' })).toEqual([]);
});

test('a change keeps omitted fields and answers with the entry', async () => {
  const entry = await add({ order: 2 });
  expect(await change(entry, { isActive: 0 })).toMatchObject({ ...tone, order: 2, isActive: 0 });
  expect(await change(entry, { title: '  Voice ' })).toMatchObject({ title: 'Voice', isActive: 0 });
  const read = await api.call(documentationEndpoints.read, of(entry));
  expect(read).toMatchObject({ ...tone, title: 'Voice', order: 2, isActive: 0 });
  expect(Date.parse(read.updatedAt)).toBeGreaterThan(Date.parse(entry.updatedAt));
});

test('a deleted entry is hidden, can be restored, and has its history, newest first', async () => {
  const entry = await add();
  const changed = await change(entry, { content: 'Be brief.' });
  const answer = await remove(entry);
  expect([answer.status, await answer.text()]).toEqual([204, '']);
  const { documentation } = await api.call(documentationEndpoints.list);
  expect(documentation.map(({ id }) => id)).not.toContain(entry.id);
  expect(await history(entry)).toHaveLength(3);

  const { updatedAt: _, revision, ...back } = await restore(entry);
  expect(changed).toMatchObject(back);
  expect(revision).toBe(4);
  const [newest, ...older] = await history(entry);
  expect(newest).toMatchObject({ change: 'restored', entry: { ...tone, content: 'Be brief.', order: 0, isActive: 1 } });
  expect(older.map((each) => [each.change, each.entry.content])).toEqual([
    ['deleted', 'Be brief.'],
    ['updated', 'Be brief.'],
    ['created', 'Be kind.'],
  ]);
  const name = (await api.sql<{ name: string }>('SELECT name FROM account'))[0]!.name;
  expect(newest!.author).toBe(name);
});

test('saving without a change and restoring an active entry leave no history', async () => {
  const entry = await add();
  expect(await change(entry, { ...tone, isActive: 1 })).toEqual(entry);
  expect(await restore(entry)).toEqual(entry);
  expect(await history(entry)).toHaveLength(1);
});

test('two simultaneous changes are both in the history', async () => {
  const entry = await add();
  await Promise.all([change(entry, { title: 'A' }), change(entry, { content: 'B' })]);
  const [newest] = await history(entry);
  expect(newest!.entry).toMatchObject({ title: 'A', content: 'B' });
  expect(await history(entry)).toHaveLength(3);
});

describe('two people who change the same revision', () => {
  const refused = async ({ id }: Documentation, body: object) =>
    errorOf(await api.request(`${path}/${id}`, { method: 'PATCH', headers, body }), 409);

  test('in different fields keep both changes', async () => {
    const entry = await add();
    const theirs = await change(entry, { content: 'Theirs.', revision: 1 });
    expect([entry.revision, theirs.revision]).toEqual([1, 2]);
    await remove(entry);
    await restore(entry);
    expect(await change(entry, { title: 'Mine', revision: 1 })).toMatchObject({
      title: 'Mine',
      content: 'Theirs.',
      revision: 5,
    });
  });

  test('in the same field get a conflict, and the first change stays', async () => {
    const entry = await add();
    await change(entry, { content: 'Theirs.', order: 3, revision: 1 });
    const { code, message } = await refused(entry, { content: 'Mine.', title: 'Mine', revision: 1 });
    expect(code).toBe('documentation_changed');
    expect(message).toMatch(/^Somebody else changed the same in this entry meanwhile\./);
    expect(await api.call(documentationEndpoints.read, of(entry))).toMatchObject({ ...tone, content: 'Theirs.' });
    await refused(entry, { order: 4, revision: 1 });
    expect(await change(entry, { content: 'Theirs.', revision: 1 })).toMatchObject({ revision: 2 });
    expect(await change(entry, { content: 'Mine.', revision: 2 })).toMatchObject({ content: 'Mine.' });
  });

  test('at the same moment get one success only', async () => {
    const entry = await add();
    const statuses = await Promise.all(
      ['A', 'B', 'C', 'D'].map(async (title) => {
        const body = { title, revision: 1 };
        return (await api.request(`${path}/${entry.id}`, { method: 'PATCH', headers, body })).status;
      }),
    );
    expect(statuses.toSorted()).toEqual([200, 409, 409, 409]);
    expect(await history(entry)).toHaveLength(2);
  });

  test('cannot name a revision that never existed', async () => {
    await refused(await add(), { title: 'Mine', revision: 99 });
  });
});

describe('a deleted entry and an unknown one', () => {
  let gone: Documentation;
  beforeAll(async () => {
    gone = await add();
    await remove(gone);
  });
  test.each(['GET', 'PATCH', 'DELETE'])('are not found by %s', async (method) => {
    for (const id of [gone.id, 404404]) {
      const body = method === 'PATCH' ? { title: 'x' } : undefined;
      const { message } = await errorOf(await api.request(`${path}/${id}`, { method, headers, body }), 404);
      expect(message).toBe('This entry was not found.');
    }
  });

  test('differ in history and restore', async () => {
    expect(await history(gone)).toHaveLength(2);
    await errorOf(await api.request(`${path}/404404/history`, { headers }), 404);
    await errorOf(await api.request(`${path}/404404/restore`, { method: 'POST', headers, body: {} }), 404);
  });
});

test.each([
  ['no title', 'title', ' '],
  ['no content', 'content', ''],
  ['another category', 'category', 'Jokes'],
  ['half an order', 'order', 1.5],
  ['an order beyond all others', 'order', 1e12],
  ['half a switch', 'isActive', 2],
])('rejects an entry with %s and names the field', async (_, field, value) => {
  const before = await api.sql('SELECT id FROM ai_documentation_change');
  const answer = await api.request(path, { method: 'POST', headers, body: { ...tone, [field]: value } });
  expect((await errorOf(answer, 400)).issues).toMatchObject([{ path: field }]);
  expect(await api.sql('SELECT id FROM ai_documentation_change')).toEqual(before);
});

test('rejects an empty required field and text that cannot be stored, in sentences', async () => {
  const sentence = async (fields: object): Promise<string> => {
    const body = { ...tone, ...fields };
    return (await errorOf(await api.request(path, { method: 'POST', headers, body }), 400)).message;
  };
  expect(await sentence({ title: '' })).toMatch(/Please fill in all required fields/);
  expect(await sentence({ category: 'Jokes' })).toBe('There is no category of this name.');
  expect(await sentence({ content: 'a\0b' })).toBe('Something in the request cannot be stored.');
});

test('the front desk reads the documentation, and managers change it', async () => {
  const entry = await add();
  const desk = basicOf(await addAccount(api, 'front_desk'), staffPassword);
  const manager = basicOf(await addAccount(api, 'manager'), staffPassword);
  for (const address of [path, `${path}/${entry.id}`, `${path}/${entry.id}/history`]) {
    expect((await api.request(address, { headers: desk })).status).toBe(200);
  }
  const writes: [string, string, object | undefined][] = [
    ['POST', path, tone],
    ['PATCH', `${path}/${entry.id}`, { title: 'Voice' }],
    ['POST', `${path}/${entry.id}/restore`, {}],
    ['DELETE', `${path}/${entry.id}`, undefined],
  ];
  for (const [method, address, body] of writes) {
    await errorOf(await api.request(address, { method, headers: desk, body }), 403);
    expect((await api.request(address, { method, headers: manager, body })).ok).toBe(true);
  }
});
