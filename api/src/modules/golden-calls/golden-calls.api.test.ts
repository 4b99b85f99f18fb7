import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { goldenCallEndpoints, type GoldenCall } from '@booking/contracts/golden-calls';
import { deliver } from '../../../test/call-rows.ts';
import { startHouseWithAssistant, type HouseWithAssistant } from '../../../test/house-with-assistant.ts';
import { owner } from '../../../test/running-api.ts';
import { begin, conversation, report } from '../../../test/server-messages.ts';
import { basicOf } from '../../../test/staff.ts';

let house: HouseWithAssistant;
beforeAll(async () => {
  house = await startHouseWithAssistant();
});
afterAll(() => house.stop());
beforeEach(() => house.api.sql('DELETE FROM golden_call'));

type Turn = GoldenCall['turns'][number];
const write = (name: string, turns: Turn[], isActive = true): Promise<GoldenCall> =>
  house.api.call(goldenCallEndpoints.create, { body: { name, assistantType: 'guest', turns, isActive } });
const asked = (...expects: Turn['expects']): Turn[] => [{ says: 'Is there a pool?', expects }];
const run = () => house.api.call(goldenCallEndpoints.run, { params: { id: house.id }, body: {} });

describe('a golden call', () => {
  test('is played with the draft, whose tools are really used', async () => {
    await write('Pool', [
      ...asked({ kind: 'uses_tool', name: 'get_property_facts' }),
      { says: 'Thank you, goodbye', expects: [{ kind: 'says', text: 'goodbye' }] },
    ]);
    const [result] = await run();
    expect(result).toMatchObject({ name: 'Pool', passed: true });
    expect(result!.turns[0]!.toolNames).toEqual(['get_property_facts']);
    expect(result!.turns.map(({ reply }) => reply !== '')).toEqual([true, true]);
  });

  test('that goes wrong keeps the draft from being published, and callers hear what they heard', async () => {
    await house.publish();
    const before = await house.atVapi();
    await house.save({ personality: 'Cold.' });
    await write('Sauna', asked({ kind: 'uses_tool', name: 'get_guest_intake' }, { kind: 'says', text: 'sauna' }));
    const { status, body } = await house.ask('publishVerified', {});
    expect(status).toBe(422);
    expect(body).toMatchObject({
      code: 'golden_call_failed',
      message: 'The golden call “Sauna” went wrong: It should have used get_guest_intake; it used get_property_facts.',
      issues: [{ path: 'Sauna' }, { path: 'Sauna', message: 'It should have said “sauna”.' }],
    });
    expect(await house.atVapi()).toEqual(before);
    expect(await house.read()).toMatchObject({ hasUnpublishedChanges: true, status: 'published' });
  });

  test('put aside, or of another kind of assistant, is not played', async () => {
    const never = asked({ kind: 'says', text: 'never said' });
    const { id, ...call } = await write('Aside', never, false);
    expect(await run()).toEqual([]);
    const body = { ...call, assistantType: 'staff', isActive: true } as const;
    await house.api.call(goldenCallEndpoints.change, { params: { id }, body });
    expect(await run()).toEqual([]);
    expect((await house.publish()).success).toBe(true);
  });

  test('is played with edits that are not saved', async () => {
    await write('Pool', asked());
    const answer = await house.api.call(goldenCallEndpoints.run, {
      params: { id: house.id },
      body: { draft: { modelName: 'gpt-4o' } },
    });
    expect(answer).toMatchObject([{ passed: true }]);
  });

  test('can be taken away', async () => {
    const { id } = await write('Pool', asked());
    const headers = basicOf(owner.email, owner.password);
    const remove = (): Promise<Response> =>
      house.api.request(`/api/admin/golden-calls/${id}`, { method: 'DELETE', headers });
    expect([(await remove()).status, (await remove()).status]).toEqual([204, 404]);
    expect(await house.api.call(goldenCallEndpoints.list)).toEqual([]);
  });
});

describe('made of a call of the log', () => {
  const fromCall = (callId: string): Promise<GoldenCall> =>
    house.api.call(goldenCallEndpoints.fromCall, { body: { callId } });
  const phone = { id: 'call-with-a-name', at: begin };

  test('it has what the caller said without the caller, and the tools that were used', async () => {
    const spoken = conversation(begin).map((line) =>
      line['role'] === 'user' ? { ...line, message: 'This is Rosa Chen, 512 867 5309. A room for two.' } : line,
    );
    await deliver(house.api, [report(phone, { artifact: { messages: spoken } })]);
    const made = await fromCall(phone.id);
    expect(made).toMatchObject({ assistantType: 'guest', isActive: false, fromCallId: phone.id });
    expect(made.turns[0]).toEqual({
      says: 'This is Alex Guest, +15125550100. A room for two.',
      expects: [{ kind: 'uses_tool', name: 'get_availability_and_rates' }],
    });
    expect(await house.api.call(goldenCallEndpoints.list, { query: { assistantType: 'guest' } })).toEqual([made]);
  });

  test('one that is unknown, or in which nobody said anything, makes none', async () => {
    await deliver(house.api, [report({ ...phone, id: 'silent' }, { artifact: { messages: [] }, messages: [] })]);
    await expect(fromCall('silent')).rejects.toThrow(/^422.*The caller said nothing in this call/);
    await expect(fromCall('nobody')).rejects.toThrow(/^404.*The call was not found/);
    expect(await house.api.call(goldenCallEndpoints.list)).toEqual([]);
  });
});
