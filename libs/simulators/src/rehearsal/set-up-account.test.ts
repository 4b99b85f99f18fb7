import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { setUp, startTestVapi, TEST_NUMBER_ID, type TestVapi } from '../../test/test-vapi.ts';

let vapi: TestVapi;
beforeEach(async () => {
  vapi = await startTestVapi();
});
afterEach(() => vapi.close());

test('an empty account gets eight tools, one assistant that has them, and its number', async () => {
  await setUp(vapi, 'http://127.0.0.1:4200');
  const tools = await vapi.list('/tool');
  const [assistant] = await vapi.list('/assistant');
  expect(tools).toHaveLength(8);
  expect((assistant?.model as { toolIds: string[] }).toolIds.toSorted()).toEqual(tools.map(({ id }) => id).toSorted());
  expect(assistant?.firstMessage).toContain('AI assistant and this call may be recorded');
  expect((await vapi.request('GET', `/phone-number/${TEST_NUMBER_ID}`)).body.assistantId).toBe(assistant?.id);
});

test('an account that was set up keeps what a person changed, and follows the product to its new address', async () => {
  await setUp(vapi, 'http://127.0.0.1:4200');
  const [before] = await vapi.list('/assistant');
  await vapi.request('PATCH', `/assistant/${before?.id}`, { firstMessage: 'Hi' });
  await setUp(vapi, 'http://127.0.0.1:4500');

  const tools = await vapi.list('/tool');
  const [after, ...others] = await vapi.list('/assistant');
  expect(others).toEqual([]);
  expect(after).toMatchObject({
    id: before?.id,
    firstMessage: 'Hi',
    server: { url: 'http://127.0.0.1:4500/api/webhooks/vapi' },
  });
  expect(tools).toHaveLength(8);
  expect(tools.every(({ server }) => JSON.stringify(server).includes('http://127.0.0.1:4500/'))).toBe(true);
});
