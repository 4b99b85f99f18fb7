import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { useConnectedApi } from '../../../../test/start/connected-api.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { inChat, newestConversation, setUpAssistants, visitorOf } from '../../../../test/people/web-visitor.ts';

const rosa = { assistant: 'booking', firstName: 'Rosa', phone: '+15125550144' } as const;
const inAnHour = 'Too many attempts. Wait 60 minutes and try again.';
const tomorrow = 'Too many attempts. Wait 24 hours and try again.';
const busy = 'Our assistants are very busy today. Please call us instead.';

const hotel = useConnectedApi();
beforeAll(() => setUpAssistants(hotel));
beforeEach(() => hotel.api.sql('DELETE FROM rate_limit'));

/** As if somebody, or all together, had done so that often by now. */
const counted = (key: string, times: number, seconds: number) =>
  hotel.api.sql(
    `INSERT INTO rate_limit (key, points, expire) VALUES ($1, $2, $3)
     ON CONFLICT (key) DO UPDATE SET points = excluded.points, expire = excluded.expire`,
    [key, times, Date.now() + seconds * 1000 - 500],
  );
const [hour, day] = [60 * 60, 24 * 60 * 60];

test('an address may begin thirty conversations an hour', async () => {
  await counted('/api/ai/conversations:127.0.0.1', 29, hour);
  await visitorOf(hotel).begin(rosa);
  expect((await errorOf(await visitorOf(hotel).start(rosa), 429)).message).toBe(inAnHour);
});

test.each([
  ['240 messages an hour are answered from an address', 'web-message:127.0.0.1', 239, hour, inAnHour],
  ['3,000 messages a day are answered in all', 'web-message-day:all', 2999, day, busy],
])('%s', async (_, key, times, seconds, sentence) => {
  const visitor = visitorOf(hotel);
  const token = await visitor.begin(rosa);
  await counted(key, times, seconds);
  await visitor.ask(token, 'Is there a pool?');
  expect((await errorOf(await visitor.say(token, 'And a gym?'), 429)).message).toBe(sentence);
});

test.each([
  ['twenty keys to speak an hour are given to an address', 'web-call:127.0.0.1', 19, hour, inAnHour],
  ['200 keys a day are given in all', 'web-call-day:all', 199, day, busy],
])('%s', async (_, key, times, seconds, sentence) => {
  const visitor = visitorOf(hotel);
  const tokens = [await visitor.begin(rosa), await visitor.begin(rosa)];
  await counted(key, times, seconds);
  expect((await visitor.voice(tokens[0]!)).status).toBe(200);
  expect((await errorOf(await visitor.voice(tokens[1]!), 429)).message).toBe(sentence);
});

test('a conversation opens one call at a time, and may retry at once when none was opened', async () => {
  const visitor = visitorOf(hotel);
  const token = await visitor.begin(rosa);
  await hotel.simulators.fault('vapi', 'server_error');
  await errorOf(await visitor.voice(token), 502);
  await hotel.simulators.heal();
  expect((await visitor.voice(token)).status).toBe(200);
  // as a copy of the request that another replica was sent
  expect((await errorOf(await visitor.voice(token), 429)).code).toBe('call_opening');
  await hotel.api.sql(`UPDATE rate_limit SET expire = 0 WHERE key LIKE 'web-call-opening:%'`);
  expect((await visitor.voice(token)).status).toBe(200);
});

test('an address may try twenty wrong tokens a minute', async () => {
  const visitor = visitorOf(hotel);
  const token = await visitor.begin(rosa);
  await counted('web-conversation-miss:127.0.0.1', 19, 60);
  await errorOf(await visitor.say('made-up', 'Hello'), 404);
  for (const tried of ['made-up', token])
    expect((await errorOf(await visitor.say(tried, 'Hello'), 429)).message).toBe(
      'Too many attempts. Wait a minute and try again.',
    );
});

test.each([
  ['ten things are done for a conversation', (id: string) => `web-tool:${id}`, 9, hour, inAnHour],
  ['ten a day for a number', () => `web-tool-phone:${rosa.phone}`, 9, day, tomorrow],
  ['300 a day for all', () => 'web-tool-day:all', 299, day, tomorrow],
] as const)('%s', async (_, keyOf, times, seconds, sentence) => {
  await visitorOf(hotel).begin(rosa);
  const id = await newestConversation(hotel);
  await counted(keyOf(id), times, seconds);
  const text = () => inChat(hotel, id)('vapi-tools/send_sms', { phone: rosa.phone, message: 'Hi' });
  expect((await text()).error).toBeUndefined();
  expect((await text()).error).toBe(sentence);
});
