import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { callEndpoints, type CallDetail } from '@booking/contracts/calls';
import { deliver } from '../../../../test/requests/call-rows.ts';
import { startApi, type RunningApi } from '../../../../test/start/running-api.ts';
import * as sent from '../../../../test/providers/server-messages.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

let count = 0;
const newPhone = () => ({ id: `c0ffee00-0000-4000-8000-${String(++count).padStart(12, '0')}`, at: sent.begin });
const detail = (id: string): Promise<CallDetail> => api.call(callEndpoints.detail, { params: { id } });

const post = (...messages: object[]): Promise<void> => deliver(api, messages);

describe('one kind of message alone makes one call', () => {
  const phone = newPhone();
  test.each<[string, object, Partial<CallDetail>]>([
    [
      'assistant-request',
      sent.assistantRequest(phone),
      { status: 'ringing', duration: null, cost: null, transcript: '' },
    ],
    ['status-update', sent.statusUpdate(phone, 'in-progress', 0), { status: 'in-progress', duration: null }],
    ['tool-calls', sent.toolCalls(phone), { status: 'ringing', duration: null }],
    [
      'conversation-update',
      sent.conversationUpdate(phone, 2),
      { transcript: expect.stringContaining('User: A room for two') as never },
    ],
    ['end-of-call-report', sent.report(phone), { status: 'ended', duration: 14.25, cost: 0.0512 }],
    ['an old end-of-call-report', sent.oldReport(phone), { status: 'ended', duration: 13.5, cost: null }],
    ['a call of the REST API', sent.listedCall(phone), { status: 'ended', duration: 14.25, cost: 0.0512 }],
  ])('%s', async (_, message, wanted) => {
    await api.sql('DELETE FROM call');
    await api.sql('DELETE FROM inbound_event');
    await post(message);
    expect(await api.call(callEndpoints.list)).toHaveLength(1);
    expect(await detail(phone.id)).toMatchObject({ caller: sent.guestNumber, outcome: 'info', ...wanted });
  });
});

test('who calls from a web page is known by what the page passed along', async () => {
  const phone = newPhone();
  const call = { ...sent.snapshot(phone), type: 'webCall', customer: undefined };
  const named = { ...call, assistantOverrides: { variableValues: { guestName: 'Ann', guestPhone: '+15550100177' } } };
  await post({ message: { ...sent.report(phone).message, customer: {}, call: named } });
  expect(await detail(phone.id)).toMatchObject({ caller: '+15550100177', kind: 'webCall' });
  const nobody = newPhone();
  await post({ message: { ...sent.report(nobody).message, customer: {}, call: { ...call, id: nobody.id } } });
  expect((await detail(nobody.id)).caller).toBeNull();
});
