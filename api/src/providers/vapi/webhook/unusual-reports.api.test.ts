import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { callEndpoints, type CallDetail } from '@booking/contracts/calls';
import { settled } from '../../../../test/requests/call-rows.ts';
import { startApi, webhookSecret, type RunningApi } from '../../../../test/start/running-api.ts';
import { begin, conversation, guestNumber, report, type Json } from '../../../../test/providers/server-messages.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(() => api.sql('DELETE FROM call; DELETE FROM inbound_event'));

const phone = { id: 'd00d0000-0000-4000-8000-000000000001', at: begin };
const said = (...texts: string[]): Json => ({
  artifact: { messages: texts.map((message) => ({ role: 'user', message })) },
});

/** What became of a report: taken in, processed at the first try, and shown. */
async function callOf(body: object | string): Promise<CallDetail> {
  const sent = typeof body === 'string' ? body : JSON.stringify(body);
  const headers = { 'x-vapi-secret': webhookSecret };
  expect((await api.request('/api/webhooks/vapi', { method: 'POST', headers, body: sent })).status).toBe(200);
  await settled(api);
  expect(await api.sql('SELECT status, attempts, last_error FROM inbound_event')).toEqual([
    { status: 'done', attempts: 0, last_error: null },
  ]);
  const [call] = await api.call(callEndpoints.list);
  return api.call(callEndpoints.detail, { params: { id: call!.id } });
}

describe('what was said is kept as it was said', () => {
  test.each([
    ['emoji', 'Perfect 👍🏽 👩‍👩‍👧 🇺🇸'],
    ['right to left', 'مرحبا، أريد غرفة לשני לילות'],
    ['Chinese', '您好，我想订一个房间'],
    ['what looks like an escape', 'He said \\u0000 and \\n and C:\\users'],
    ['markup', '<script>alert(1)</script> & "quotes" \'single\' `ticks`'],
    ['SQL', "Robert'); DROP TABLE call;--"],
  ])('%s', async (_, text) => {
    const call = await callOf(report(phone, { ...said(text), analysis: { summary: text } }));
    expect(call.turns.map((turn) => turn.text)).toEqual([text]);
    expect(call).toMatchObject({ summary: text, transcript: expect.stringContaining(text) });
  });

  test.each([
    ['NUL characters', 'before\u0000after', /^before.?after$/],
    ['half of a surrogate pair', 'before\ud83dafter', /^before.?after$/],
  ])('%s, which no column can hold, apart', async (_, text, kept) => {
    const call = await callOf(report(phone, { ...said(text), analysis: { summary: text }, transcript: text }));
    expect(call.turns[0]!.text).toMatch(kept);
    expect(call.summary).toMatch(kept);
    expect(call.caller).toBe(guestNumber);
  });
});

describe('nonsense in one field costs no more than that field', () => {
  const messages = conversation(begin);
  test.each<[string, Json]>([
    ['a cost beyond all money', { cost: 1e12 }],
    ['a cost in words', { cost: 'free', costBreakdown: 'none', costs: 'many' }],
    ['a duration of years', { durationMs: 1e13 }],
    ['a negative duration', { durationMs: -5 }],
    ['a start before the calendar', { startedAt: '-200000-01-01T00:00:00Z' }],
    ['a start after it', { startedAt: '+270000-01-01T00:00:00Z' }],
    [
      'stamps of seconds among milliseconds',
      { artifact: { messages: [{ role: 'user', message: 'Hi', time: 1 }, ...messages] } },
    ],
    ['a latency beyond all waiting', { artifact: { messages, performanceMetrics: { turnLatencyAverage: 1e15 } } }],
    [
      'speakers with odd names',
      {
        artifact: {
          messages: [...messages, { role: 'constructor', message: 'x' }, { role: 'toString', message: 'y' }],
        },
      },
    ],
    [
      'parts of costs with odd names',
      {
        costBreakdown: undefined,
        costs: [
          { type: 'constructor', cost: 1 },
          { type: 'stt', cost: 1 },
        ],
      },
    ],
    ['a stamp that is an object', { timestamp: { toString: 1, valueOf: 1 } }],
    ['answers that nobody gave', { answers: 7, toolCalls: 7, toolCallList: {} }],
    ['lists where objects belong', { artifact: [1], analysis: [2], customer: [3], assistant: [4] }],
  ])('%s', async (_, rest) => {
    const body = report(phone);
    Object.assign(body.message, rest);
    const call = await callOf({ ...body, answers: rest['answers'] });
    expect(call).toMatchObject({ id: phone.id, status: 'ended', endedReason: 'customer-ended-call' });
  });
});

test.each(['constructor', 'valueOf', 'toString', '__proto__', 'hasOwnProperty'])(
  'a message of the type "%s" is one we do not know',
  async (type) => {
    const message = { ...report(phone).message, type, toolCalls: {} };
    expect((await api.webhook({ message })).status).toBe(200);
    await settled(api);
    expect(await api.sql('SELECT status, attempts FROM inbound_event')).toEqual([{ status: 'done', attempts: 0 }]);
  },
);
