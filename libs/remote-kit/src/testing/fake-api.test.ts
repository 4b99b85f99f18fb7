import { expect, test } from '@jest/globals';
import { endpoints } from '@booking/contracts/endpoint';
import { z } from 'zod';
import { answering, refusing } from './answers.ts';
import { createFakeApi } from './fake-api.ts';

const { bag, wash } = endpoints({
  bag: {
    method: 'GET',
    path: '/api/admin/bags/{id}',
    summary: 'One bag',
    access: 'signed-in',
    params: z.object({ id: z.string() }),
    query: z.object({ limit: z.coerce.number().optional() }),
    answer: z.object({ id: z.string(), pieces: z.number() }),
  },
  wash: {
    method: 'POST',
    path: '/api/admin/bags',
    summary: 'Washes a bag',
    access: 'signed-in',
    body: z.object({ id: z.string() }),
    answer: z.object({ id: z.string() }),
    status: 201,
  },
});

test('an endpoint answers by what was asked of it', async () => {
  const { fetch, calls, problems } = createFakeApi([
    answering(bag, ({ params, query }) => ({ id: params.id, pieces: query.limit ?? 0 })),
  ]);
  const answer = await fetch('/api/admin/bags/a%2Fb?limit=3');
  expect([answer.status, await answer.json()]).toEqual([200, { id: 'a/b', pieces: 3 }]);
  expect(calls).toEqual([{ endpoint: bag, input: { params: { id: 'a/b' }, query: { limit: 3 }, body: undefined } }]);
  expect(problems).toEqual([]);
});

test('a refusal has the shape of every error', async () => {
  const { fetch, problems } = createFakeApi([refusing(wash, 409, 'It is in the machine.')]);
  const answer = await fetch('/api/admin/bags', { method: 'POST', body: '{"id":"a"}' });
  expect([answer.status, await answer.json()]).toEqual([
    409,
    expect.objectContaining({ error: 'It is in the machine.', message: 'It is in the machine.' }),
  ]);
  expect(problems).toEqual([]);
});

test.each([
  [
    'an answer that is not what the schema says',
    '/api/admin/bags/a',
    {},
    /GET \/api\/admin\/bags\/a breaks its contract.*pieces/s,
  ],
  [
    'a call that the endpoint would not take',
    '/api/admin/bags',
    { method: 'POST', body: '{}' },
    /POST .* breaks its contract.*id/s,
  ],
  [
    'a call with a field that the endpoint does not have',
    '/api/admin/bags',
    { method: 'POST', body: '{"id":"a","colour":"red"}' },
    /POST .* breaks its contract.*colour/s,
  ],
  [
    'a call that nothing was said about',
    '/api/admin/socks',
    {},
    /asks GET \/api\/admin\/socks, and the test gives no answer/,
  ],
])('%s is a problem', async (_, address, init, problem) => {
  const wrong = { id: 'a', pieces: 'many' as unknown as number };
  const { fetch, problems } = createFakeApi([answering(bag, wrong), answering(wash, { id: 'a' })]);
  await expect(fetch(address, init)).rejects.toThrow();
  expect(problems).toEqual([expect.stringMatching(problem)]);
});
