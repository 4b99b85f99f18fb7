import { expect, test } from '@jest/globals';
import { Credentials } from '../../platform/credentials/credentials.service.ts';
import { z } from 'zod';
import { answeringProvider } from '../../../test/providers/answering-provider.ts';
import { envOf } from '../../../test/start/env-of.ts';
import { VapiHttp } from './vapi-http.client.ts';

/** Vapi that gives one answer, and what staff are told of it. */
function vapiOf(answer: unknown) {
  const { told, outbound, unreadable } = answeringProvider(() => answer);
  const env = envOf({ VAPI_TEST_API_KEY: 'the-key' });
  return { told, http: new VapiHttp(env, new Credentials(env), outbound, unreadable) };
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
  await expect(http.list('test', '/assistant', {})).rejects.toMatchObject({ kind: 'unreadable' });
});
