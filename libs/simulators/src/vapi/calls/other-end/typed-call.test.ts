import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { startReceiver, withResult, type Receiver } from '../../../../test/receiver.ts';
import { setUp, startTestVapi, type TestVapi } from '../../../../test/test-vapi.ts';
import { createVirtualClock } from '../../../shared-kernel/clock.ts';
import type { Call } from '../report/call-record.ts';

let vapi: TestVapi;
let product: Receiver;

beforeEach(async () => {
  product = await startReceiver(withResult('The Suite is free at 210 dollars a night.'));
});
afterEach(async () => {
  await vapi.close();
  await product.close();
});

function dialIn(): Call {
  const [account] = vapi.accounts;
  if (!account) throw new Error('no account');
  return vapi.switchboard.dialInTyping(account, { name: 'Rosa Tran', number: '+15125550107' });
}

const report = async (): Promise<Record<string, unknown>> => {
  for (;;) {
    const found = product.received.find(({ message }) => message.type === 'end-of-call-report');
    if (found) return found.message;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

describe('a call by somebody who types', () => {
  beforeEach(async () => {
    vapi = await startTestVapi();
    await setUp(vapi, product.url);
  });

  test('is a call like any other: transcript, tool calls over HTTP and a report', async () => {
    const call = dialIn();
    const line = vapi.switchboard.lineOf(call.id);
    await line?.quiet();
    expect(call.messages.at(-1)).toMatchObject({
      role: 'bot',
      message: expect.stringMatching(/^Thank you for calling/),
    });

    await line?.write('A room from 2099-12-04 to 2099-12-06 for two adults, please');
    expect(call.messages.slice(2).map((message) => message.role)).toEqual([
      ...['user', 'bot', 'bot', 'tool_calls', 'tool_call_result', 'bot', 'bot'],
    ]);
    const asked = product.received.find(({ message }) => message.type === 'tool-calls');
    expect(asked?.message.toolCallList).toMatchObject([
      { function: { arguments: { startDate: '2099-12-04', endDate: '2099-12-06', adults: 2, children: 0 } } },
    ]);

    vapi.switchboard.end(call.id, 'customer-ended-call');
    await line?.quiet();
    expect(call).toMatchObject({ status: 'ended', endedReason: 'customer-ended-call' });
    expect(await report()).toMatchObject({
      transcript: expect.stringContaining('User: A room from 2099-12-04'),
      summary: 'The caller asked for rooms and prices. The assistant looked it up and answered.',
    });
  });

  test('is ended by the assistant when the caller says goodbye', async () => {
    const call = dialIn();
    await vapi.switchboard.lineOf(call.id)?.write('Thanks, goodbye');
    expect(call).toMatchObject({ status: 'ended', endedReason: 'assistant-ended-call' });
  });

  test('answers turns written at once one after the other', async () => {
    const call = dialIn();
    const line = vapi.switchboard.lineOf(call.id);
    await Promise.all([line?.write('Is there a pool?'), line?.write('And breakfast?')]);
    const topics = product.received.flatMap(({ message }) =>
      message.type === 'tool-calls' ? [message.toolCallList] : [],
    );
    expect(topics).toMatchObject([
      [{ function: { arguments: { topic: 'pool' } } }],
      [{ function: { arguments: { topic: 'breakfast' } } }],
    ]);
    vapi.switchboard.end(call.id, 'customer-ended-call');
    await line?.quiet();
  });
});

test('three minutes without a word end it', async () => {
  const clock = createVirtualClock(Date.parse('2026-11-23T15:00:00Z'));
  vapi = await startTestVapi(undefined, clock);
  await setUp(vapi, product.url);
  const call = dialIn();
  expect(await report()).toMatchObject({ endedReason: 'silence-timed-out' });
  expect(Date.parse(call.endedAt ?? '') - Date.parse(call.startedAt ?? '')).toBeGreaterThanOrEqual(180_000);
});
