import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { startReceiver, withResult, type Receiver } from '../../../test/receiver.ts';
import { setUp, startTestVapi, type TestVapi } from '../../../test/test-vapi.ts';

let vapi: TestVapi;
let product: Receiver;
let assistants: Record<string, string>;
beforeEach(async () => {
  [vapi, product] = await Promise.all([startTestVapi(), startReceiver(withResult('The pool is open until ten.'))]);
  await setUp(vapi, product.url);
  assistants = Object.fromEntries((await vapi.list('/assistant')).map(({ id, name }) => [String(name), id]));
});
afterEach(() => Promise.all([vapi.close(), product.close()]));

const open = async (name: string, guestPhone = '') => {
  const assistantOverrides = { variableValues: { guestPhone } };
  const { body } = await vapi.request('POST', '/session', { assistantId: assistants[name], assistantOverrides });
  return body.id;
};

/** Says something in a session. @returns each event of the answer */
async function streamed(sessionId: string, input: string) {
  const headers = { authorization: 'Bearer test-key', 'content-type': 'application/json' };
  const body = JSON.stringify({ sessionId, input, stream: true });
  const answer = await fetch(`${vapi.url}/chat`, { method: 'POST', headers, body });
  expect(answer.headers.get('content-type')).toBe('text/event-stream');
  const events = (await answer.text()).split('\n\n').filter(Boolean);
  return events.map((event) => JSON.parse(event.replace('data: ', '')) as { path: string; delta: string });
}

test('an answer comes some words at a time, each entry of the output under its own path', async () => {
  const events = await streamed(await open('Guest assistant'), 'Is there a pool?');
  const said = Map.groupBy(events, ({ path }) => path);
  const entries = [...said].map(([path, parts]) => [path, parts.map(({ delta }) => delta).join('')]);
  expect(entries).toEqual([
    ['chat.output[2].content', 'The pool is open until ten.'],
    ['chat.output[3].content', expect.any(String)],
  ]);
  expect(said.get('chat.output[2].content')!.length).toBeGreaterThan(1);
});

test('chats of a session go on from one another, and their tools are told of it', async () => {
  const sessionId = await open('Guest assistant', '+15125550142');
  await vapi.request('POST', '/chat', { sessionId, input: 'Book a room from 2099-12-04 until 2099-12-06, two adults' });
  await vapi.request('POST', '/chat', { sessionId, input: 'Yes, please' });
  const sent = product.received.at(-1)!.message;
  expect(sent).toMatchObject({
    chat: { sessionId },
    toolCallList: [{ function: { name: 'send_room_selection_link', arguments: { phone: '+15125550142' } } }],
  });
});

test.each([
  ['Staff assistant', 'Who arrives today?', 'get_arrivals_today'],
  ['Customer assistant', 'My reservation is under the name Park, number 471100', 'find_my_reservations'],
])('%s uses its own tools', async (name, input, tool) => {
  await vapi.request('POST', '/chat', { sessionId: await open(name), input });
  expect(product.received.at(-1)?.message.toolCallList).toMatchObject([{ function: { name: tool } }]);
});

test.each([
  [{ sessionId: 'none', input: 'Hi' }, "Couldn't find session with id none"],
  [{ sessionId: 'a', previousChatId: 'b', input: 'Hi' }, 'sessionId and previousChatId are mutually exclusive'],
  [{ sessionId: 'none', input: 'Hi', stream: true }, "Couldn't find session with id none"],
])('%j is refused', async (body, message) => {
  const answer = await vapi.request('POST', '/chat', body);
  expect(answer).toMatchObject({ status: 400, body: { message } });
});

test('a session of another account is none', async () => {
  const sessionId = await open('Guest assistant');
  expect((await vapi.request('POST', '/chat', { sessionId, input: 'Hi' }, 'live-key')).status).toBe(400);
});
