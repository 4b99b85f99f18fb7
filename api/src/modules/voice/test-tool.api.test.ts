import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { toolCatalogue } from '@booking/contracts/tools';
import { voiceEndpoints } from '@booking/contracts/voice';
import { startConnectedApi, type ConnectedApi } from '../../../test/connected-api.ts';
import { errorOf } from '../../../test/error-answer.ts';
import { textsTo } from '../../../test/held.ts';
import { owner, toolToken } from '../../../test/running-api.ts';
import { basicOf } from '../../../test/staff.ts';

let house: ConnectedApi;
beforeAll(async () => {
  house = await startConnectedApi();
});
afterAll(() => house.stop());

const guest = '+15125550101';
const sms = { toolId: 'guest.send_sms', arguments: { phone: guest, message: 'Hello.' } };
const run = (body: { toolId: string; arguments?: Record<string, unknown>; runForReal?: boolean }) =>
  house.api.call(voiceEndpoints.testTool, { body });

describe('trying a tool', () => {
  test('that reads sends it the platform’s own message and grades the reply', async () => {
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
    expect(await textsTo(house.simulators, guest)).toEqual([]);
  });

  test('that writes is told what is wrong with the arguments', async () => {
    const { success, error, testResult } = await run({ ...sms, arguments: { phone: guest, message: '' } });
    expect({ success, dry: testResult.dryRun }).toEqual({ success: false, dry: true });
    expect(error).toMatch(/^message: /);
  });

  test('that writes is sent when somebody says so; without a caller there is nobody to text', async () => {
    const { success, error, testResult } = await run({ ...sms, runForReal: true });
    expect(testResult).toMatchObject({ dryRun: false, statusCode: 200 });
    expect(testResult.rules.filter(({ ok }) => !ok)).toEqual([]);
    expect({ success, error }).toEqual({ success: false, error: expect.stringMatching(/\S/) });
    expect(await textsTo(house.simulators, guest)).toEqual([]);
  });

  test('without right arguments shows what the assistant would say', async () => {
    const { success, error } = await run({ toolId: 'guest.get_property_facts', arguments: { topic: 7 } });
    expect(success).toBe(false);
    expect(error).toBe('Ask the caller again for the topic.');
  });

  test('whose provider is away is an answer all the same', async () => {
    await house.api.sql('DELETE FROM provider_cache');
    await house.simulators.fault('cloudbeds', 'rate_limited');
    const { success, error, testResult } = await run({ toolId: 'guest.get_property_facts' }).finally(() =>
      house.simulators.heal(),
    );
    expect({ success, error }).toEqual({ success: false, error: 'I am sorry, I cannot look that up just now.' });
    expect(testResult.rules.filter(({ ok }) => !ok)).toEqual([]);
  });

  test.each([['guest.fly'], ['pilot.get_property_facts'], ['guest'], ['guest.constructor']])(
    'there is not (%s) is not found',
    async (toolId) => {
      const headers = basicOf(owner.email, owner.password);
      await errorOf(
        await house.api.request('/api/admin/vapi/test-tool', { method: 'POST', headers, body: { toolId } }),
        404,
      );
    },
  );

  test('never shows the token it carries', async () => {
    const shown = JSON.stringify([await run({ toolId: 'guest.get_property_facts' }), await run(sms)]);
    expect(shown).not.toContain(toolToken);
  });
});

test('the list has every tool of the catalogue with what it does and its schema', async () => {
  const { tools } = await house.api.call(voiceEndpoints.tools);
  const ids = Object.entries(toolCatalogue).flatMap(([who, each]) => Object.keys(each).map((name) => `${who}.${name}`));
  expect(tools.map(({ id }) => id)).toEqual(ids);
  const dry = tools.filter(({ effect }) => effect !== 'reads');
  for (const { id } of dry) expect((await run({ toolId: id })).testResult.dryRun).toBe(true);
  expect(await textsTo(house.simulators, guest)).toEqual([]);
});
