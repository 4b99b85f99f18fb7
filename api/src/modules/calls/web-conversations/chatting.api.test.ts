import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { modeEndpoints } from '@booking/contracts/mode';
import { useConnectedApi } from '../../../../test/start/connected-api.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { newStay } from '../../../../test/people/guest-trip.ts';
import { textsTo } from '../../../../test/providers/held.ts';
import { eventually } from '../../../../test/start/running-api.ts';
import {
  newestConversation,
  partsOf,
  phoneCodeOf,
  setUpAssistants,
  visitorOf,
  wordsOf,
} from '../../../../test/people/web-visitor.ts';

const house = useConnectedApi();
beforeAll(() => setUpAssistants(house));
beforeEach(() => house.api.sql('DELETE FROM rate_limit'));

const rosa = { assistant: 'booking', firstName: 'Rosa', phone: '+15125550142' } as const;
const isAnswering = async (id: string): Promise<boolean> =>
  (await house.api.sql('SELECT FROM web_conversation WHERE id = $1 AND answering_since IS NOT NULL', [id])).length > 0;

test('a chat ends in a texted room link, and staff see it as one record with its trip', async () => {
  const visitor = visitorOf(house);
  const token = await visitor.begin(rosa);
  const { startDate, endDate } = newStay();
  expect(await visitor.ask(token, `I want to book a room from ${startDate} until ${endDate} for 2 adults`)).toMatch(
    /Shall I text you a link/,
  );
  expect(await visitor.ask(token, 'Yes, please')).toMatch(/a code of six digits is on its way/);
  const code = await phoneCodeOf(house, rosa.phone);
  expect(await visitor.ask(token, code)).toMatch(/The link is on its way to your phone/);
  expect((await textsTo(house.simulators, rosa.phone))[0]!.body).toMatch(
    /choose your room here: http\S+\/room-select\/\S+$/,
  );

  const id = await newestConversation(house);
  const record = await eventually(async () => {
    const used = await house.api.sql<{ name: string }>('SELECT name FROM tool_call WHERE call_id = $1', [id]);
    const [call] = await house.api.sql<{ transcript: string }>('SELECT * FROM call WHERE id = $1', [id]);
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
  const sessions = await house.api.sql('SELECT guest_phone FROM guest_session WHERE call_id = $1', [id]);
  expect(sessions).toEqual([{ guest_phone: rosa.phone }]);
});

test('words come while a tool is still at work', async () => {
  const visitor = visitorOf(house);
  const token = await visitor.begin(rosa);
  const { startDate, endDate } = newStay();
  await house.simulators.fault('cloudbeds', 'slow');
  const answer = await visitor.say(token, `Which rooms are free from ${startDate} until ${endDate} for 2 adults?`);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const pieces: string[] = [];
  for await (const piece of answer.body!.pipeThrough(new TextDecoderStream())) pieces.push(piece);
  const [first, rest] = [pieces[0]!, pieces.slice(1).join('')];
  expect(first).toMatch(/^data: \{"delta":"That is /);
  expect(first).not.toMatch(/done/);
  expect(rest).toMatch(/data: \{"done":true\}\n\n$/);
});

describe('a message', () => {
  test.each([
    ['', 'Please type a message.'],
    ['   ', 'Please type a message.'],
    ['x'.repeat(1001), 'This message is too long.'],
  ])('%j is refused', async (text, sentence) => {
    const visitor = visitorOf(house);
    expect((await errorOf(await visitor.say(await visitor.begin(rosa), text), 400)).message).toBe(sentence);
  });

  test('waits for the answer to the one before', async () => {
    const visitor = visitorOf(house);
    const token = await visitor.begin(rosa);
    await house.api.sql('UPDATE web_conversation SET answering_since = now()');
    expect((await errorOf(await visitor.say(token, 'Hello'), 409)).code).toBe('answering');
    await house.api.sql(`UPDATE web_conversation SET answering_since = now() - interval '3 minutes'`);
    expect(await visitor.ask(token, 'Hello')).toMatch(/\w/);
    expect(await visitor.ask(token, 'Is there a pool?')).toMatch(/\w/);
  });

  test('is the last of sixty', async () => {
    const visitor = visitorOf(house);
    const token = await visitor.begin(rosa);
    await house.api.sql('UPDATE web_conversation SET said = 59');
    await visitor.ask(token, 'Is there a pool?');
    expect((await errorOf(await visitor.say(token, 'And a gym?'), 409)).code).toBe('too_long');
  });

  test.each([{}, { text: null }, { text: 5 }, { text: ['Hello'] }, ['Hello']])(
    'that is no text is refused: %j',
    async (body) => {
      const token = await visitorOf(house).begin(rosa);
      const path = `/api/ai/conversations/${token}/messages`;
      await errorOf(await house.api.request(path, { method: 'POST', body }), 400);
    },
  );
});

describe('the voice platform', () => {
  test('away is told as the last part, and the conversation goes on when it is back', async () => {
    const visitor = visitorOf(house);
    const token = await visitor.begin(rosa);
    await house.simulators.fault('vapi', 'server_error');
    expect(await partsOf(await visitor.say(token, 'Is there a pool?'))).toEqual([
      { error: expect.stringMatching(/^Our assistant cannot answer right now\. Please try again in a minute, or /) },
    ]);
    await house.simulators.heal();
    expect(await visitor.ask(token, 'Is there a pool?')).toMatch(/pool/i);
  });

  test('is left when the visitor leaves, and the turn is free again', async () => {
    const visitor = visitorOf(house);
    const token = await visitor.begin(rosa);
    await house.simulators.fault('vapi', 'hang');
    const leaving = new AbortController();
    const said = fetch(`${house.api.url}/api/ai/conversations/${token}/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text: 'Is there a pool?' }),
      signal: leaving.signal,
    }).then((answer) => answer.text());
    const id = await newestConversation(house);
    await eventually(() => isAnswering(id));
    leaving.abort();
    await expect(said).rejects.toThrow();
    await eventually(async () => !(await isAnswering(id)));
  });
});

describe('a token', () => {
  const over = 'This conversation is over. Please start a new one.';
  const refusalOf = async (token: string): Promise<string> =>
    (await errorOf(await visitorOf(house).say(token, 'Hello'), 404)).message;

  test('that was never given, and one that ran out, look the same', async () => {
    const token = await visitorOf(house).begin(rosa);
    expect(await refusalOf(`${token.slice(0, -1)}x`)).toBe(over);
    await house.api.sql('UPDATE web_conversation SET expires_at = now()');
    expect(await refusalOf(token)).toBe(over);
  });

  test('opens its own conversation and no other', async () => {
    const visitor = visitorOf(house);
    const [first, second] = [await visitor.begin(rosa), await visitor.begin({ ...rosa, firstName: 'Ben' })];
    const { startDate, endDate } = newStay();
    await visitor.ask(first, `Which rooms are free from ${startDate} until ${endDate} for 2 adults?`);
    const words = wordsOf(await partsOf(await visitor.say(second, 'Yes, please')));
    expect(words).not.toMatch(/link is on its way/);
  });

  test('ends with the mode it was given in', async () => {
    const token = await visitorOf(house).begin(rosa);
    await house.api.call(modeEndpoints.change, { body: { mode: 'live' } });
    expect(await refusalOf(token)).toBe(over);
    await house.api.call(modeEndpoints.change, { body: { mode: 'test' } });
    expect(await visitorOf(house).ask(token, 'Is there a pool?')).toMatch(/pool/i);
  });
});
