import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { callEndpoints } from '@booking/contracts/calls';
import { insertCalls } from '../../../../test/requests/call-rows.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { owner, startApi, type RunningApi } from '../../../../test/start/running-api.ts';
import { basicOf } from '../../../../test/people/staff.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
  const transcripts: Record<string, string> = {
    king: "AI: Good evening.\nUser: I'd like a king-size room with a lake view.\n",
    price: 'AI: That is $189.50 a night, for 2026-12-01 to 2026-12-03.\nUser: Send it to ann.smith@guest.example.\n',
    accents: 'User: Ich heiße Zoë Müller, ein Zimmer für zwei.\nAI: 您好，欢迎光临。\n',
    arabic: 'User: مرحبا، أريد غرفة لليلتين\n',
    path: 'AI: See lakeside.example/rooms or and/or ask.\nUser: OK 👍🏽\n',
  };
  const phones = ['+15550100142', '+14425550107', '+493012345678', null, null];
  await insertCalls(
    api,
    Object.entries(transcripts).map(([id, transcript], index) => ({
      id,
      transcript,
      caller_number: phones[index],
      started_at: new Date(Date.parse('2026-11-10T12:00:00Z') - index * 1000).toISOString(),
    })),
  );
  // so many newer ones that an index is asked
  const silent = Array.from({ length: 200 }, (_, n) => ({ id: `silent-${n}`, started_at: '2026-11-12T12:00:00Z' }));
  await insertCalls(api, silent);
});
afterAll(() => api.stop());

const found = async (q: string): Promise<string[]> =>
  (await api.call(callEndpoints.list, { query: { q } })).map(({ id }) => id);

test.each([
  ['king', ['king']],
  ['KING', ['king']],
  ['kin', ['king']],
  ['room view', ['king']],
  ['lake sea', []],
  ['good evening', ['king']],
  ['king-size', ['king']],
  ["I'd like", ['king']],
  ['d like', ['king']],
  ['k', []],
  ['zoë müller', ['accents']],
  ['müll', ['accents']],
  ['MÜLLER', ['accents']],
  ['غرفة', ['arabic']],
  ['您好', ['accents']],
  ['ing', []],
  ['nothing of the sort', []],
])('words: "%s" finds %j', async (q, ids) => {
  expect(await found(q)).toEqual(ids);
});

test.each([
  ['189.50', ['price']],
  ['$189', ['price']],
  ['2026-12-01', ['price']],
  ['ann.smith@guest.example', ['price']],
  ['smith', ['price']],
  ['guest.example', ['price']],
  ['lakeside.example', ['path']],
  ['rooms', ['path']],
  ['and/or', ['path']],
])('words with signs: "%s" finds %j', async (q, ids) => {
  expect(await found(q)).toEqual(ids);
});

test.each([
  ['+1 (555) 010-0142', ['king']],
  ['15550100142', ['king']],
  ['0142', ['king']],
  ['555', ['king', 'price']],
  ['(442) 555', ['price']],
  ['+49 30', ['accents']],
  ['999999', []],
])('digits of the phone: "%s" finds %j', async (q, ids) => {
  expect(await found(q)).toEqual(ids);
});

test.each([
  '%',
  '_',
  "'",
  "' OR 1=1 --",
  '"',
  '\\',
  '&',
  '|',
  '!',
  ':*',
  '<->',
  '(',
  '*',
  '; DROP TABLE call',
  '👍',
  '…',
])('signs with a special meaning in SQL are searched literally: %s', async (q) => {
  expect(await found(q)).toEqual([]);
});

test('signs around a word are ignored', async () => {
  for (const q of [
    'king & !lake',
    '(king',
    'king:*',
    "'king'",
    'king | nothing'.replace('nothing', 'lake'),
    '%king%',
  ]) {
    expect({ q, ids: await found(q) }).toEqual({ q, ids: ['king'] });
  }
});

test('an empty or too long search is rejected', async () => {
  for (const q of ['', '  ', 'x'.repeat(101)]) {
    const headers = basicOf(owner.email, owner.password);
    await errorOf(await api.request(`/api/admin/call-logs?q=${encodeURIComponent(q)}`, { headers }), 400);
  }
});
