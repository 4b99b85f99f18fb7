import { beforeEach, describe, expect, test } from '@jest/globals';
import { addressOf } from '@booking/contracts/endpoint';
import { liveCallEndpoints, type LiveCall } from '@booking/contracts/live-calls';
import { voiceEndpoints } from '@booking/contracts/voice';
import { deliver } from '../../../../test/requests/call-rows.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { eventually, owner } from '../../../../test/start/running-api.ts';
import { useConnectedApi } from '../../../../test/start/connected-api.ts';
import { basicOf } from '../../../../test/people/staff.ts';
import { setUpVoice, type VoiceAccount } from '../../../../test/providers/voice-account.ts';
import * as sent from '../../../../test/providers/server-messages.ts';

const headers = basicOf(owner.email, owner.password);
const hotel = useConnectedApi();

let count = 0;
const newPhone = () => ({
  id: `11fe0000-0000-4000-8000-${String(++count).padStart(12, '0')}`,
  at: Date.now() - 60_000,
});
type Phone = ReturnType<typeof newPhone>;

const monitor = { listenUrl: 'wss://calls.vapi.ai/x/listen', controlUrl: 'https://calls.vapi.ai/x/control' };
const begun = (phone: Phone, rest: object = { monitor }): object => {
  const { message } = sent.statusUpdate(phone, 'in-progress', 0);
  return { message: { ...message, call: { ...(message['call'] as object), ...rest } } };
};
const says = (phone: Phone, after: number, role: string, transcript: string, transcriptType = 'final'): object => ({
  message: {
    ...{ type: 'transcript[transcriptType="final"]', timestamp: phone.at + after },
    ...{ role, transcript, transcriptType, call: sent.snapshot(phone) },
  },
});
const list = (): Promise<LiveCall[]> => hotel.api.call(liveCallEndpoints.list);
const wordsOf = async ({ id }: Phone) => (await list()).find((call) => call.id === id)?.turns.map(({ text }) => text);
const end = (id: string): Promise<Response> =>
  hotel.api.request(addressOf(liveCallEndpoints.end, { id }), { method: 'POST', headers, body: {} });

describe('who is on the line', () => {
  beforeEach(() => hotel.api.sql('DELETE FROM call; DELETE FROM inbound_event'));

  test('is shown with what was said, turn by turn, as it is said', async () => {
    const phone = newPhone();
    await deliver(hotel.api, [begun(phone), says(phone, 1000, 'assistant', 'Good evening.')]);
    expect(await list()).toEqual([
      {
        ...{ id: phone.id, caller: sent.guestNumber, guestName: null, assistantName: 'Guest booking' },
        ...{ startedAt: new Date(phone.at).toISOString(), canListen: true, canEnd: true },
        turns: [{ speaker: 'assistant', text: 'Good evening.', at: new Date(phone.at + 1000).toISOString() }],
      },
    ]);
    await deliver(hotel.api, [says(phone, 3000, 'user', 'A room, please.')]);
    expect(await wordsOf(phone)).toEqual(['Good evening.', 'A room, please.']);
  });

  test('is shown in order and once, however the messages come', async () => {
    const phone = newPhone();
    const [first, second] = [says(phone, 1000, 'assistant', 'One.'), says(phone, 2000, 'user', 'Two.')];
    await deliver(hotel.api, [second, first, second, begun(phone), says(phone, 2500, 'user', 'Thr', 'partial')]);
    expect(await wordsOf(phone)).toEqual(['One.', 'Two.']);
  });

  test('is nobody any more once the call has ended, and its turns are those of the report', async () => {
    const phone = newPhone();
    await deliver(hotel.api, [begun(phone), says(phone, 1000, 'assistant', 'Good evening.')]);
    await deliver(hotel.api, [sent.statusUpdate(phone, 'ended', 14_000)]);
    expect(await list()).toEqual([]);
    await deliver(hotel.api, [sent.report(phone), says(phone, 1500, 'user', 'Late.')]);
    expect(await hotel.api.sql('SELECT FROM live_turn')).toEqual([]);
  });

  test('keeps no card number', async () => {
    const phone = newPhone();
    await deliver(hotel.api, [begun(phone), says(phone, 1000, 'user', 'It is 4242 4242 4242 4242.')]);
    expect((await wordsOf(phone))?.join()).not.toMatch(/4242 4242/);
  });

  test('can be neither heard nor cut off where the account named no address for it', async () => {
    const phone = newPhone();
    await deliver(hotel.api, [begun(phone, {})]);
    expect(await list()).toMatchObject([{ canListen: false, canEnd: false }]);
    const path = addressOf(liveCallEndpoints.listen, { id: phone.id });
    const refused = await hotel.api.request(path, { method: 'POST', headers, body: {} });
    expect((await errorOf(refused, 409)).message).toMatch(/does not let calls be listened to/);
  });
});

test('a call that is over, or none at all, cannot be ended', async () => {
  const phone = newPhone();
  await deliver(hotel.api, [sent.report(phone)]);
  expect((await errorOf(await end(phone.id), 409)).message).toBe('This call is over.');
  await errorOf(await end('nobody'), 404);
});

describe('a call at the voice platform', () => {
  const watch = async (account: VoiceAccount): Promise<string> => {
    const plan = { listenAuthenticationEnabled: true, controlAuthenticationEnabled: true };
    await account.ask('PATCH', `/assistant/${account.assistantId}`, { monitorPlan: plan });
    const body = { phoneNumber: '+15125550101', testScenario: 'property_info' } as const;
    return (await hotel.api.call(voiceEndpoints.testCall, { body })).callId;
  };

  test('is followed, heard and ended', async () => {
    const account = await setUpVoice(hotel.simulators);
    const id = await watch(account);
    const call = await eventually(async () => (await list()).find((each) => each.id === id && each.turns.length > 0));
    expect(call).toMatchObject({ canListen: true, canEnd: true });

    const { address } = await hotel.api.call(liveCallEndpoints.listen, { params: { id }, body: {} });
    const gone = new AbortController();
    const sound = await fetch(hotel.api.url + address, { headers, signal: gone.signal });
    expect([sound.status, sound.headers.get('content-type')]).toEqual([200, 'audio/wav']);
    let heard = Buffer.alloc(0);
    for await (const part of sound.body!) {
      heard = Buffer.concat([heard, part as Uint8Array]);
      if (heard.length > 5_000) break;
    }
    gone.abort();
    expect(heard.subarray(0, 12).toString('latin1')).toMatch(/^RIFF.{4}WAVE$/s);
    expect(heard.subarray(44).some((byte) => byte !== 0)).toBe(true);

    expect((await end(id)).status).toBe(200);
    const over = await eventually(async () => {
      const { status, endedReason } = await account.ask<{ status: string; endedReason?: string }>('GET', `/call/${id}`);
      return status === 'ended' && endedReason;
    });
    expect(over).toBe('manually-canceled');
    const audited = await hotel.api.sql<{ action: string; actor_email: string }>(
      `SELECT action, actor_email FROM audit_event WHERE subject_id = $1 ORDER BY id`,
      [id],
    );
    expect(audited).toEqual(['calls.listen_live', 'calls.end'].map((action) => ({ action, actor_email: owner.email })));
  });
});
