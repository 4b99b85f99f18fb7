import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { assistantEndpoints, type Assistant } from '@booking/contracts/assistants';
import { startConnectedApi, type ConnectedApi } from '../../../../test/start/connected-api.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { owner } from '../../../../test/start/running-api.ts';
import { addAccount, basicOf, staffPassword } from '../../../../test/people/staff.ts';
import { setUpVoice, type VoiceAccount } from '../../../../test/providers/voice-account.ts';

const path = '/api/admin/assistants';
const headers = basicOf(owner.email, owner.password);
const instructions = '\n\n<!-- house instructions -->\n\nOld words.\n\n<!-- end of house instructions -->';

let house: ConnectedApi;
let account: VoiceAccount;
beforeAll(async () => {
  house = await startConnectedApi();
  account = await setUpVoice(house.simulators);
  const model = (await account.ask<{ model: object }>('GET', `/assistant/${account.assistantId}`)).model;
  const messages = [{ role: 'system', content: `Answer the phone.${instructions}` }];
  await account.ask('PATCH', `/assistant/${account.assistantId}`, {
    model: { ...model, messages },
    firstMessageMode: 'assistant-speaks-first',
    voicemailMessage: 'Call back.',
    transcriber: { provider: 'assembly-ai', speechModel: 'universal-streaming-english' },
  });
});
afterAll(() => house.stop());

const list = (archived?: boolean): Promise<Assistant[]> =>
  house.api.call(assistantEndpoints.list, {
    query: archived === undefined ? {} : { archived: archived ? 'true' : 'false' },
  });
const of = ({ id }: { id: number }) => ({ params: { id } });
const create = (fields: object = {}): Promise<Assistant> =>
  house.api.call(assistantEndpoints.create, { body: { name: 'New', assistantId: `of-test-${++count}`, ...fields } });
const send = (method: string, address: string, body?: object, as = headers): Promise<Response> =>
  house.api.request(address, { method, headers: as, body });
let count = 0;

const held = {
  ...{ firstMessage: 'Hello.', firstMessageMode: 'assistant-speaks-first', voicemailMessage: 'Call back.' },
  ...{ endCallMessage: null, voiceProvider: 'vapi', voiceId: 'Elliot', modelProvider: 'openai', modelName: 'gpt-4o' },
  ...{ transcriberProvider: 'assembly', transcriberModel: 'universal-streaming-english' },
  systemPrompt: 'Answer the phone.',
};

test('a console without assistants takes in what the platform has, in every field it knows', async () => {
  const [adopted, ...others] = await list();
  expect(others).toEqual([]);
  expect(adopted).toMatchObject({
    ...held,
    ...{ name: 'Guest assistant', assistantId: account.assistantId, assistantType: 'guest', status: 'published' },
    ...{ revision: 1, publishedVersion: null, hasUnpublishedChanges: true, hasDrifted: false, archivedAt: null },
    ...{ agentImageUrl: null, description: null, lastPublishedAt: expect.any(String) },
  });
  expect(await house.api.call(assistantEndpoints.read, of(adopted!))).toEqual(adopted);
});

describe('a new one', () => {
  test('begins with what the platform holds, be it more than anybody may type, under the name it was given', async () => {
    const firstMessage = 'Welcome. '.repeat(1000);
    const { id } = await account.ask<{ id: string }>('POST', '/assistant', {
      ...{ name: 'At Vapi', firstMessage },
      model: { provider: 'anthropic', model: 'claude-sonnet-4', messages: [{ role: 'system', content: 'Hi.' }] },
      voice: { provider: 'azure', voiceId: 'andrew' },
    });
    const choices = await house.api.call(assistantEndpoints.atPlatform);
    expect(choices).toEqual([{ id, name: 'At Vapi' }]);
    const body = {
      name: ' Desk ',
      assistantId: id,
      assistantType: 'staff',
      description: 'For us',
      vapiPhoneNumberId: 'p',
    };
    const made = await create(body);
    expect(made).toMatchObject({
      ...{ name: 'Desk', assistantType: 'staff', description: 'For us', vapiPhoneNumberId: 'p', status: 'draft' },
      ...{ systemPrompt: 'Hi.', modelProvider: 'anthropic', lastPublishedAt: null, revision: 1 },
      ...{ voiceProvider: null, voiceId: null, firstMessage },
    });
    expect(await list()).toContainEqual(made);
    expect(await house.api.call(assistantEndpoints.atPlatform)).toEqual([]);
  });

  test('is empty when the platform does not know it', async () => {
    expect(await create()).toMatchObject({ name: 'New', assistantType: 'guest', systemPrompt: null, voiceId: null });
  });

  test('is refused when it is here already, in words that say where', async () => {
    const twice = await create();
    const body = { name: 'Other', assistantId: twice.assistantId };
    const refusal = async () => errorOf(await send('POST', path, body), 409);
    expect(await refusal()).toMatchObject({
      code: 'assistant_exists',
      message: 'This assistant is here already: New, in the list.',
    });
    await house.api.call(assistantEndpoints.archive, { ...of(twice), body: { archived: true } });
    expect((await refusal()).message).toMatch(/among the archived ones/);
  });

  test.each([
    ['no name', { name: ' ', assistantId: 'a' }, /Please fill in all required fields/],
    ['no id', { name: 'A', assistantId: '' }, /Please fill in all required fields/],
    ['an id that is none', { name: 'A', assistantId: 'a b/c' }, 'An ID has letters, digits, dashes and underscores.'],
    ['another type', { name: 'A', assistantId: 'a', assistantType: 'robot' }, /assistantType/],
  ])('with %s is refused', async (_, body, sentence) => {
    expect((await errorOf(await send('POST', path, body), 400)).message).toMatch(sentence);
  });
});

test('a copy has the configuration of the original and begins as a draft', async () => {
  const [original] = await list();
  const body = { name: 'Copy', assistantId: 'of-a-copy' };
  const copy = await house.api.call(assistantEndpoints.duplicate, { ...of(original!), body });
  expect(copy).toMatchObject({ ...held, ...body, status: 'draft', revision: 1, lastPublishedAt: null });
  expect(copy.id).not.toBe(original!.id);
  await errorOf(await send('POST', `${path}/${copy.id}/duplicate`, body), 409);
});

test('an archived one is listed only when asked for, and can be taken back', async () => {
  const made = await create();
  const archive = (archived: boolean) =>
    house.api.call(assistantEndpoints.archive, { ...of(made), body: { archived } });
  const ids = async (archived?: boolean): Promise<number[]> => (await list(archived)).map(({ id }) => id);
  const away = await archive(true);
  expect(away.archivedAt).toEqual(expect.any(String));
  expect(await archive(true)).toEqual(away);
  expect(await ids()).not.toContain(made.id);
  expect(await ids(true)).toContain(made.id);
  expect(await archive(false)).toEqual(made);
  expect(await ids()).toContain(made.id);
});

describe('the agent', () => {
  test('is the guest assistant that was published last; without any, the first', async () => {
    const [first] = await list();
    expect(await house.api.call(assistantEndpoints.agent)).toMatchObject({ id: first!.id });
    const later = await create();
    await house.api.sql(`UPDATE assistant SET last_published_at = now() + interval '1 minute' WHERE id = $1`, [
      later.id,
    ]);
    expect(await house.api.call(assistantEndpoints.agent)).toMatchObject({ id: later.id });
    const body = { description: 'Answers guests' };
    expect(await house.api.call(assistantEndpoints.saveAgent, { body })).toMatchObject({ ...body, id: later.id });
    await errorOf(await send('POST', '/api/admin/agent', { name: 'X', revision: 1 }), 409);
    await house.api.call(assistantEndpoints.archive, { ...of(later), body: { archived: true } });
    expect(await house.api.call(assistantEndpoints.agent)).toMatchObject({ id: first!.id });
  });

  test('that is not there is not found', async () => {
    await house.api.sql(`UPDATE assistant SET assistant_type = 'staff' WHERE assistant_type = 'guest'`);
    for (const method of ['GET', 'POST']) {
      const answer = await send(method, '/api/admin/agent', method === 'POST' ? {} : undefined);
      expect((await errorOf(answer, 404)).message).toBe('There is no assistant for guests yet. Create one first.');
    }
    await house.api.sql(`UPDATE assistant SET assistant_type = 'guest'`);
  });
});

const writes = (id: number | string): [string, string, object][] => [
  ['PUT', `${path}/${id}`, {}],
  ['POST', `${path}/${id}/duplicate`, { name: 'Copy', assistantId: `of-role-${++count}` }],
  ['POST', `${path}/${id}/archive`, { archived: false }],
  ['POST', `${path}/${id}/upload-image`, { imageData: '' }],
];

test('one that is not there is not found, an id that is none is no id', async () => {
  for (const [method, address, body] of [...writes(404404), ['GET', `${path}/404404`, undefined] as const]) {
    expect((await errorOf(await send(method, address, body), 404)).message).toBe('This assistant was not found.');
  }
  for (const id of ['abc', '1.5', '0', '9999999999']) await errorOf(await send('GET', `${path}/${id}`), 404);
  expect((await errorOf(await send('GET', `${path}/abc`), 404)).message).toMatch(/Invalid assistant ID/);
});

test('the front desk looks; managers change', async () => {
  const [first] = await list();
  const desk = basicOf(await addAccount(house.api, 'front_desk'), staffPassword);
  const manager = basicOf(await addAccount(house.api, 'manager'), staffPassword);
  for (const address of [path, `${path}/${first!.id}`, '/api/admin/agent']) {
    expect((await send('GET', address, undefined, desk)).status).toBe(200);
  }
  expect((await send('POST', `${path}/${first!.id}/preview`, {}, desk)).status).toBe(200);
  const changes: [string, string, object | undefined][] = [
    ...writes(first!.id),
    ['POST', path, { name: 'A', assistantId: 'of-a-manager' }],
    ['POST', '/api/admin/agent', {}],
    ['GET', '/api/admin/vapi/assistants', undefined],
  ];
  for (const [method, address, body] of changes) {
    await errorOf(await send(method, address, body, desk), 403);
    expect([200, 201, 400]).toContain((await send(method, address, body, manager)).status);
  }
});

// last, as a platform that failed several times is left alone for a while
test('a new one is made while the platform is away, and is empty', async () => {
  await house.simulators.fault('vapi', 'server_error');
  const { code } = await errorOf(await send('GET', '/api/admin/vapi/assistants'), 502);
  expect(code).toBe('provider_server_error');
  expect(await create()).toMatchObject({ name: 'New', systemPrompt: null, description: null });
});
