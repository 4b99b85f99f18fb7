import { describe, expect, test } from '@jest/globals';
import { endpoints } from '@booking/contracts/endpoint';
import * as z from 'zod/mini';
import { answering, breaking, inTurn, refusing, streaming, waiting, withHeaders } from './answers.ts';
import { createFakeApi } from './fake-api.ts';

const { bag, wash } = endpoints({
  bag: {
    method: 'GET',
    path: '/api/admin/bags/{id}',
    summary: 'One bag',
    access: 'signed-in',
    params: z.object({ id: z.string() }),
    query: z.object({ limit: z.optional(z.coerce.number()) }),
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

test('an answer has the headers that the test gives it, and the next one has them no more', async () => {
  const one = answering(bag, { id: 'a', pieces: 1 });
  const { fetch, problems } = createFakeApi([inTurn(withHeaders(one, { age: '60' }), one)]);
  const [first, second] = [await fetch('/api/admin/bags/a'), await fetch('/api/admin/bags/a')];
  const headersOf = ({ headers }: Response) => [headers.get('age'), headers.get('content-type')];
  expect(headersOf(first)).toEqual(['60', 'application/json']);
  expect(headersOf(second)).toEqual([null, 'application/json']);
  expect(await first.json()).toEqual({ id: 'a', pieces: 1 });
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

test('an answer that is meant to break its contract comes as it is, unless it keeps it', async () => {
  const ask = async (body: unknown) => {
    const { fetch, problems } = createFakeApi([breaking(bag, body)]);
    const answer: unknown = await fetch('/api/admin/bags/a')
      .then((sent) => sent.json())
      .catch(() => undefined);
    return { answer, problems };
  };
  const wrong = { id: 'a', pieces: 'many' };
  expect(await ask(wrong)).toEqual({ answer: wrong, problems: [] });
  expect(await ask({ id: 'a', pieces: 1 })).toEqual({
    answer: undefined,
    problems: [expect.stringMatching(/keeps it/)],
  });
});

describe('an answer that comes bit by bit', () => {
  const ask = async () => {
    const answer = streaming(wash);
    const { fetch, problems } = createFakeApi([answer]);
    const giving = new AbortController();
    const init = { method: 'POST', body: '{"id":"a"}', signal: giving.signal };
    const reader = (await fetch('/api/admin/bags', init)).body!.pipeThrough(new TextDecoderStream()).getReader();
    answer.send('one');
    expect((await reader.read()).value).toBe('one');
    expect(problems).toEqual([]);
    return { answer, giving, reader };
  };

  test('ends when the test says so', async () => {
    const { answer, reader } = await ask();
    answer.send('two');
    answer.end();
    expect((await reader.read()).value).toBe('two');
    expect((await reader.read()).done).toBe(true);
  });

  test('breaks off when the call is given up', async () => {
    const { giving, reader } = await ask();
    giving.abort();
    await expect(reader.read()).rejects.toThrow(/abort/);
  });
});

test('a call that is given up fails, though its answer is still on its way', async () => {
  const { fetch } = createFakeApi([waiting(bag)]);
  const giving = new AbortController();
  const answer = fetch('/api/admin/bags/a', { signal: giving.signal });
  giving.abort();
  await expect(answer).rejects.toThrow(/abort/);
});
