import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { callEndpoints, type CallDetail } from '@booking/contracts/calls';
import { callRows, deliver } from '../../../../test/requests/call-rows.ts';
import { startApi, type RunningApi } from '../../../../test/start/running-api.ts';
import * as sent from '../../../../test/providers/server-messages.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

let count = 0;
const newPhone = () => ({ id: `5e901700-0000-4000-8000-${String(++count).padStart(12, '0')}`, at: sent.begin });
const detail = (id: string): Promise<CallDetail> => api.call(callEndpoints.detail, { params: { id } });

const post = (...messages: object[]): Promise<void> => deliver(api, messages);

describe('the report', () => {
  test('says all there is to know of a call', async () => {
    const phone = newPhone();
    await post(sent.report(phone));
    const call = await detail(phone.id);
    expect(call).toMatchObject({
      timestamp: '2026-11-16T15:20:00.000Z',
      endedAt: '2026-11-16T15:20:14.250Z',
      endedReason: 'customer-ended-call',
      kind: 'inboundPhoneCall',
      assistantName: 'Guest booking',
      latencyMs: 1180,
      summary: 'The guest asked for a room in December.',
      costParts: { transport: 0.004, stt: 0.0061, llm: 0.0033, tts: 0.0131, vapi: 0.0247, chat: 0 },
    });
    expect(call.turns).toEqual([
      { speaker: 'assistant', text: 'Good evening, Lakeside Hotel.', startedMs: 1000, durationMs: 2000 },
      { speaker: 'guest', text: 'A room for two, first to third of December.', startedMs: 4000, durationMs: 3000 },
      { speaker: 'assistant', text: 'The front desk will call you back.', startedMs: 9000, durationMs: 2000 },
      { speaker: 'guest', text: 'Thank you, goodbye.', startedMs: 12000, durationMs: 1500 },
    ]);
  });

  test('of 2024, in seconds and without figures, gives the same turns', async () => {
    const [old, recent] = [newPhone(), newPhone()];
    await post(sent.oldReport(old), sent.report(recent));
    expect((await detail(old.id)).turns).toEqual((await detail(recent.id)).turns);
  });

  test('never shows the system prompt', async () => {
    const phone = newPhone();
    await post(sent.conversationUpdate(phone, 3), sent.report(phone));
    expect(JSON.stringify(await detail(phone.id))).not.toContain('night porter');
    expect(JSON.stringify(await callRows(api, phone.id))).not.toContain('night porter');
  });

  test('of a call that never connected has a start and no figures', async () => {
    const phone = newPhone();
    const none = {
      startedAt: undefined,
      endedAt: undefined,
      cost: undefined,
      costBreakdown: undefined,
      artifact: {},
      analysis: {},
    };
    const noFigures = {
      ...none,
      durationMs: undefined,
      durationSeconds: undefined,
      durationMinutes: undefined,
      summary: undefined,
    };
    await post(sent.report(phone, { ...noFigures, endedReason: 'customer-did-not-answer' }));
    expect(await detail(phone.id)).toMatchObject({
      timestamp: '2026-11-16T15:19:56.000Z',
      endedReason: 'customer-did-not-answer',
      duration: 0,
      cost: null,
      summary: null,
      transcript: '',
      turns: [],
    });
  });

  test('without a call id makes one row, however often it is sent', async () => {
    const unnamed = (at: number): object => {
      const { call: _, ...message } = sent.report({ id: 'gone', at: sent.begin }).message;
      return { message: { ...message, timestamp: at } };
    };
    await api.sql('DELETE FROM call');
    await post(unnamed(sent.begin + 20_000), unnamed(sent.begin + 20_000), unnamed(sent.begin + 95_000));
    const calls = await api.call(callEndpoints.list);
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({ duration: 14.25, caller: sent.guestNumber });
    expect(await detail(calls[0]!.id)).toMatchObject({ status: 'ended' });
  });
});
