import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { setUp, startTestVapi, TEST_NUMBER_ID, type TestVapi } from '../../test/test-vapi.ts';

let vapi: TestVapi;
beforeEach(async () => {
  vapi = await startTestVapi();
});
afterEach(() => vapi.close());

const named = async (path: string, name: string) => {
  const found = (await vapi.list(path)).filter((each) => each.name === name);
  expect(found).toHaveLength(1);
  return found[0]!;
};
const toolsOf = async (assistant: string) =>
  ((await named('/assistant', assistant)).model as { toolIds: string[] }).toolIds;

test('an empty account gets assistants for everybody, for guests with a reservation and for staff, each with tools and a number', async () => {
  await setUp(vapi, 'http://127.0.0.1:4200');
  const names = ['Guest assistant', 'Customer assistant', 'Staff assistant'];
  const tools = await Promise.all(names.map(toolsOf));
  expect(tools.map(({ length }) => length)).toEqual([8, 5, 8]);
  expect(tools.flat().toSorted()).toEqual((await vapi.list('/tool')).map(({ id }) => id).toSorted());
  const { id, firstMessage } = await named('/assistant', 'Guest assistant');
  expect(firstMessage).toContain('AI assistant and this call may be recorded');
  expect((await vapi.request('GET', `/phone-number/${TEST_NUMBER_ID}`)).body.assistantId).toBe(id);
  const customer = await named('/assistant', 'Customer assistant');
  expect((await named('/phone-number', 'Guest line')).assistantId).toBe(customer.id);
  const staff = await named('/assistant', 'Staff assistant');
  expect((await named('/phone-number', 'Staff line')).assistantId).toBe(staff.id);
});

test('an account that was set up keeps what a person changed, and follows the product to its new address', async () => {
  await setUp(vapi, 'http://127.0.0.1:4200');
  const before = await named('/assistant', 'Guest assistant');
  await vapi.request('PATCH', `/assistant/${before.id}`, { firstMessage: 'Hi' });
  await setUp(vapi, 'http://127.0.0.1:4500');

  expect(await named('/assistant', 'Guest assistant')).toMatchObject({
    id: before.id,
    firstMessage: 'Hi',
    server: { url: 'http://127.0.0.1:4500/api/webhooks/vapi' },
  });
  expect(await vapi.list('/assistant')).toHaveLength(3);
  expect(await vapi.list('/phone-number')).toHaveLength(3);
  const tools = await vapi.list('/tool');
  expect(tools).toHaveLength(21);
  expect(tools.every(({ server }) => JSON.stringify(server).includes('http://127.0.0.1:4500/'))).toBe(true);
});
