import { describe, expect, test } from '@jest/globals';
import { callEndpoints } from '@booking/contracts/calls';
import { toolCatalogue } from '@booking/contracts/tools';
import { settled } from '../../../../test/requests/call-rows.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { asked, report, toolCalls } from '../../../../test/providers/server-messages.ts';
import { newPhone, resultsOf, useTools } from '../../../../test/requests/tool-requests.ts';

const { api, tool } = useTools();

describe('what we answered', () => {
  test.each([
    ['before the report', [0, 1]],
    ['after the report', [1, 0]],
  ])('stands in the call when it arrives %s, whatever the report echoes', async (_, order) => {
    const phone = newPhone();
    let error = '';
    const steps = [
      async () => void (error = (await resultsOf(await tool('/api/vapi-tools/x', toolCalls(phone))))[0]!.error!),
      async () => void (await api.webhook(report(phone))),
    ];
    for (const step of order) {
      await steps[step]!();
      await settled(api);
    }
    const { toolCalls: shown } = await api.call(callEndpoints.detail, { params: { id: phone.id } });
    expect(error).toMatch(/\w/);
    expect(shown).toHaveLength(1);
    expect(shown[0]).toMatchObject({ error, result: null, arguments: asked.arguments, durationMs: expect.any(Number) });
  });
});

describe('a plain body', () => {
  test.each(['no_such_tool', 'get_room_status'])(
    'for %s, which guests do not have, is refused by name',
    async (name) => {
      expect((await errorOf(await tool(`/api/vapi-tools/${name}`, {}), 409)).message).toContain(name);
    },
  );

  test('for a tool that exists is answered as a tool or refused in words for the caller', async () => {
    const name = Object.keys(toolCatalogue.staff)[0]!;
    const answer = await tool(`/api/staff-tools/${name}`, {});
    if (answer.ok) expect(await answer.json()).toEqual({ result: expect.stringMatching(/^[^\n]+$/) });
    else expect((await errorOf(answer, 409)).message).not.toContain('no tool');
  });
});
