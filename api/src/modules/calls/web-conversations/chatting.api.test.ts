import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { modeEndpoints } from '@booking/contracts/mode';
import { useConnectedApi } from '../../../../test/start/connected-api.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { newStay } from '../../../../test/people/guest-trip.ts';
import { textsTo } from '../../../../test/providers/account-contents.ts';
import { eventually } from '../../../../test/start/running-api.ts';
import {
  newestConversation,
  partsOf,
  phoneCodeOf,
  setUpAssistants,
  visitorOf,
  wordsOf,
} from '../../../../test/people/web-visitor.ts';

const hotel = useConnectedApi();
beforeAll(() => setUpAssistants(hotel));
beforeEach(() => hotel.api.sql('DELETE FROM rate_limit'));

const rosa = { assistant: 'booking', firstName: 'Rosa', phone: '+15125550142' } as const;
const isAnswering = async (id: string): Promise<boolean> =>
  (await hotel.api.sql('SELECT FROM web_conversation WHERE id = $1 AND answering_since IS NOT NULL', [id])).length > 0;

test('a chat ends in a texted room link, and staff see it as one record with its trip', async () => {
  const visitor = visitorOf(hotel);
  const token = await visitor.begin(rosa);
  const { startDate, endDate } = newStay();
  expect(await visitor.ask(token, `I want to book a room from ${startDate} until ${endDate} for 2 adults`)).toMatch(
    /Shall I text you a link/,
  );
  expect(await visitor.ask(token, 'Yes, please')).toMatch(/a code of six digits is on its way/);
  const code = await phoneCodeOf(hotel, rosa.phone);
  expect(await visitor.ask(token, code)).toMatch(/The link is on its way to your phone/);
  expect((await textsTo(hotel.simulators, rosa.phone))[0]!.body).toMatch(
    /choose your room here: http\S+\/room-select\/\S+$/,
  );

  const id = await newestConversation(hotel);
  const record = await eventually(async () => {
    const used = await hotel.api.sql<{ name: string }>('SELECT name FROM tool_call WHERE call_id = $1', [id]);
    const [call] = await hotel.api.sql<{ transcript: string }>('SELECT * FROM call WHERE id = $1', [id]);
    return used.length === 4 && { ...call!, used: used.map(({ name }) => name).sort() };
  });
  expect(record).toMatchObject({
    ...{ mode: 'test', kind: 'webChat', status: 'ended', assistant_name: 'Booking Agent' },
    ...{ caller_name: 'Rosa', caller_number: rosa.phone },
    used: [
      'get_availability_and_rates',
      'get_guest_intake',
      ...['send_room_selection_link', 'send_room_selection_link'],
    ],
  });
  expect(record.transcript).toMatch(
    /^User: I want to book[^]*\nAI: [^]*\nUser: Yes, please\nAI: To be sure [^]*\nUser: •{6}\nAI: The link is on its way/,
  );
  const sessions = await hotel.api.sql('SELECT guest_phone FROM guest_session WHERE call_id = $1', [id]);
  expect(sessions).toEqual([{ guest_phone: rosa.phone }]);
});

test('words stream while a tool is still running', async () => {
  const visitor = visitorOf(hotel);
  const token = await visitor.begin(rosa);
  const { startDate, endDate } = newStay();
  await hotel.simulators.fault('cloudbeds', 'slow');
  const answer = await visitor.say(token, `Which rooms are free from ${startDate} until ${endDate} for 2 adults?`);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const pieces: string[] = [];
  for await (const piece of answer.body!.pipeThrough(new TextDecoderStream())) pieces.push(piece);
  const [first, rest] = [pieces[0]!, pieces.slice(1).join('')];
  expect(first).toMatch(/^data: \{"delta":"That is /);
  expect(first).not.toMatch(/done/);
  expect(rest).toMatch(/data: \{"done":true\b.*\}\n\n$/);
});

describe('a message', () => {
  test.each([
    ['', 'Please type a message.'],
    ['   ', 'Please type a message.'],
    ['x'.repeat(1001), 'This message is too long.'],
  ])('%j is refused', async (text, sentence) => {
    const visitor = visitorOf(hotel);
    expect((await errorOf(await visitor.say(await visitor.begin(rosa), text), 400)).message).toBe(sentence);
  });

  test('waits for the answer to the one before', async () => {
    const visitor = visitorOf(hotel);
    const token = await visitor.begin(rosa);
    await hotel.api.sql('UPDATE web_conversation SET answering_since = now()');
    expect((await errorOf(await visitor.say(token, 'Hello'), 409)).code).toBe('answering');
    await hotel.api.sql(`UPDATE web_conversation SET answering_since = now() - interval '3 minutes'`);
    expect(await visitor.ask(token, 'Hello')).toMatch(/\w/);
    expect(await visitor.ask(token, 'Is there a pool?')).toMatch(/\w/);
  });

  test('is rejected after sixty', async () => {
    const visitor = visitorOf(hotel);
    const token = await visitor.begin(rosa);
    await hotel.api.sql('UPDATE web_conversation SET said = 59');
    await visitor.ask(token, 'Is there a pool?');
    expect((await errorOf(await visitor.say(token, 'And a gym?'), 409)).code).toBe('too_long');
  });

  test.each([{}, { text: null }, { text: 5 }, { text: ['Hello'] }, ['Hello']])(
    'that is not text is rejected: %j',
    async (body) => {
      const token = await visitorOf(hotel).begin(rosa);
      const path = `/api/ai/conversations/${token}/messages`;
      await errorOf(await hotel.api.request(path, { method: 'POST', body }), 400);
    },
  );
});

describe('the voice platform', () => {
  test('that is down is reported as the last part, and the conversation continues when it is back', async () => {
    const visitor = visitorOf(hotel);
    const token = await visitor.begin(rosa);
    await hotel.simulators.fault('vapi', 'server_error');
    expect(await partsOf(await visitor.say(token, 'Is there a pool?'))).toEqual([
      { error: expect.stringMatching(/^Our assistant cannot answer right now\. Please try again in a minute, or /) },
    ]);
    await hotel.simulators.heal();
    expect(await visitor.ask(token, 'Is there a pool?')).toMatch(/pool/i);
  });

  test('is disconnected when the visitor leaves, and the turn is free again', async () => {
    const visitor = visitorOf(hotel);
    const token = await visitor.begin(rosa);
    await hotel.simulators.fault('vapi', 'hang');
    const leaving = new AbortController();
    const said = fetch(`${hotel.api.url}/api/ai/conversations/${token}/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text: 'Is there a pool?' }),
      signal: leaving.signal,
    }).then((answer) => answer.text());
    const id = await newestConversation(hotel);
    await eventually(() => isAnswering(id));
    leaving.abort();
    await expect(said).rejects.toThrow();
    await eventually(async () => !(await isAnswering(id)));
  });
});

describe('a token', () => {
  const over = 'This conversation is over. Please start a new one.';
  const refusalOf = async (token: string): Promise<string> =>
    (await errorOf(await visitorOf(hotel).say(token, 'Hello'), 404)).message;

  test('that never existed and one that expired get equal answers', async () => {
    const token = await visitorOf(hotel).begin(rosa);
    expect(await refusalOf(`${token.slice(0, -1)}x`)).toBe(over);
    await hotel.api.sql('UPDATE web_conversation SET expires_at = now()');
    expect(await refusalOf(token)).toBe(over);
  });

  test('opens only its own conversation', async () => {
    const visitor = visitorOf(hotel);
    const [first, second] = [await visitor.begin(rosa), await visitor.begin({ ...rosa, firstName: 'Ben' })];
    const { startDate, endDate } = newStay();
    await visitor.ask(first, `Which rooms are free from ${startDate} until ${endDate} for 2 adults?`);
    const words = wordsOf(await partsOf(await visitor.say(second, 'Yes, please')));
    expect(words).not.toMatch(/link is on its way/);
  });

  test('ends with its mode', async () => {
    const token = await visitorOf(hotel).begin(rosa);
    await hotel.api.call(modeEndpoints.change, { body: { mode: 'live' } });
    expect(await refusalOf(token)).toBe(over);
    await hotel.api.call(modeEndpoints.change, { body: { mode: 'test' } });
    expect(await visitorOf(hotel).ask(token, 'Is there a pool?')).toMatch(/pool/i);
  });
});
