import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { publishingEndpoints } from '@booking/contracts/publishing';
import { startHouseWithAssistant, type HouseWithAssistant } from '../../../../test/start/house-with-assistant.ts';

let house: HouseWithAssistant;
beforeAll(async () => {
  house = await startHouseWithAssistant();
});
afterAll(() => house.stop());

const params = () => ({ id: house.id });

test('a test chat speaks with the unsaved draft, really uses its tools, and changes nothing at Vapi', async () => {
  const held = await house.atVapi();
  const unsaved = { name: 'Unsaved', modelName: 'gpt-5' };
  const first = await house.api.call(publishingEndpoints.chat, {
    params: params(),
    body: { draft: unsaved, says: 'What time is check-in?' },
  });
  expect(first.toolCalls).toEqual([
    { name: 'get_property_facts', arguments: { topic: 'check_in' }, result: expect.any(String) },
  ]);
  expect(first.reply).toContain(first.toolCalls[0]!.result!.slice(0, 20));
  const second = await house.api.call(publishingEndpoints.chat, {
    params: params(),
    body: { draft: unsaved, says: 'No, thank you', chatId: first.chatId },
  });
  expect(second).toMatchObject({ reply: 'Goodbye.', toolCalls: [] });
  expect(await house.atVapi()).toEqual(held);
});

test('it says why Vapi refuses a draft', async () => {
  const { status, body } = await house.ask('chat', { draft: { name: 'x'.repeat(41) }, says: 'Hello' });
  expect([status, body.message]).toEqual([424, expect.stringContaining('name must be shorter than or equal to 40')]);
});
