import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { Env } from '../../platform/env/env.ts';
import type { Outbound } from '../../platform/outbound/outbound.ts';
import type { AskedList, UnreadableRows } from '../../platform/outbound/unreadable-rows.service.ts';
import { VapiHttp } from './vapi-http.ts';

const env = Env.read({
  DATABASE_URL: 'postgres://localhost/x',
  VAPI_WEBHOOK_SECRET: 'a-secret-of-a-test',
  VAPI_TOOL_TOKEN: 'a-token-for-a-test',
  VAPI_STAFF_TOOL_TOKEN: 'staff-a-token-for-a-test',
  VAPI_CUSTOMER_TOOL_TOKEN: 'customer-a-token-for-a-test',
  SECRET_KEY: 'a-key-that-is-only-for-tests',
  VAPI_TEST_API_KEY: 'the-key',
});

/** Vapi that gives one answer, and what staff are told of it. */
function vapiOf(answer: unknown) {
  const told: [AskedList, readonly string[]][] = [];
  const send = () => Promise.resolve({ status: 200, headers: new Headers(), text: JSON.stringify(answer) });
  const note: UnreadableRows['note'] = async (asked, problems) => void told.push([asked, problems]);
  return { told, http: new VapiHttp(env, { send } as unknown as Outbound, { note } as UnreadableRows) };
}

const clara = { id: 'a-1', name: 'Clara' };
const asked = { provider: 'vapi', mode: 'test', list: '/assistant', scope: '' };

test.each<[string, unknown]>([
  ['null', null],
  ['a text', 'Clara'],
  ['without an id', { name: 'Clara' }],
  ['with an empty id', { ...clara, id: '' }],
  ['with a number as its id', { ...clara, id: 7 }],
])('a row that is %s is left out and told once, and the others stand', async (_, odd) => {
  for (const answer of [[odd, clara], { results: [odd, clara] }]) {
    const { http, told } = vapiOf(answer);
    expect(await http.list('test', '/assistant', {})).toEqual([clara]);
    expect(told).toEqual([[asked, [expect.stringMatching(/./)]]]);
  }
});

test('a list that is read whole says that what was wrong with it is over', async () => {
  const { http, told } = vapiOf([clara]);
  await http.list('test', '/assistant', {});
  expect(told).toEqual([[asked, []]]);
});

test('a page is as long as it came, so that a row that cannot be read does not end the list', async () => {
  const row = z.looseObject({ id: z.string(), createdAt: z.string() });
  const call = { id: 'c-1', createdAt: '2026-11-10T18:00:00.000Z' };
  const { http, told } = vapiOf([call, { ...call, createdAt: null }, null]);
  const { rows, size, problems } = await http.page('test', '/call', {}, row);
  expect([rows, size, problems.length]).toEqual([[call], 3, 2]);
  expect(told).toEqual([]);
});

test('what is no list at all is said', async () => {
  const { http } = vapiOf({ message: 'Hello' });
  await expect(http.list('test', '/assistant', {})).rejects.toMatchObject({ trouble: 'unreadable' });
});
