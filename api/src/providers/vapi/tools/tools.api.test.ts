import { describe, expect, test } from '@jest/globals';
import { callEndpoints } from '@booking/contracts/calls';
import { callRows, settled } from '../../../../test/requests/call-rows.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { toolToken } from '../../../../test/start/running-api.ts';
import { asked, guestNumber, toolCalls } from '../../../../test/providers/server-messages.ts';
import { newPhone, resultsOf, useTools } from '../../../../test/requests/tool-requests.ts';

const { api, tool } = useTools();

describe('a tool is used', () => {
  test.each(['/api/vapi-tools/send_sms', '/api/staff-tools/get_room_status', '/api/customer-tools/get_folio'])(
    'at %s only with the token',
    async (path) => {
      const wrong: Record<string, string>[] = [
        {},
        { authorization: 'Bearer wrong' },
        { authorization: `Basic ${toolToken}` },
        { 'x-vapi-secret': toolToken },
      ];
      for (const headers of wrong) {
        expect((await errorOf(await tool(path, toolCalls(newPhone()), headers), 401)).code).toBe('wrong_token');
      }
    },
  );

  test('without the token leaves nothing behind', async () => {
    expect(await api.sql('SELECT id FROM inbound_event')).toEqual([]);
  });
});

describe('the envelope', () => {
  const calls = [
    { ...asked, id: 'call_third' },
    { id: 'call_First', name: 'send_sms', arguments: '{"to": "+15550100142"}' },
    { id: 'call-second.x', name: 'no_such_tool\nat all', arguments: {} },
    { id: 'call_4', name: 'create_reservation', arguments: '{"broken": ' },
  ];

  test('is answered with 200 and one line for each tool call, in order, whatever becomes of it', async () => {
    const answer = await tool('/api/vapi-tools/send_sms', toolCalls(newPhone(), calls));
    expect(answer.status).toBe(200);
    const results = await resultsOf(answer);
    expect(results.map(({ toolCallId }) => toolCallId)).toEqual(calls.map(({ id }) => id));
    for (const { result, error, name } of results) {
      expect([result, error].filter((line) => typeof line === 'string')).toHaveLength(1);
      expect(result ?? error).toMatch(/^[^\n\r]+$/);
      expect(calls.map((call) => call.name)).toContain(name);
    }
  });

  test('is read in each of the shapes that were seen', async () => {
    const { id, name, arguments: given } = asked;
    const shapes: object[] = [
      { toolCalls: [{ id, type: 'function', function: { name, arguments: given } }] },
      { toolCallList: [{ id, function: { name, parameters: given } }] },
      { toolCallList: [{ id, name, arguments: JSON.stringify(given) }] },
      { toolWithToolCallList: [{ name, toolCall: { id, name, parameters: given } }] },
    ];
    for (const shape of shapes) {
      const phone = newPhone();
      const { message } = toolCalls(phone);
      const lists = { toolCalls: undefined, toolCallList: undefined, toolWithToolCallList: undefined, artifact: {} };
      const answer = await tool(`/api/vapi-tools/${name}`, { message: { ...message, ...lists, ...shape } });
      expect((await resultsOf(answer)).map(({ toolCallId }) => toolCallId)).toEqual([id]);
      await settled(api);
      expect((await callRows(api, phone.id)).tools).toMatchObject([{ id, name, arguments: given }]);
    }
  });

  test('without a call or without tool calls is answered all the same', async () => {
    const { call: _, ...message } = toolCalls(newPhone()).message;
    expect(await resultsOf(await tool('/api/vapi-tools/x', { message }))).toHaveLength(1);
    expect(await resultsOf(await tool('/api/vapi-tools/x', toolCalls(newPhone(), [])))).toEqual([]);
  });

  test('of a call we have not seen makes its row, with who is calling', async () => {
    const phone = newPhone();
    await tool('/api/vapi-tools/send_sms', toolCalls(phone));
    await settled(api);
    expect(await api.call(callEndpoints.detail, { params: { id: phone.id } })).toMatchObject({
      caller: guestNumber,
      duration: null,
      toolCalls: [{ id: asked.id, name: asked.name, arguments: asked.arguments }],
    });
  });
});
