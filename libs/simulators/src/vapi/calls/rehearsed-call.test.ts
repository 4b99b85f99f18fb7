import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { isSignedWith, startReceiver, withError, withResult, type Receiver } from '../../../test/receiver.ts';
import { setUp, startTestVapi, testSecrets, type TestVapi } from '../../../test/test-vapi.ts';
import type { ScriptName } from '../../callers/script.ts';

const STARTED_AT = Date.parse('2026-03-02T15:00:00Z');
const guest = { name: 'Rosa Tran', number: '+15125550107' };
const stay = { startDate: '2026-04-03', endDate: '2026-04-05', adults: 2, children: 1 };

let vapi: TestVapi;
let product: Receiver;

beforeEach(async () => {
  vapi = await startTestVapi();
});
afterEach(async () => {
  await vapi.close();
  await product.close();
});

async function rehearse(script: ScriptName) {
  const [account] = vapi.accounts;
  if (!account) throw new Error('no account');
  return vapi.switchboard.rehearse(account, { script, guest, stay }, STARTED_AT);
}

const typesOf = ({ received }: Receiver) => received.map(({ message }) => message.type);
const reportOf = ({ received }: Receiver): Record<string, unknown> =>
  received.find(({ message }) => message.type === 'end-of-call-report')?.message ?? {};

describe('a rehearsed call', () => {
  test('sends its messages in order, each with the snapshot from creation', async () => {
    product = await startReceiver(withResult('One room is free.'));
    await setUp(vapi, product.url);
    const { call, reported } = await rehearse('pricing_inquiry');

    expect(reported).toBe(true);
    const types = typesOf(product).filter((type) => !type.startsWith('transcript'));
    expect(types.slice(0, 2)).toEqual(['status-update', 'tool-calls']);
    expect(types.slice(-2)).toEqual(['status-update', 'end-of-call-report']);
    for (const { message } of product.received) {
      expect(message.call).toMatchObject({
        id: call.id,
        type: 'inboundPhoneCall',
        status: 'ringing',
        customer: { number: guest.number },
      });
      expect(message.call).not.toHaveProperty('startedAt');
      expect(message).toMatchObject({
        timestamp: expect.any(Number),
        assistant: { name: 'Guest assistant' },
        phoneNumber: { twilioAuthToken: null },
      });
    }
  });

  test('asks a tool with the signature of its credential and arguments as an object', async () => {
    product = await startReceiver(withResult('One room is free.'));
    await setUp(vapi, product.url);
    await rehearse('pricing_inquiry');

    const asked = product.received.find(({ message }) => message.type === 'tool-calls');
    const toolCall = {
      id: expect.stringMatching(/^call_\w{24}$/),
      type: 'function',
      function: { name: 'get_availability_and_rates', arguments: stay },
    };
    expect(asked?.path).toBe('/api/vapi-tools/get_availability_and_rates');
    expect(isSignedWith(testSecrets.guest, asked!)).toBe(true);
    expect(asked?.headers).not.toHaveProperty('x-vapi-secret');
    expect(asked?.message).toMatchObject({
      toolCalls: [toolCall],
      toolCallList: [toolCall],
      toolWithToolCallList: [{ type: 'function', toolCall }],
    });
    const told = product.received.filter(({ path }) => path === '/api/webhooks/vapi');
    expect(told.every((each) => isSignedWith(testSecrets.webhook, each))).toBe(true);
  });

  test('is reported with times, costs, transcript and messages that agree', async () => {
    product = await startReceiver(withResult('One room is free.'));
    await setUp(vapi, product.url);
    const { call } = await rehearse('pricing_inquiry');

    const report = reportOf(product);
    expect(report).toMatchObject({
      endedReason: expect.stringMatching(/^(customer|assistant)-ended-call$/),
      durationSeconds: Number(report.durationMs) / 1000,
      analysis: { successEvaluation: 'true', summary: report.summary },
      costBreakdown: { total: report.cost, transport: expect.any(Number) },
      artifact: {
        transcript: report.transcript,
        messages: report.messages,
        performanceMetrics: { turnLatencyAverage: expect.any(Number) },
      },
    });
    expect(Date.parse(String(report.endedAt)) - Date.parse(String(report.startedAt))).toBe(report.durationMs);
    expect(report.transcript).toMatch(/^AI: Thank you for calling.*\nUser: .*\n/);
    expect(report.transcript).toContain('AI: One room is free.\n');
    expect(report.transcript).not.toContain('You answer the phone');
    const roles = (report.messages as { role: string }[]).map(({ role }) => role);
    expect(new Set(roles)).toEqual(new Set(['system', 'bot', 'user', 'tool_calls', 'tool_call_result']));
    const { body } = await vapi.request('GET', `/call/${call.id}`);
    expect(body).toMatchObject({ status: 'ended', transcript: report.transcript, cost: report.cost });
  });

  test('of a caller who gives name and email by a form has it texted, and no room link', async () => {
    product = await startReceiver(withResult('The form is on its way by text.'));
    await setUp(vapi, product.url);
    await rehearse('book_by_form');
    const used = product.received.filter(({ message }) => message.type === 'tool-calls').map(({ path }) => path);
    expect(used.map((path) => path.split('/').at(-1))).toEqual([
      'get_guest_intake',
      'get_availability_and_rates',
      'send_booking_details_link',
    ]);
  });

  test('speaks of a tool that failed, and still ends with a report', async () => {
    product = await startReceiver(withError((name) => `${name} is not available yet`));
    await setUp(vapi, product.url);
    await rehearse('room_availability_check');

    const report = reportOf(product);
    expect(report.transcript).toContain("AI: I'm sorry, that is not available yet.\n");
    expect(report).toMatchObject({
      analysis: { successEvaluation: 'false' },
      endedReason: expect.stringMatching(/-ended-call$/),
    });
    expect(report.messages).toContainEqual(
      expect.objectContaining({ role: 'tool_call_result', result: 'get_availability_and_rates is not available yet' }),
    );
  });

  test('takes an answer that is no 2xx as no result', async () => {
    product = await startReceiver((toolCallId) => ({
      status: 500,
      body: { results: [{ toolCallId, result: 'ignored' }] },
    }));
    await setUp(vapi, product.url);
    await rehearse('property_info');
    expect(reportOf(product).transcript).toContain("I'm sorry, I can't reach our system right now.");
  });

  test('that nobody answers is reported without a start and without costs', async () => {
    product = await startReceiver(withResult(''));
    await setUp(vapi, product.url);
    await rehearse('no_answer');
    expect(reportOf(product)).toMatchObject({ endedReason: 'customer-did-not-answer', transcript: '', analysis: {} });
    expect(reportOf(product)).not.toHaveProperty('startedAt');
    expect(reportOf(product)).not.toHaveProperty('cost');
  });

  test('fails at its start when the assistant has a tool that is gone', async () => {
    product = await startReceiver(withResult(''));
    await setUp(vapi, product.url);
    const [tool] = await vapi.list('/tool');
    await vapi.request('DELETE', `/tool/${tool?.id}`);
    await rehearse('property_info');
    expect(reportOf(product)).toMatchObject({ endedReason: 'call.start.error-get-resources-validation' });
  });

  test('played twice is the same call with the same words', async () => {
    product = await startReceiver(withResult('One room is free.'));
    await setUp(vapi, product.url);
    const first = await rehearse('booking_flow');
    const second = await rehearse('booking_flow');
    const reports = product.received.filter(({ message }) => message.type === 'end-of-call-report');
    expect(second.call.id).toBe(first.call.id);
    expect(reports[1]?.message.transcript).toBe(reports[0]?.message.transcript);
    expect(await vapi.list('/call')).toHaveLength(1);
  });

  test('has a recording that opens only through the redirect', async () => {
    product = await startReceiver(withResult('Yes.'));
    await setUp(vapi, product.url);
    const { call } = await rehearse('property_info');
    const { body } = await vapi.request('GET', `/call/${call.id}`);
    expect((await fetch(String(body.recordingUrl))).status).toBe(403);
    expect((await fetch(`${vapi.url}/call/${call.id}/mono-recording`)).status).toBe(401);

    const redirect = await fetch(`${vapi.url}/call/${call.id}/mono-recording`, {
      headers: { authorization: 'Bearer test-key' },
      redirect: 'manual',
    });
    expect(redirect.status).toBe(302);
    const recording = await fetch(String(redirect.headers.get('location')));
    expect(recording.headers.get('content-type')).toBe('audio/wav');
    expect(Buffer.from(await recording.arrayBuffer()).toString('latin1', 0, 4)).toBe('RIFF');
  });
});
