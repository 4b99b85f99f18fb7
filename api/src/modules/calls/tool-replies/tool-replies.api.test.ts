import { expect, test } from '@jest/globals';
import { callEndpoints } from '@booking/contracts/calls';
import { toolReplyEndpoints } from '@booking/contracts/tool-replies';
import { deliver, settled } from '../../../../test/requests/call-rows.ts';
import { report, toolCalls } from '../../../../test/providers/server-messages.ts';
import { newPhone, useTools } from '../../../../test/requests/tool-requests.ts';

const { api, tool } = useTools();

const short = (query: object = {}) => api.call(toolReplyEndpoints.list, { query });
const totals = async (name: string) =>
  (await api.call(toolReplyEndpoints.totals, { query: {} })).find((each) => each.tool === name);
const shown = async (id: string) => (await api.call(callEndpoints.detail, { params: { id } })).toolCalls;
const facts = [{ id: 'call_facts', name: 'get_property_facts', arguments: {} }];

test('a reply that keeps to the contract is graded and is in no list of those that fall short', async () => {
  const phone = newPhone();
  await tool('/api/vapi-tools/x', toolCalls(phone, facts));
  await settled(api);
  expect(await shown(phone.id)).toContainEqual(
    expect.objectContaining({ id: 'call_facts', shortfalls: [], replyMs: expect.any(Number) }),
  );
  expect((await short()).filter(({ callId }) => callId === phone.id)).toEqual([]);
  expect(await totals('get_property_facts')).toMatchObject({ short: 0, medianMs: expect.any(Number) });
});

test('a tool call that Vapi shows and we have no reply to is listed, until the reply is read', async () => {
  const phone = { ...newPhone(), at: Date.now() - 60_000 };
  await deliver(api, [report(phone)]);
  const mine = async () => (await short()).filter(({ callId }) => callId === phone.id);
  expect(await mine()).toMatchObject([
    { tool: 'get_availability_and_rates', shortfalls: ['no_reply'], replyMs: null, said: 'No result returned.' },
  ]);
  expect(await totals('get_availability_and_rates')).toMatchObject({ replies: 1, short: 1, medianMs: null });
  await tool('/api/vapi-tools/x', toolCalls(phone));
  await settled(api);
  expect(await mine()).toEqual([]);
});

test('lists by shortfall and tool, page by page', async () => {
  const phones = [newPhone(), newPhone(), newPhone()];
  await deliver(
    api,
    phones.map((phone, place) => report({ ...phone, at: Date.now() - place * 60_000 })),
  );
  const ids = phones.map(({ id }) => id);
  expect((await short()).map(({ callId }) => callId)).toEqual(ids);
  expect((await short({ limit: 1 })).map(({ callId }) => callId)).toEqual(ids.slice(0, 1));
  expect(await short({ shortfall: 'several_lines' })).toEqual([]);
  expect(await short({ tool: 'send_sms' })).toEqual([]);
  expect(await short({ shortfall: 'no_reply', tool: 'get_availability_and_rates' })).toHaveLength(3);
});
