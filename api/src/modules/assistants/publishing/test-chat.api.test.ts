import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { publishingEndpoints } from '@booking/contracts/publishing';
import { startHotelWithAssistant, type HotelWithAssistant } from '../../../../test/start/hotel-with-assistant.ts';

let hotel: HotelWithAssistant;
beforeAll(async () => {
  hotel = await startHotelWithAssistant();
});
afterAll(() => hotel.stop());

const params = () => ({ id: hotel.id });

test('a test chat speaks with the unsaved draft, really uses its tools, and changes nothing at Vapi', async () => {
  const held = await hotel.atVapi();
  const unsaved = { name: 'Unsaved', modelName: 'gpt-5' };
  const first = await hotel.api.call(publishingEndpoints.chat, {
    params: params(),
    body: { draft: unsaved, says: 'What time is check-in?' },
  });
  expect(first.toolCalls).toEqual([
    { name: 'get_property_facts', arguments: { topic: 'check_in' }, result: expect.any(String) },
  ]);
  expect(first.reply).toContain(first.toolCalls[0]!.result!.slice(0, 20));
  const second = await hotel.api.call(publishingEndpoints.chat, {
    params: params(),
    body: { draft: unsaved, says: 'No, thank you', chatId: first.chatId },
  });
  expect(second).toMatchObject({ reply: 'Goodbye.', toolCalls: [] });
  expect(await hotel.atVapi()).toEqual(held);
});

test('a rehearsed chat looks things up and changes nothing', async () => {
  const ask = (says: string, isRehearsal: boolean) =>
    hotel.api.call(publishingEndpoints.chat, { params: params(), body: { draft: {}, says, isRehearsal } });
  const { toolCalls } = await ask('What time is check-in?', true);
  expect(toolCalls).toMatchObject([{ name: 'get_property_facts', result: expect.stringMatching(/\d/) }]);
});

test('it says why Vapi refuses a draft', async () => {
  const { status, body } = await hotel.ask('chat', { draft: { name: 'x'.repeat(41) }, says: 'Hello' });
  expect([status, body.message]).toEqual([424, expect.stringContaining('name must be shorter than or equal to 40')]);
});
