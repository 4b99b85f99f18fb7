import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { goldenCallEndpoints, type GoldenCall } from '@booking/contracts/golden-calls';
import { deliver } from '../../../../test/requests/call-rows.ts';
import { startHotelWithAssistant, type HotelWithAssistant } from '../../../../test/start/hotel-with-assistant.ts';
import { owner } from '../../../../test/start/running-api.ts';
import { begin, conversation, report } from '../../../../test/providers/server-messages.ts';
import { basicOf } from '../../../../test/people/staff.ts';

let hotel: HotelWithAssistant;
beforeAll(async () => {
  hotel = await startHotelWithAssistant();
});
afterAll(() => hotel.stop());
beforeEach(() => hotel.api.sql('DELETE FROM golden_call'));

type Turn = GoldenCall['turns'][number];
const write = (name: string, turns: Turn[], isActive = true): Promise<GoldenCall> =>
  hotel.api.call(goldenCallEndpoints.create, { body: { name, assistantType: 'guest', turns, isActive } });
const asked = (...expects: Turn['expects']): Turn[] => [{ says: 'Is there a pool?', expects }];
const run = (body: object = {}) => hotel.api.call(goldenCallEndpoints.run, { params: { id: hotel.id }, body });
const list = () => hotel.api.call(goldenCallEndpoints.list);

describe('a golden call', () => {
  test('is played with the draft and real lookups', async () => {
    await write('Pool', [
      ...asked({ kind: 'uses_tool', name: 'get_property_facts' }),
      { says: 'Thank you, goodbye', expects: [{ kind: 'says', text: 'goodbye' }] },
    ]);
    const [result] = await run();
    expect(result).toMatchObject({ name: 'Pool', passed: true });
    expect(result!.turns[0]!.toolNames).toEqual(['get_property_facts']);
    expect(result!.turns.map(({ reply }) => reply !== '')).toEqual([true, true]);
  });

  test('that fails prevents publishing, and the live version stays', async () => {
    await hotel.publish();
    const before = await hotel.atVapi();
    await hotel.save({ personality: 'Cold.' });
    await write('Sauna', asked({ kind: 'uses_tool', name: 'get_guest_intake' }, { kind: 'says', text: 'sauna' }));
    const { status, body } = await hotel.ask('publishVerified', {});
    expect(status).toBe(422);
    expect(body).toMatchObject({
      code: 'golden_call_failed',
      message:
        'The golden call “Sauna” went wrong in turn 1, at “Is there a pool?”: It should have used get_guest_intake; it used get_property_facts.',
      issues: [{ path: 'Sauna, turn 1' }, { path: 'Sauna, turn 1', message: 'It should have said “sauna”.' }],
    });
    expect(await list()).toMatchObject([{ lastResult: { passed: false, assistantName: expect.any(String) } }]);
    expect(await hotel.atVapi()).toEqual(before);
    expect(await hotel.read()).toMatchObject({ hasUnpublishedChanges: true, status: 'published' });
  });

  test('that is inactive, or of another kind of assistant, is not played', async () => {
    const never = asked({ kind: 'says', text: 'never said' });
    const { id, ...call } = await write('Aside', never, false);
    expect(await run()).toEqual([]);
    const body = { ...call, assistantType: 'staff', isActive: true } as const;
    await hotel.api.call(goldenCallEndpoints.change, { params: { id }, body });
    expect(await run()).toEqual([]);
    expect((await hotel.publish()).success).toBe(true);
  });

  test('that is inactive can be played alone, but not one of another kind or an unknown one', async () => {
    await write('Other', asked());
    const { id, ...call } = await write('Aside', asked(), false);
    expect(await run({ goldenCallId: id })).toMatchObject([{ name: 'Aside', passed: true }]);
    const body = { ...call, assistantType: 'staff', isActive: true } as const;
    await hotel.api.call(goldenCallEndpoints.change, { params: { id }, body });
    await expect(run({ goldenCallId: id })).rejects.toThrow(/^409.*“Aside” is for staff assistants/);
    await expect(run({ goldenCallId: 2_147_483_647 })).rejects.toThrow(/^404.*The golden call was not found/);
  });

  test('keeps its last result until its script changes', async () => {
    const { id } = await write('Pool', asked());
    expect(await list()).toMatchObject([{ lastResult: null }]);
    await run();
    const change = (body: Partial<GoldenCall>) => hotel.api.call(goldenCallEndpoints.change, { params: { id }, body });
    expect(await change({ name: 'The pool', isActive: false })).toMatchObject({
      name: 'The pool',
      lastResult: { passed: true, playedAt: expect.any(String), assistantName: expect.any(String) },
    });
    expect(await change({ turns: asked({ kind: 'says', text: 'yes' }) })).toMatchObject({ lastResult: null });
  });

  test('rejects a change of an outdated revision, and deactivating it changes nothing else', async () => {
    const { id, revision } = await write('Pool', asked(), false);
    const change = (body: Partial<GoldenCall>) => hotel.api.call(goldenCallEndpoints.change, { params: { id }, body });
    const both = await Promise.allSettled([change({ name: 'Mine', revision }), change({ name: 'Theirs', revision })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(change({ name: 'Later', revision })).rejects.toThrow(
      /^409.*Somebody else changed this golden call meanwhile\. Nothing of yours was saved: compare both and save again\./,
    );
    const [saved] = await list();
    expect(saved).toMatchObject({ isActive: false, turns: asked(), revision: revision + 1 });
    expect(await change({ isActive: true })).toEqual({ ...saved, isActive: true, revision: revision + 2 });
    expect(await change({ name: 'Agreed' })).toMatchObject({ name: 'Agreed', isActive: true });
    await expect(
      hotel.api.call(goldenCallEndpoints.change, { params: { id: 2_147_483_647 }, body: {} }),
    ).rejects.toThrow(/^404.*The golden call was not found/);
  });

  test('hears of the AI and the recording in the first reply when the model generates the greeting', async () => {
    await write('Pool', asked());
    const firstMessageMode = 'assistant-speaks-first-with-model-generated-message';
    expect(await run({ draft: { firstMessage: null, firstMessageMode } })).toMatchObject([{ passed: true }]);
    expect(await run({ draft: { firstMessage: 'Hello.' } })).toMatchObject([
      {
        turns: [
          {
            failures: [
              'The caller was not told that an AI speaks.',
              'The caller was not told that the call may be recorded.',
            ],
          },
        ],
      },
    ]);
  });

  test('is played with unsaved edits', async () => {
    await write('Pool', asked());
    const answer = await hotel.api.call(goldenCallEndpoints.run, {
      params: { id: hotel.id },
      body: { draft: { modelName: 'gpt-4o' } },
    });
    expect(answer).toMatchObject([{ passed: true }]);
  });

  test('can be deleted', async () => {
    const { id } = await write('Pool', asked());
    const headers = basicOf(owner.email, owner.password);
    const remove = (): Promise<Response> =>
      hotel.api.request(`/api/admin/golden-calls/${id}`, { method: 'DELETE', headers });
    expect([(await remove()).status, (await remove()).status]).toEqual([204, 404]);
    expect(await list()).toEqual([]);
  });
});

describe('a golden call made from a logged call', () => {
  const script = (callId: string) => hotel.api.call(goldenCallEndpoints.scriptOfCall, { query: { callId } });
  const fromCall = (callId: string): Promise<GoldenCall> =>
    hotel.api.call(goldenCallEndpoints.fromCall, { body: { callId } });
  const phone = { id: 'call-with-a-name', at: begin };

  test('has the anonymized words of the caller and the tools that were used', async () => {
    const spoken = conversation(begin).map((line) =>
      line['role'] === 'user' ? { ...line, message: 'This is Rosa Chen, 512 867 5309. A room for two.' } : line,
    );
    await deliver(hotel.api, [report(phone, { artifact: { messages: spoken } })]);
    const shown = await script(phone.id);
    expect(shown).toMatchObject({ assistantId: null, isKept: false });
    expect(await list()).toEqual([]);
    const made = await fromCall(phone.id);
    const { name, assistantType, turns } = shown;
    expect(made).toMatchObject({ name, assistantType, turns, isActive: false, fromCallId: phone.id });
    expect(made).toMatchObject({ assistantType: 'guest', lastResult: null });
    expect(made.turns[0]).toEqual({
      says: 'This is Alex Guest, +15125550100. A room for two.',
      expects: [{ kind: 'uses_tool', name: 'get_availability_and_rates' }],
    });
    expect(await script(phone.id)).toMatchObject({ isKept: true });
    expect(await hotel.api.call(goldenCallEndpoints.list, { query: { assistantType: 'guest' } })).toEqual([made]);
  });

  test('is made once, also when it is requested again', async () => {
    await deliver(hotel.api, [report({ ...phone, id: 'asked-twice' })]);
    const made = await Promise.all([fromCall('asked-twice'), fromCall('asked-twice')]);
    expect(made[0]).toEqual(made[1]);
    expect(await list()).toEqual([made[0]]);
  });

  test('has no name that was booked in the call', async () => {
    const booked = { ...phone, id: 'booked-in-it' };
    const spoken = conversation(begin).map((line) =>
      line['role'] === 'user' ? { ...line, message: 'Brooks, for two, please.' } : line,
    );
    await deliver(hotel.api, [report(booked, { artifact: { messages: spoken } })]);
    const guest = { firstName: 'Elena', lastName: 'Brooks', email: 'elena@mail.example', phone: '+15550100142' };
    await hotel.api.sql(
      `INSERT INTO guest_session
         (purpose, token_hash, mode, call_id, start_date, end_date, adults, children, guest_phone, guest, expires_at)
       VALUES ('booking_details', 'hash', 'test', $1, '2026-12-01', '2026-12-03', 2, 0, $2, $3, now())`,
      [booked.id, guest.phone, JSON.stringify(guest)],
    );
    expect((await script(booked.id)).turns[0]!.says).toBe('Alex, for two, please.');
  });

  test('names the assistant of the call', async () => {
    const { assistantId } = hotel.account;
    const taken = { ...phone, id: 'taken-here' };
    await deliver(hotel.api, [report(taken)]);
    await hotel.api.sql('UPDATE call SET assistant_id = $1 WHERE id = $2', [assistantId, taken.id]);
    expect(await script(taken.id)).toMatchObject({ assistantId: hotel.id });
  });

  test('is not made from an unknown call or one without words', async () => {
    await deliver(hotel.api, [report({ ...phone, id: 'silent' }, { artifact: { messages: [] }, messages: [] })]);
    await expect(fromCall('silent')).rejects.toThrow(/^422.*The caller said nothing in this call/);
    await expect(script('silent')).rejects.toThrow(/^422.*The caller said nothing in this call/);
    await expect(fromCall('nobody')).rejects.toThrow(/^404.*The call was not found/);
    expect(await list()).toEqual([]);
  });
});
