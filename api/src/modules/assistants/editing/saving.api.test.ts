import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { assistantEndpoints, type Assistant } from '@booking/contracts/assistants';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { owner, startApi, type RunningApi } from '../../../../test/start/running-api.ts';
import { basicOf } from '../../../../test/people/staff.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

let count = 0;
const create = (fields: object = {}): Promise<Assistant> =>
  api.call(assistantEndpoints.create, { body: { name: 'New', assistantId: `of-test-${++count}`, ...fields } });
const read = ({ id }: Assistant): Promise<Assistant> => api.call(assistantEndpoints.read, { params: { id } });
const save = ({ id }: Assistant, body: object): Promise<Assistant> =>
  api.call(assistantEndpoints.save, { params: { id }, body });
const put = ({ id }: Assistant, body: object): Promise<Response> =>
  api.request(`/api/admin/assistants/${id}`, { method: 'PUT', headers: basicOf(owner.email, owner.password), body });

test('a save changes what was sent, keeps the rest, and raises the revision', async () => {
  const made = await create({ description: 'Kept' });
  const saved = await save(made, { revision: 1, systemPrompt: 'Hi.', voiceProvider: 'playht', voiceId: 'jennifer' });
  const { revision, hasUnpublishedChanges, ...fields } = saved;
  expect(fields).toMatchObject({ systemPrompt: 'Hi.', voiceId: 'jennifer', description: 'Kept', name: 'New' });
  expect([revision, hasUnpublishedChanges]).toEqual([2, true]);
  expect(await save(saved, { systemPrompt: null })).toMatchObject({ systemPrompt: null, revision: 3 });
});

test('an emptied field becomes null, but an emptied message stays empty so that it is silenced', async () => {
  const made = await create({ vapiPhoneNumberId: ' ', description: '' });
  expect(made).toMatchObject({ vapiPhoneNumberId: null, description: null });
  const empty = { vapiPhoneNumberId: '', voiceId: ' ', personality: '', systemPrompt: '', bookingLogic: '' };
  expect(await save(made, empty)).toEqual(made);
  const silent = { firstMessage: '', voicemailMessage: '', endCallMessage: '' };
  expect(await save(made, silent)).toMatchObject({ ...silent, revision: 2 });
});

test('saving without a change changes nothing, also after another author', async () => {
  const made = await create();
  const saved = await save(made, { revision: 1, description: 'Mine' });
  expect(await save(saved, saved)).toEqual(saved);
  expect(await save(saved, { revision: 1, description: 'Mine' })).toEqual(saved);
});

test('a save does not change fields that the server sets', async () => {
  const made = await create();
  const forged = {
    assistantId: 'x',
    status: 'published',
    id: 1,
    publishedVersion: 9,
    agentImageUrl: '/x',
    revision: 1,
  };
  expect(await save(made, { ...made, ...forged })).toEqual(made);
});

test('rejects a save of an outdated revision, and stores nothing of it', async () => {
  const made = await create();
  await save(made, { revision: 1, name: 'Theirs' });
  const answer = await put(made, { revision: 1, name: 'Mine', description: 'Mine' });
  const { code, message } = await errorOf(answer, 409);
  expect(code).toBe('assistant_changed');
  expect(message).toMatch(/^Somebody else saved this assistant meanwhile\./);
  expect(await read(made)).toMatchObject({
    name: 'Theirs',
    description: null,
  });
});

test('only one of many simultaneous saves with the same revision succeeds', async () => {
  const made = await create();
  const names = ['A', 'B', 'C', 'D', 'E', 'F'];
  const answers = await Promise.all(names.map((name) => put(made, { revision: 1, name })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  const winner = names[answers.findIndex(({ status }) => status === 200)];
  expect(await read(made)).toMatchObject({ name: winner, revision: 2 });
});

test.each([
  ['no name', { name: '' }, 'The assistant needs a name.'],
  ['too long a text', { personality: 'x'.repeat(5001) }, 'At most 5,000 characters.'],
  ['another provider', { modelProvider: 'google' }, /modelProvider/],
  ['what cannot be kept', { systemPrompt: 'a\0b' }, /cannot be stored/],
])('rejects a save with %s', async (_, body, sentence) => {
  const made = await create();
  expect((await errorOf(await put(made, body), 400)).message).toMatch(sentence);
});

test('saves more than Vapi accepts', async () => {
  expect(await save(await create(), { name: 'x'.repeat(60) })).toMatchObject({ name: 'x'.repeat(60) });
});
