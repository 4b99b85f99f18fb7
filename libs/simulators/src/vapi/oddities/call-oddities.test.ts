import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { startReceiver, withResult, type Receiver } from '../../../test/receiver.ts';
import { setUp, startTestVapi, type TestVapi } from '../../../test/test-vapi.ts';
import type { Guest } from '../../callers/scene.ts';
import type { CallOddity } from '../../shared-kernel/fault-dial.ts';

let vapi: TestVapi;
let product: Receiver;
beforeEach(async () => {
  vapi = await startTestVapi();
  product = await startReceiver(withResult('It is done.'));
  await setUp(vapi, product.url);
});
afterEach(async () => {
  await vapi.close();
  await product.close();
});

const stay = { startDate: '2026-04-03', endDate: '2026-04-05', adults: 2, children: 0 };
const rosa: Guest = { name: 'Rosa Tran', number: '+15125550107', email: 'rosa@guest.example' };

const rehearse = (oddities: readonly CallOddity[], guest = rosa) =>
  vapi.switchboard.rehearse(
    vapi.accounts[0]!,
    { script: 'book_by_voice', guest, stay, oddities },
    Date.parse('2026-03-02T15:00:00Z'),
  );
const messages = (type: string) =>
  product.received.filter(({ message }) => message.type === type).map(({ message }) => message);
const toolCalls = () =>
  messages('tool-calls').map(
    ({ toolCallList }) =>
      (toolCallList as [{ id: string; function: { name: string; arguments: Record<string, unknown> } }])[0],
  );

describe('a rehearsed call', () => {
  test('writes arguments as language models do: numbers as text, null or nothing for what was not said', async () => {
    await rehearse(['model_arguments']);
    const [asked] = toolCalls();
    expect(Number(String(asked!.function.arguments.adults).trim())).toBe(2);
    expect(typeof asked!.function.arguments.adults).toBe('string');
    expect([null, '']).toContain(asked!.function.arguments.children);
    expect(asked!.function.arguments.startDate).toBe(stay.startDate);
  });

  test.each<CallOddity>(['tool_calls_repeated', 'tool_calls_at_once'])(
    'delivers each tool call twice with the same id: %s',
    async (oddity) => {
      const { call } = await rehearse([oddity]);
      const ids = toolCalls().map(({ id }) => id);
      expect(ids).toHaveLength(6);
      expect(new Set(ids).size).toBe(3);
      expect(call.repeated).toContainEqual({ tool: 'create_reservation', first: 'It is done.', again: 'It is done.' });
    },
  );

  test('is cut off in the middle of the tool that does something, and its end is told all the same', async () => {
    await rehearse(['cut_off_mid_tool']);
    expect(toolCalls().map(({ function: { name } }) => name)).toEqual([
      'get_availability_and_rates',
      'create_reservation',
    ]);
    expect(messages('end-of-call-report')).toMatchObject([{ endedReason: 'customer-ended-call' }]);
  });

  test('names its recording in one place alone, in its report as over REST', async () => {
    const { call } = await rehearse(['recording_elsewhere']);
    const named = (outcome: Record<string, unknown>): string[] => {
      const artifact = outcome.artifact as Record<string, unknown>;
      const names = ['recordingUrl', 'stereoRecordingUrl', 'recording', 'presignedMonoUrl'];
      return [
        ...names.filter((name) => outcome[name]),
        ...names.filter((name) => artifact[name]).map((name) => `artifact.${name}`),
      ];
    };
    const [report] = messages('end-of-call-report');
    expect(named(report!)).toHaveLength(1);
    expect(named((await vapi.request('GET', `/call/${call.id}`)).body)).toEqual(named(report!));
  });

  test('ends for a reason that nobody knows', async () => {
    await rehearse(['unknown_ended_reason']);
    expect(messages('end-of-call-report')[0]!.endedReason).not.toMatch(/^(customer|assistant)-ended-call$/);
  });

  test('is reported twice, and before its end is told', async () => {
    await rehearse(['report_repeated', 'report_early']);
    expect(product.received.slice(-3).map(({ message }) => [message.type, message.status])).toEqual([
      ['end-of-call-report', undefined],
      ['status-update', 'ended'],
      ['end-of-call-report', undefined],
    ]);
  });

  test('may be odd because the dial says so', async () => {
    vapi.dial.set(['tool_calls_repeated']);
    await rehearse([]);
    expect(toolCalls()).toHaveLength(6);
  });
});

test.each<[string, Partial<Guest>, object]>([
  [
    'a code where a number is withheld',
    { number: '+266696687' },
    { type: 'inboundPhoneCall', customer: { number: '+266696687' } },
  ],
  [
    'a SIP address',
    { number: '', sipUri: 'sip:room214@pbx.hotel.example' },
    { customer: { sipUri: 'sip:room214@pbx.hotel.example' } },
  ],
  ['nobody, on the website', { number: '' }, { type: 'webCall' }],
])('a line shows %s', async (_, line, snapshot) => {
  await rehearse([], { ...rosa, ...line });
  const [report] = messages('end-of-call-report');
  expect(report!.call).toMatchObject(snapshot);
  expect(Object.keys((report!.call as { customer?: object }).customer ?? {})).toHaveLength(
    'customer' in snapshot ? 1 : 0,
  );
});
