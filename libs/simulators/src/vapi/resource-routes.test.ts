import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestVapi, TEST_NUMBER_ID, type TestVapi } from '../../test/test-vapi.ts';

const assistant = {
  name: 'Booking',
  firstMessage: 'Hello',
  model: { provider: 'openai', model: 'gpt-4o', messages: [{ role: 'system', content: 'Be brief.' }], toolIds: ['a'] },
};
const tool = { type: 'function', function: { name: 'check', parameters: { type: 'object', properties: {} } } };

let vapi: TestVapi;
beforeEach(async () => {
  vapi = await startTestVapi();
});
afterEach(() => vapi.close());

describe('assistants, tools and phone numbers over REST', () => {
  test('create answers 201, the rest 200, and DELETE answers what is gone', async () => {
    const { status, body } = await vapi.request('POST', '/assistant', assistant);
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...assistant, isServerUrlSecretSet: false });
    expect(await vapi.request('GET', `/assistant/${body.id}`)).toEqual({ status: 200, body });
    expect(await vapi.request('DELETE', `/assistant/${body.id}`)).toEqual({ status: 200, body });
    expect(await vapi.request('GET', `/assistant/${body.id}`)).toMatchObject({
      status: 404,
      body: { error: 'Not Found', statusCode: 404 },
    });
  });

  test('PATCH replaces a whole subtree and leaves the other fields', async () => {
    const { body: created } = await vapi.request('POST', '/assistant', assistant);
    const model = { provider: 'openai', model: 'gpt-4o', temperature: 0.3 };
    const { body: changed } = await vapi.request('PATCH', `/assistant/${created.id}`, { model });
    expect(changed.model).toEqual(model);
    expect(changed.firstMessage).toBe('Hello');
    expect(String(changed.updatedAt) > String(created.updatedAt)).toBe(true);
  });

  test.each([
    [{ id: 'x', orgId: 'y' }, ['property id should not exist', 'property orgId should not exist']],
    [{ isServerUrlSecretSet: false }, ['property isServerUrlSecretSet should not exist']],
    [{ name: 'x'.repeat(41) }, ['name must be shorter than or equal to 40 characters']],
    [{ voicemailMessage: 'x'.repeat(1001) }, ['voicemailMessage must be shorter than or equal to 1000 characters']],
    [{ endCallMessage: 'x'.repeat(1001) }, ['endCallMessage must be shorter than or equal to 1000 characters']],
    [{ voice: { provider: 'vapi', voiceId: 'Lily' } }, ['voice.voiceId Lily is retired and cannot be used']],
    [
      { voice: { provider: 'vapi', voiceId: 'elliot' } },
      [expect.stringMatching(/^voice\.voiceId must be one of the following values: Elliot/)],
    ],
    [{ monitorPlan: { listen: true } }, ['monitorPlan.property listen should not exist']],
    [
      { voice: { provider: 'vapi', voiceId: 'Elliot', enableSsmlParsing: true } },
      ['voice.property enableSsmlParsing should not exist'],
    ],
    [{ transcriber: { provider: 'assembly-ai', model: 'best' } }, ['transcriber.property model should not exist']],
  ])('an assistant with %j is refused with the reasons', async (wrong, message) => {
    expect(await vapi.request('POST', '/assistant', { firstMessage: 'Hello', ...wrong })).toEqual({
      status: 400,
      body: { message, error: 'Bad Request', statusCode: 400 },
    });
  });

  test('a tool needs a proper name and an object of parameters, and keeps its type', async () => {
    const named = { ...tool, function: { ...tool.function, name: 'check rooms' } };
    expect((await vapi.request('POST', '/tool', named)).status).toBe(400);
    const parameters = { type: 'string', properties: {} };
    const mistyped = { ...tool, function: { name: 'check', parameters } };
    expect((await vapi.request('POST', '/tool', mistyped)).status).toBe(400);
    const { body } = await vapi.request('POST', '/tool', tool);
    expect((await vapi.request('PATCH', `/tool/${body.id}`, { type: 'endCall' })).status).toBe(400);
    expect((await vapi.request('PATCH', `/tool/${body.id}`, { async: true })).body).toMatchObject({
      ...tool,
      async: true,
    });
  });

  test('lists are bare arrays, newest first, and page by createdAtLt', async () => {
    for (const name of ['one', 'two', 'three']) await vapi.request('POST', '/assistant', { ...assistant, name });
    const first = await vapi.list('/assistant?limit=2');
    expect(first.map(({ name }) => name)).toEqual(['three', 'two']);
    const second = await vapi.list(`/assistant?limit=2&createdAtLt=${first[1]?.createdAt}`);
    expect(second.map(({ name }) => name)).toEqual(['one']);
    expect((await vapi.request('GET', '/assistant?limit=1001')).status).toBe(400);
  });
});

describe('accounts', () => {
  test('a missing, wrong or public key is 401', async () => {
    for (const key of ['', 'nonsense', 'test-public']) {
      expect(await vapi.request('GET', '/assistant', undefined, key)).toMatchObject({
        status: 401,
        body: { message: expect.stringMatching(/^Invalid Key/), error: 'Unauthorized', statusCode: 401 },
      });
    }
  });

  test('test and live see only their own', async () => {
    const { body } = await vapi.request('POST', '/assistant', assistant);
    expect(await vapi.list('/assistant', 'live-key')).toEqual([]);
    expect((await vapi.request('GET', `/assistant/${body.id}`, undefined, 'live-key')).status).toBe(404);
    expect((await vapi.list('/phone-number')).map(({ id }) => id)).toEqual([TEST_NUMBER_ID]);
  });

  test('what was created is there again after a restart', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'simulators-'));
    const before = await startTestVapi(folder);
    const { body } = await before.request('POST', '/assistant', assistant);
    const { body: removed } = await before.request('POST', '/tool', tool);
    await before.request('DELETE', `/tool/${removed.id}`);
    await before.close();

    const after = await startTestVapi(folder);
    expect(await after.list('/assistant')).toEqual([body]);
    expect(await after.list('/tool')).toEqual([]);
    expect(await after.list('/phone-number')).toHaveLength(1);
    await after.close();
    await rm(folder, { recursive: true });
  });
});
