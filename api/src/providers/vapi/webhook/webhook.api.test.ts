import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { settled } from '../../../../test/requests/call-rows.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { startApi, webhookSecret, type RunningApi } from '../../../../test/start/running-api.ts';
import {
  assistantRequest,
  begin,
  report,
  statusUpdate,
  toolCalls,
} from '../../../../test/providers/server-messages.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const phone = { id: '6f0b9c1e-5a5e-4d57-9f0e-0d6f7b1c2a01', at: begin };
const post = (body: object, headers: Record<string, string>): Promise<Response> =>
  api.request('/api/webhooks/vapi', { method: 'POST', headers, body });
const stored = (): Promise<{ kind: string; status: string; attempts: number }[]> =>
  api.sql('SELECT kind, status, attempts FROM inbound_event ORDER BY id');

describe('a server message', () => {
  test.each<[string, Record<string, string>]>([
    ['no secret', {}],
    ['a wrong secret', { 'x-vapi-secret': 'wrong' }],
    ['an empty secret', { 'x-vapi-secret': '' }],
    ['the secret with something behind', { 'x-vapi-secret': `${webhookSecret} ` + 'x' }],
    ['a wrong bearer', { authorization: 'Bearer wrong' }],
    ['the secret as Basic', { authorization: `Basic ${webhookSecret}` }],
    ['a wrong secret beside the right bearer', { 'x-vapi-secret': 'wrong', authorization: `Bearer ${webhookSecret}` }],
    ['the word undefined', { 'x-vapi-secret': 'undefined' }],
  ])('with %s is rejected and stores nothing', async (_, headers) => {
    expect((await errorOf(await post(report(phone), headers), 401)).code).toBe('wrong_secret');
    expect(await stored()).toEqual([]);
  });

  test('carries the secret in its own header or as bearer', async () => {
    expect((await post(statusUpdate(phone, 'queued', 0), { 'x-vapi-secret': webhookSecret })).status).toBe(200);
    expect((await post(statusUpdate(phone, 'ringing', 1), { authorization: `Bearer ${webhookSecret}` })).status).toBe(
      200,
    );
    await settled(api);
    expect((await stored()).map(({ status }) => status)).toEqual(['done', 'done']);
  });

  test('of an unknown kind or shape is stored and acknowledged', async () => {
    const strange = [
      { message: { type: 'chat.created', chat: { id: 'c1' } } },
      { message: { type: 'transcript[transcriptType="final"]', transcript: 'Hi', call: { id: phone.id } } },
      { message: { type: 'something-new-in-2031', call: { id: phone.id } } },
      { message: 'text' },
      { message: null },
      { message: [1, 2] },
      {},
      { messages: [] },
    ];
    await api.sql('DELETE FROM inbound_event');
    for (const body of strange)
      expect({ body, status: (await api.webhook(body)).status }).toEqual({ body, status: 200 });
    await settled(api);
    expect((await stored()).map(({ kind }) => kind)).toEqual([
      'chat.created',
      'transcript',
      'something-new-in-2031',
      ...Array<string>(5).fill('unknown'),
    ]);
    expect((await stored()).every(({ status, attempts }) => status === 'done' && attempts === 0)).toBe(true);
  });

  test('is stored once for any repetition', async () => {
    await api.sql('DELETE FROM inbound_event');
    const answers = await Promise.all(Array.from({ length: 10 }, () => api.webhook(report(phone))));
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(10).fill(200));
    await settled(api);
    expect(await stored()).toEqual([{ kind: 'end-of-call-report', status: 'done', attempts: 0 }]);
  });

  test('that is no object is refused', async () => {
    for (const body of ['[]', '"text"', '7', 'null']) {
      const headers = { 'x-vapi-secret': webhookSecret };
      await errorOf(await api.request('/api/webhooks/vapi', { method: 'POST', headers, body }), 400);
    }
  });
});

describe('the answer', () => {
  test('to what wants none is empty', async () => {
    expect(await (await api.webhook(report(phone))).json()).toEqual({});
  });

  test('to a line that asks for an assistant is a sentence to speak', async () => {
    const answer = await (await api.webhook(assistantRequest(phone))).json();
    expect(answer).toEqual({ error: expect.stringMatching(/^[^\n]{10,}$/) });
  });

  test('to tool calls holds a result for each, again when it is asked again', async () => {
    const [first, second] = [await api.webhook(toolCalls(phone)), await api.webhook(toolCalls(phone))];
    const { results } = (await first.json()) as { results: { toolCallId: string }[] };
    expect(results).toHaveLength(1);
    expect(await second.json()).toEqual({ results });
  });
});

test('no secret that a message repeats is stored', async () => {
  const tool = { server: { url: 'https://x.example', secret: 'hidden-1', headers: { authorization: 'hidden-2' } } };
  const body = report(
    { ...phone, id: 'with-secrets' },
    { assistant: { model: { tools: [tool] } }, phoneNumber: { twilioAuthToken: 'hidden-3' } },
  );
  expect((await api.webhook(body)).status).toBe(200);
  await settled(api);
  const [row] = await api.sql<{ all: string }>(`SELECT string_agg(event::text, '') AS all FROM inbound_event event`);
  expect(row!.all).toContain('with-secrets');
  expect(row!.all).not.toMatch(/hidden-\d/);
});
