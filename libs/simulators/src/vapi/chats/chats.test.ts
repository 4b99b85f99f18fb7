import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { startReceiver, withResult, type Receiver } from '../../../test/receiver.ts';
import { setUp, startTestVapi, type TestVapi } from '../../../test/test-vapi.ts';

let vapi: TestVapi;
let product: Receiver;
let assistantId: string;
beforeEach(async () => {
  [vapi, product] = await Promise.all([startTestVapi(), startReceiver(withResult('The pool is open until ten.'))]);
  await setUp(vapi, product.url);
  assistantId = (await vapi.list('/assistant'))[0]!.id;
});
afterEach(() => Promise.all([vapi.close(), product.close()]));

test('an assistant answers in writing and really calls its tools', async () => {
  const { status, body } = await vapi.request('POST', '/chat', { assistantId, input: 'Is there a pool?' });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    assistantId,
    messages: [{ role: 'user', content: 'Is there a pool?' }],
    output: [
      {
        role: 'assistant',
        tool_calls: [{ function: { name: 'get_property_facts', arguments: '{"topic":"pool"}' } }],
      },
      { role: 'tool', content: 'The pool is open until ten.' },
      { role: 'assistant', content: 'The pool is open until ten.' },
      { role: 'assistant' },
    ],
  });
  const [asked] = product.received;
  expect(asked?.message).toMatchObject({ type: 'tool-calls', chat: { id: body.id } });
  expect(asked?.message).not.toHaveProperty('call');
});

test('a model that makes up its greeting says at the start what its prompt wants said there', async () => {
  const assistant = {
    firstMessage: 'Never said.',
    firstMessageMode: 'assistant-speaks-first-with-model-generated-message',
    model: {
      provider: 'openai',
      model: 'gpt-4o',
      messages: [{ role: 'system', content: 'Say that you are an AI assistant and that the call may be recorded.' }],
    },
  };
  const { body: first } = await vapi.request('POST', '/chat', { assistant, input: 'Hello' });
  const greeting = 'Hello, and thank you for calling. I am an AI assistant. This call may be recorded.';
  expect(first.output).toEqual([{ role: 'assistant', content: greeting }, expect.anything()]);
  const { body: second } = await vapi.request('POST', '/chat', { previousChatId: first.id, input: 'Hello again' });
  expect(JSON.stringify(second.output)).not.toContain('recorded');
});

test('what a tool is called with besides goes along, and the chat does not show it to anybody else', async () => {
  const server = { url: `${product.url}/tool`, headers: { 'x-rehearsal': 'a mark' } };
  const tool = { type: 'function', function: { name: 'get_property_facts' }, server };
  const assistant = { model: { provider: 'openai', model: 'gpt-4o', tools: [tool] } };
  const { body } = await vapi.request('POST', '/chat', { assistant, input: 'Is there a pool?' });
  expect(product.received[0]?.headers).toMatchObject({ 'x-rehearsal': 'a mark' });
  expect(JSON.stringify(body.output)).not.toContain('a mark');
});

test('a chat goes on where it stood, also with another assistant', async () => {
  const { body: first } = await vapi.request('POST', '/chat', { assistantId, input: 'A room from 2099-12-04, please' });
  const assistant = { name: 'Without tools', model: { provider: 'openai', model: 'gpt-4o' } };
  const { body: second } = await vapi.request('POST', '/chat', {
    assistant,
    previousChatId: first.id,
    input: 'Until 2099-12-06, two adults',
  });
  expect(second.messages).toEqual([...(first.messages as []), ...(first.output as []), expect.anything()]);
  expect(second.output).toContainEqual({ role: 'assistant', content: "I'm sorry, that is nothing I can do here." });
});

test.each([
  [{}, ['input should not be null or undefined']],
  [{ input: 'Hi' }, 'One of assistantId, assistant or previousChatId must be given'],
  [{ input: 'Hi', previousChatId: 'none' }, "Couldn't find chat with id none"],
  [{ input: 'Hi', assistant: { id: 'x' } }, ['assistant.property id should not exist']],
  [
    { input: 'Hi', assistant: { model: { provider: 'openai', model: 'gpt-4o', toolIds: ['lost'] } } },
    "Couldn't find tool with id lost",
  ],
])('%j is refused', async (body, message) => {
  expect(await vapi.request('POST', '/chat', body)).toEqual({
    status: 400,
    body: { message, error: 'Bad Request', statusCode: 400 },
  });
});
