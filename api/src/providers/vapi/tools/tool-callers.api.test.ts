import { beforeAll, describe, expect, test } from '@jest/globals';
import { useConnectedApi } from '../../../../test/start/connected-api.ts';
import { useFrontDesk } from '../../../../test/people/front-desk.ts';
import { newStay } from '../../../../test/people/guest-trip.ts';
import { textsTo } from '../../../../test/providers/account-contents.ts';
import { statusUpdate, toolCalls, type Json } from '../../../../test/providers/server-messages.ts';
import { announce, tokenFor } from '../../../../test/requests/tool-calls.ts';
import { setUpVoice, type VoiceAccount } from '../../../../test/providers/voice-account.ts';

const hotel = useConnectedApi();
const desk = useFrontDesk(hotel);

const victim = '+15125550114';
const other = '+15125550115';

let reservationId: string;
let voice: VoiceAccount;
beforeAll(async () => {
  ({ id: reservationId } = await desk.reserve({ ...newStay(), phone: victim }));
  voice = await setUpVoice(hotel.simulators, []);
});

type Phone = { id: string; at: number; guest: string };
const newCall = (guest: string): Phone => ({ id: crypto.randomUUID(), at: Date.now(), guest });

/** Uses a tool in a call, of which the message says what `more` and `call` say. */
async function use(
  path: string,
  phone: Phone,
  { message: more = {}, call = {} }: { message?: Json; call?: Json } = {},
  args: Json = { reservationId, phone: victim, message: 'Hello.' },
): Promise<string> {
  const name = path.split('/').at(-1)!;
  const { message } = toolCalls(phone, [{ id: `call_${crypto.randomUUID()}`, name, arguments: args }]);
  const body = { message: { ...message, ...more, call: { ...(message['call'] as Json), ...call } } };
  const answer = await hotel.api.request(`/api/${path}`, { method: 'POST', headers: tokenFor(path), body });
  expect(answer.status).toBe(200);
  const { results } = (await answer.json()) as { results: { result?: string; error?: string }[] };
  return results[0]!.result ?? results[0]!.error!;
}
const details = 'customer-tools/get_reservation_details';
const isTold = (said: string): boolean => said.includes(`Reservation ${reservationId}`);

describe('a call that Vapi told of', () => {
  test('has the rights of its number, and texts go there', async () => {
    const phone = newCall(victim);
    await announce(hotel.api, phone);
    expect(isTold(await use(details, phone))).toBe(true);
    await use('vapi-tools/send_sms', phone);
    expect(await textsTo(hotel.simulators, victim)).toHaveLength(1);
  });

  test('keeps its number whatever a message says', async () => {
    const phone = newCall(other);
    await announce(hotel.api, phone);
    const customer = { number: victim };
    const claims: { message?: Json; call?: Json }[] = [
      { message: { customer } },
      { call: { customer } },
      { call: { assistantOverrides: { variableValues: { guestPhone: victim, customer } } } },
      { message: { phoneNumber: customer, assistant: { metadata: { customer } } } },
    ];
    for (const claim of claims) expect(isTold(await use(details, phone, claim))).toBe(false);
    await use('vapi-tools/send_sms', phone, { message: { customer }, call: { customer } });
    expect(await textsTo(hotel.simulators, other)).toHaveLength(1);
  });

  test('keeps it, too, when a later message says another', async () => {
    const phone = newCall(other);
    await announce(hotel.api, phone);
    await announce(hotel.api, { ...phone, guest: victim });
    expect(isTold(await use(details, phone))).toBe(false);
  });
});

describe('what is no telephone call', () => {
  test.each([
    ['whose kind is missing', { type: undefined }],
    ['of a websocket', { type: 'vapi.websocketCall' }],
    ['of a browser', { type: 'webCall' }],
    ['of a kind written otherwise', { type: 'InboundPhoneCall' }],
    ['of a kind that is new', { type: 'inboundVideoCall' }],
    ['of a kind that is no text', { type: ['inboundPhoneCall'] }],
  ])('a call %s has no caller, though its message names one', async (_, kind) => {
    const phone = newCall(victim);
    const { message } = statusUpdate(phone, 'in-progress', 0);
    await hotel.api.webhook({ message: { ...message, call: { ...(message['call'] as Json), ...kind } } });
    for (const call of [kind, {}]) {
      expect(isTold(await use(details, phone, { call }))).toBe(false);
      expect(await use('vapi-tools/send_sms', phone, { call })).toMatch(/no phone number that can be texted/);
    }
  });

  test('a chat has no caller, though a telephone call stands beside it', async () => {
    const phone = newCall(victim);
    await announce(hotel.api, phone);
    for (const chat of [{ id: crypto.randomUUID() }, { sessionId: phone.id }, {}]) {
      expect(isTold(await use(details, phone, { message: { chat } }))).toBe(false);
    }
  });
});

describe('a call that Vapi did not tell of', () => {
  test('is rejected with a sentence to speak', async () => {
    const phone = newCall(victim);
    expect(await use(details, phone)).toBe(
      'I cannot find this call in our systems, so I cannot do that. Please call the hotel.',
    );
    expect(await use('vapi-tools/get_property_facts', phone, {}, { topic: 'pool' })).toMatch(
      /^I cannot find this call/,
    );
  });

  test('is requested from Vapi, and has the number of the answer', async () => {
    const { assistantId } = voice;
    const placed = await voice.ask<{ id: string }>('POST', '/call', {
      assistantId,
      phoneNumberId: hotel.simulators.env['VAPI_TEST_PHONE_NUMBER_ID'],
      customer: { number: victim },
      // nothing of it reaches us
      assistantOverrides: { server: { url: 'http://127.0.0.1:9/nowhere' } },
    });
    const phone = { ...newCall(other), id: placed.id };
    expect(isTold(await use(details, phone, { message: { customer: { number: other } } }))).toBe(true);
  });

  test('is refused for now while Vapi is down', async () => {
    await hotel.simulators.fault('vapi', 'server_error');
    expect(await use(details, newCall(victim))).toMatch(/^I cannot reach our systems for this call just now/);
  });
});
