import { describe, expect, test } from '@jest/globals';
import { useConnectedApi } from '../../../../test/start/connected-api.ts';
import { textsTo } from '../../../../test/providers/account-contents.ts';
import { runJob } from '../../../../test/requests/jobs.ts';
import { toolCalls, type Json } from '../../../../test/providers/server-messages.ts';
import { announce, tokenFor } from '../../../../test/requests/tool-calls.ts';

type Answer = { result?: string; error?: string };

const hotel = useConnectedApi();

let phones = 0;
/** A person whom nobody else has texted. */
async function newCall() {
  const phone = { id: crypto.randomUUID(), at: Date.now(), guest: `+15125550${160 + phones++}` };
  await announce(hotel.api, phone);
  return phone;
}
type Phone = Awaited<ReturnType<typeof newCall>>;

async function use(
  phone: Phone,
  path = 'vapi-tools/send_sms',
  args: Json = { phone: phone.guest, message: 'Our address' },
  id = 'call_of_the_model',
): Promise<Answer> {
  const body = toolCalls(phone, [{ id, name: path.split('/').at(-1)!, arguments: args }]);
  const answer = await hotel.api.request(`/api/${path}`, { method: 'POST', headers: tokenFor(path), body });
  expect(answer.status).toBe(200);
  const { name: _, toolCallId: __, ...said } = ((await answer.json()) as { results: (Answer & Json)[] }).results[0]!;
  return said;
}
const textsOf = async ({ guest }: Phone): Promise<number> => (await textsTo(hotel.simulators, guest)).length;

/** A claim of a process that has died over it. */
const dieOver = ({ id }: Phone, tool: string): Promise<unknown> =>
  hotel.api.sql(
    `INSERT INTO tool_claim (call_id, tool_call_id, audience, tool, claimed_at)
     VALUES ($1, 'call_of_the_model', 'guest', $2, now() - interval '1 minute')`,
    [id, tool],
  );

describe('a tool call that is repeated', () => {
  test('thirty times at once is done once, and all get its answer', async () => {
    const phone = await newCall();
    const answers = await Promise.all(Array.from({ length: 30 }, () => use(phone)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toEqual({ result: 'The text message is on its way.' });
    expect(await textsOf(phone)).toBe(1);
  });

  test('later gets the first answer, also with other arguments', async () => {
    const phone = await newCall();
    const first = await use(phone);
    expect(await use(phone)).toEqual(first);
    expect(await use(phone, undefined, { phone: phone.guest, message: 'Something else' })).toEqual(first);
    expect(await textsOf(phone)).toBe(1);
  });

  test('is no repeat in another call, or under another id', async () => {
    const [phone, another] = [await newCall(), await newCall()];
    for (const each of [phone, another]) expect(await use(each)).toHaveProperty('result');
    expect(await use(phone, undefined, undefined, 'another_call_of_the_model')).toHaveProperty('result');
    expect([await textsOf(phone), await textsOf(another)]).toEqual([2, 1]);
  });

  test('under the id of another tool, or at another endpoint, does not get its answer', async () => {
    const phone = await newCall();
    const { result } = await use(phone, 'vapi-tools/get_property_facts', { topic: 'pool' });
    const others = [
      await use(phone),
      await use(phone, 'customer-tools/find_my_reservations', {}),
      await use(phone, 'staff-tools/get_staff_info', {}),
    ];
    for (const each of others)
      expect(each).toEqual({ error: 'I am sorry, that did not work just now. Please ask again.' });
    expect(await use(phone, 'vapi-tools/get_property_facts', { topic: 'pool' })).toEqual({ result });
    expect(await textsOf(phone)).toBe(0);
  });
});

describe('a tool call over which a process died', () => {
  test('is not repeated when it writes, and the caller hears so', async () => {
    const phone = await newCall();
    await dieOver(phone, 'send_sms');
    const answers = await Promise.all([use(phone), use(phone)]);
    for (const { error } of answers) expect(error).toMatch(/I cannot see whether it went through/);
    expect(await textsOf(phone)).toBe(0);
  });

  test('is repeated when it only reads', async () => {
    const phone = await newCall();
    await dieOver(phone, 'get_property_facts');
    const answer = await use(phone, 'vapi-tools/get_property_facts', { topic: 'check-in' });
    expect(answer.result).toMatch(/Check-in/);
    expect(await use(phone, 'vapi-tools/get_property_facts', { topic: 'check-in' })).toEqual(answer);
  });
});

test('answers are stored for a day, and the claim for much longer', async () => {
  const phone = await newCall();
  await use(phone);
  await hotel.api.sql(
    `UPDATE tool_claim SET claimed_at = now() - interval '2 days', answered_at = now() - interval '2 days' WHERE call_id = $1`,
    [phone.id],
  );
  await hotel.api.sql(`UPDATE reported_call SET reported_at = now() - interval '2 days' WHERE id = $1`, [phone.id]);
  await runJob(hotel.api, 'delete-old-reported-calls');
  expect(await hotel.api.sql('SELECT result FROM tool_claim WHERE call_id = $1', [phone.id])).toEqual([
    { result: null },
  ]);
  expect(await hotel.api.sql('SELECT FROM reported_call WHERE id = $1', [phone.id])).toEqual([]);
  await announce(hotel.api, phone);
  expect((await use(phone)).error).toMatch(/^This was already done/);
  expect(await textsOf(phone)).toBe(1);
});
