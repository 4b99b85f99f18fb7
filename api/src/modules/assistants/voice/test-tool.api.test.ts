import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { toolCatalogue } from '@booking/contracts/tools';
import { voiceEndpoints } from '@booking/contracts/voice';
import { addDays, hotelDate } from '@booking/hotel/hotel-time';
import { startConnectedApi, type ConnectedApi } from '../../../../test/start/connected-api.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { textsTo } from '../../../../test/providers/account-contents.ts';
import { owner, toolToken } from '../../../../test/start/running-api.ts';
import { basicOf } from '../../../../test/people/staff.ts';

let hotel: ConnectedApi;
beforeAll(async () => {
  hotel = await startConnectedApi();
});
afterAll(() => hotel.stop());

const guest = '+15125550101';
const sms = { toolId: 'guest.send_sms', arguments: { phone: guest, message: 'Hello.' } };
const run = (body: { toolId: string; arguments?: Record<string, unknown> | string; runForReal?: boolean }) =>
  hotel.api.call(voiceEndpoints.testTool, { body });

describe('trying a tool', () => {
  test('that reads sends the platform’s message and checks the reply', async () => {
    const { success, testResult, error } = await run({
      toolId: 'guest.get_property_facts',
      arguments: { topic: 'check-in' },
    });
    expect({ success, error }).toEqual({ success: true, error: null });
    expect(testResult).toMatchObject({ dryRun: false, statusCode: 200 });
    expect(testResult.sent).toMatchObject({
      message: {
        type: 'tool-calls',
        toolCallList: [{ type: 'function', function: { arguments: { topic: 'check-in' } } }],
      },
    });
    expect(testResult.rules.length).toBeGreaterThanOrEqual(5);
    expect(testResult.rules.filter(({ ok }) => !ok)).toEqual([]);
    expect(JSON.stringify(testResult.reply)).toMatch(/Check-in starts at \d/);
  });

  test('that writes only checks the arguments', async () => {
    const { success, testResult } = await run(sms);
    expect(success).toBe(true);
    expect(testResult).toMatchObject({ dryRun: true, statusCode: null, reply: null, rules: [{ ok: true }] });
    expect(await textsTo(hotel.simulators, guest)).toEqual([]);
  });

  test('that writes reports what is wrong with the arguments', async () => {
    const { success, error, testResult } = await run({ ...sms, arguments: { phone: guest, message: '' } });
    expect({ success, dry: testResult.dryRun }).toEqual({ success: false, dry: true });
    expect(error).toMatch(/^message: /);
  });

  test('that writes runs for the phone among its arguments when requested', async () => {
    const arguments_ = { phone: '+15125550102', message: 'Hello.' };
    const { success, error, testResult } = await run({ ...sms, arguments: arguments_, runForReal: true });
    expect(testResult).toMatchObject({ dryRun: false, statusCode: 200 });
    expect(testResult.rules.filter(({ ok }) => !ok)).toEqual([]);
    expect({ success, error }).toEqual({ success: true, error: null });
    expect(await textsTo(hotel.simulators, '+15125550102')).toHaveLength(1);
    expect(JSON.stringify(testResult.sent)).not.toContain('x-test-caller');
  });

  test('that holds a room and asks for a payment runs for that phone, which alone learns its status', async () => {
    const phone = '+15125550103';
    const startDate = addDays(hotelDate(new Date(), 'America/Chicago'), 200);
    const stay = { startDate, endDate: addDays(startDate, 2), adults: 2, children: 0 };
    const named = { ...stay, firstName: 'Rosa', lastName: 'Tran', email: 'rosa.tran@example.com', phone };
    const held = await run({ toolId: 'guest.create_reservation', arguments: named, runForReal: true });
    expect(JSON.stringify(held.testResult.reply)).toMatch(/is held\. The payment link/);
    expect(await textsTo(hotel.simulators, phone)).toHaveLength(1);
    const status = (of: string) => run({ toolId: 'guest.check_room_selection_status', arguments: { phone: of } });
    expect(JSON.stringify((await status(phone)).testResult.reply)).toContain('is not paid yet');
    expect(JSON.stringify((await status('+15125550104')).testResult.reply)).toContain('I have not sent you a link');
  });

  test('for real reaches no number whose owner did not agree', async () => {
    const headers = basicOf(owner.email, owner.password);
    const body = { ...sms, arguments: { phone: '+15125552368', message: 'Hello.' }, runForReal: true };
    const answer = await hotel.api.request('/api/admin/vapi/test-tool', { method: 'POST', headers, body });
    expect((await errorOf(answer, 403)).message).toMatch(/^This number has not agreed to test calls\./);
    expect(await textsTo(hotel.simulators, '+15125552368')).toEqual([]);
  });

  test('for real as another person is rejected with only the token of the tools', async () => {
    const answer = await hotel.api.request('/api/vapi-tools/send_sms', {
      method: 'POST',
      headers: { authorization: `Bearer ${toolToken}`, 'x-test-caller': '9999999999999 +15125550101' },
      body: {
        message: { type: 'tool-calls', toolCallList: [{ id: 'x', name: 'send_sms', arguments: sms.arguments }] },
      },
    });
    await errorOf(answer, 401);
  });

  test('reads arguments as language models write them, dry and for real', async () => {
    const text = JSON.stringify({ Phone: 15125550105, message: ' Hello. ', topic: null });
    expect((await run({ ...sms, arguments: text })).success).toBe(true);
    expect((await run({ ...sms, arguments: text, runForReal: true })).success).toBe(true);
    expect(await textsTo(hotel.simulators, '+15125550105')).toHaveLength(1);
  });

  test('shows what the assistant would say only when arguments are invalid', async () => {
    const { success, error } = await run({ toolId: 'guest.get_property_facts', arguments: { topic: {} } });
    expect({ success, error }).toEqual({ success: true, error: null });
    const wrong = await run({ toolId: 'guest.get_availability_and_rates', arguments: { startDate: '5/6' } });
    expect(wrong.success).toBe(false);
    expect(wrong.error).toBe(
      'Ask the caller again for the day of arrival and the day of departure. Write a day as in 2026-12-24.',
    );
  });

  test('whose provider is down still gets an answer', async () => {
    await hotel.api.sql('DELETE FROM provider_cache');
    await hotel.simulators.fault('cloudbeds', 'rate_limited');
    const { success, error, testResult } = await run({ toolId: 'guest.get_property_facts' }).finally(() =>
      hotel.simulators.heal(),
    );
    expect({ success, error }).toEqual({ success: false, error: 'I am sorry, I cannot look that up just now.' });
    expect(testResult.rules.filter(({ ok }) => !ok)).toEqual([]);
  });

  test.each([['guest.fly'], ['pilot.get_property_facts'], ['guest'], ['guest.constructor']])(
    'that does not exist (%s) is 404',
    async (toolId) => {
      const headers = basicOf(owner.email, owner.password);
      await errorOf(
        await hotel.api.request('/api/admin/vapi/test-tool', { method: 'POST', headers, body: { toolId } }),
        404,
      );
    },
  );

  test('never shows the token it carries', async () => {
    const shown = JSON.stringify([await run({ toolId: 'guest.get_property_facts' }), await run(sms)]);
    expect(shown).not.toContain(toolToken);
  });
});

test('restoring tool messages before the first publish succeeds and says so', async () => {
  expect(await hotel.api.call(voiceEndpoints.restoreToolMessages, { body: {} })).toEqual({
    success: true,
    message: 'Nothing was published yet, so there are no tool messages to restore. Publish an assistant first.',
    updated: [],
    failed: [],
  });
});

test('the list has every tool of the catalogue with what it does and its schema', async () => {
  const { tools } = await hotel.api.call(voiceEndpoints.tools);
  const ids = Object.entries(toolCatalogue).flatMap(([who, each]) => Object.keys(each).map((name) => `${who}.${name}`));
  expect(tools.map(({ id }) => id)).toEqual(ids);
  const needsOf = (id: string) => tools.find((tool) => tool.id === id)?.needs;
  expect(['guest.get_property_facts', 'guest.send_sms', 'staff.unblock_room'].map(needsOf)).toEqual([
    undefined,
    'phone',
    'verified_call',
  ]);
  const dry = tools.filter(({ effect }) => effect !== 'reads');
  for (const { id } of dry) expect((await run({ toolId: id })).testResult.dryRun).toBe(true);
  expect(await textsTo(hotel.simulators, guest)).toEqual([]);
});
