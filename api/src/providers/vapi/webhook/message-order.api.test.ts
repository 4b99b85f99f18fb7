import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { callEndpoints } from '@booking/contracts/calls';
import fc from 'fast-check';
import { callRows, settled, type CallRows } from '../../../../test/requests/call-rows.ts';
import { startApi, type RunningApi } from '../../../../test/start/running-api.ts';
import * as sent from '../../../../test/providers/server-messages.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

let count = 0;
const newPhone = () => ({ id: `0bea7000-0000-4000-8000-${String(++count).padStart(12, '0')}`, at: sent.begin });

/** Posts messages of one call, each processed before the next. @returns what the database holds of it, the id taken out */
async function rowsAfter(id: string, messages: readonly object[]): Promise<CallRows> {
  for (const message of messages) {
    expect((await api.webhook(message)).status).toBe(200);
    await settled(api);
  }
  const rows = JSON.stringify(await callRows(api, id)).replaceAll(id, 'ID');
  // how long our own tool took is measured, and differs by a millisecond
  return JSON.parse(rows.replaceAll(/"duration_ms":\d{1,2}(?=[,}])/g, '"duration_ms":0')) as CallRows;
}

describe('the order of messages makes no difference', () => {
  let wanted: CallRows;
  beforeAll(async () => {
    const phone = newPhone();
    wanted = await rowsAfter(phone.id, sent.wholeCall(phone));
  });

  const places = sent.wholeCall({ id: 'x', at: 0 }).map((_, place) => place);
  const twice = fc.shuffledSubarray([...places, ...places], { minLength: places.length * 2 });
  const orders = [[...places].reverse(), ...fc.sample(twice, { seed: 7, numRuns: 3 })];

  test.each(orders.map((order) => [order.join(' '), order] as const))('%s', async (_, order) => {
    const phone = newPhone();
    const messages = sent.wholeCall(phone);
    const mixed = order.map((place) => messages[place]!);
    expect(await rowsAfter(phone.id, mixed)).toEqual(wanted);
  });
});

test('a status that comes late, even stamped later, does not reopen a call', async () => {
  const phone = newPhone();
  await rowsAfter(phone.id, [
    sent.report(phone),
    sent.statusUpdate(phone, 'in-progress', 0),
    sent.statusUpdate(phone, 'ringing', 60_000),
    sent.assistantRequest(phone),
  ]);
  const call = await api.call(callEndpoints.detail, { params: { id: phone.id } });
  expect(call).toMatchObject({ status: 'ended', duration: 14.25, timestamp: '2026-11-16T15:20:00.000Z' });
});

test('two different reports at the same moment are one call, the later one counts', async () => {
  const phone = newPhone();
  const reports = Array.from({ length: 8 }, (_, index) => {
    const { message } = sent.report(phone, { cost: index / 100, analysis: { summary: `Report ${index}` } });
    return { message: { ...message, timestamp: sent.begin + 20_000 + index } };
  });
  const answers = await Promise.all(reports.map((body) => api.webhook(body)));
  expect(answers.every(({ ok }) => ok)).toBe(true);
  await settled(api);
  expect(await api.sql('SELECT count(*)::int AS calls FROM call WHERE id = $1', [phone.id])).toEqual([{ calls: 1 }]);
  const call = await api.call(callEndpoints.detail, { params: { id: phone.id } });
  expect(call).toMatchObject({ cost: 0.07, summary: 'Report 7' });
  expect(call.turns).toHaveLength(4);
});

test('a report with less in it than an earlier word takes nothing away', async () => {
  const phone = newPhone();
  await rowsAfter(phone.id, [
    sent.conversationUpdate(phone, 2),
    {
      message: {
        type: 'end-of-call-report',
        timestamp: sent.begin + 30_000,
        endedReason: 'silence-timed-out',
        call: { id: phone.id },
      },
    },
  ]);
  const call = await api.call(callEndpoints.detail, { params: { id: phone.id } });
  expect(call).toMatchObject({ status: 'ended', endedReason: 'silence-timed-out', caller: sent.guestNumber });
  expect(call.turns).toHaveLength(2);
});
