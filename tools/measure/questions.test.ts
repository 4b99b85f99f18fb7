import { describe, expect, test } from '@jest/globals';
import type { Endpoint } from '@booking/contracts/endpoint';
import { ListQuery } from '@booking/contracts/list';
import { z } from 'zod';
import type { FetchAnswer } from './ask.ts';
import { measuredEndpoints } from './measured-endpoints.ts';
import { questionsOf, type Questions } from './questions.ts';

const endpointOf = (query: Endpoint['query'], path: Endpoint['path'] = '/api/admin/things'): Endpoint => ({
  method: 'GET',
  path,
  summary: 'Things',
  access: 'calls:read',
  ...(query && { query }),
  answer: z.array(z.unknown()),
});

const answering =
  (body: unknown, cursor?: string, status = 200): FetchAnswer =>
  async (_, query) => ({ status, body, ms: 1, cursor: query['cursor'] === cursor ? undefined : cursor });

const rows = ['night', 'day', 'day', 'dawn', 'dawn', 'day'].map((shift, id) => ({ id: String(id), shift }));
const filtersOf = ({ questions }: Questions) => questions.map(({ filter }) => filter);

describe('what a list is asked', () => {
  test('as it is, and with every option of a filter', async () => {
    const asked = await questionsOf(endpointOf(z.object({ kind: z.enum(['new', 'old']).optional() })), answering(rows));
    expect(filtersOf(asked)).toEqual(['', 'kind=new', 'kind=old']);
    expect(asked.notMeasured).toEqual([]);
  });

  test('dates from before all rows to after all rows', async () => {
    const query = z.object({ from: z.iso.date().optional(), since: z.iso.datetime().optional() });
    const { questions } = await questionsOf(endpointOf(query), answering(rows));
    const sent = questions.flatMap(({ query }) => Object.values(query));
    expect(sent).toEqual(expect.arrayContaining(['2001-01-01', '2099-01-01', '2001-01-01T00:00:00Z']));
    for (const { query: each } of questions) expect(query.safeParse(each).success).toBe(true);
  });

  test('numbers within their bounds', async () => {
    const query = z.object({ days: z.coerce.number().int().min(1).max(90).default(30) });
    expect(filtersOf(await questionsOf(endpointOf(query), answering(rows)))).toEqual([
      '',
      'days=1',
      'days=60',
      'days=90',
    ]);
  });

  test('a filter nobody told it of, with what the answer has in the field of that name', async () => {
    const { questions } = await questionsOf(endpointOf(z.object({ shift: z.string().optional() })), answering(rows));
    expect(questions.slice(1).map(({ filter, query }) => [filter, query['shift']])).toEqual([
      ['shift=common', 'day'],
      ['shift=rare', 'night'],
      ['shift=missing', 'none-is-called-so'],
    ]);
  });

  test('its next page and one far down', async () => {
    const { questions } = await questionsOf(endpointOf(ListQuery), answering(rows, 'there'));
    expect(questions.map(({ filter, query }) => [filter, query['cursor']])).toEqual(
      expect.arrayContaining([
        ['cursor=next page', 'there'],
        ['cursor=far page', 'there'],
      ]),
    );
  });

  test('in every order, and far down in each', async () => {
    const query = z.object({ sort: z.enum(['cost', '-cost']).optional() });
    const { questions } = await questionsOf(endpointOf(query), answering(rows, 'there'));
    expect(
      questions.filter(({ query: each }) => each['sort']).map(({ filter, query: each }) => [filter, each]),
    ).toEqual([
      ['sort=cost', { sort: 'cost' }],
      ['sort=-cost', { sort: '-cost' }],
      ['sort=cost, cursor=far page', { sort: 'cost', cursor: 'there' }],
      ['sort=-cost, cursor=far page', { sort: '-cost', cursor: 'there' }],
    ]);
  });

  test('how many rows it has, by what the rows of the list have', async () => {
    const asked: string[] = [];
    const ask: FetchAnswer = async (path, each) => {
      asked.push(path);
      return answering(path.endsWith('/count') ? { count: 6, isCapped: false } : rows)(path, each);
    };
    const count = endpointOf(z.object({ shift: z.optional(z.string()) }), '/api/admin/things/count');
    expect(filtersOf(await questionsOf(count, ask))).toEqual(['', 'shift=common', 'shift=rare', 'shift=missing']);
    expect(new Set(asked)).toEqual(new Set(['/api/admin/things']));
  });

  test('filters together that people use together', async () => {
    const events = measuredEndpoints.find(({ path }) => path === '/api/admin/webhook-events')!;
    const { questions } = await questionsOf(events, answering(rows, 'there'));
    expect(questions).toContainEqual({
      path: events.path,
      filter: 'provider=stripe, status=dead',
      query: { provider: 'stripe', status: 'dead' },
    });
  });

  test('what a filter needs that may not be left out, every time', async () => {
    const query = z.object({ q: z.string().min(2), kind: z.enum(['new']).optional() });
    const { questions } = await questionsOf(endpointOf(query), answering(rows));
    expect(questions.every(({ query }) => query['q'])).toBe(true);
  });
});

describe('what cannot be measured is said', () => {
  test.each<[string, Endpoint, FetchAnswer, string]>([
    [
      'a filter that neither contract nor answer explains',
      endpointOf(z.object({ mood: z.string().optional() })),
      answering(rows),
      'mood',
    ],
    ['the same when it may not be left out', endpointOf(z.object({ mood: z.string() })), answering(rows), 'mood'],
    ['a list without rows', endpointOf(undefined), answering([]), 'there are no rows'],
    ['a refusal', endpointOf(undefined), answering({}, undefined, 404), 'answered with 404'],
    ['a list that has one page', endpointOf(ListQuery), answering(rows), 'cursor'],
    [
      'filters together of which one is gone',
      endpointOf(undefined, '/api/admin/webhook-events'),
      answering(rows),
      'provider=stripe, status=dead',
    ],
  ])('%s', async (_, endpoint, ask, what) => {
    expect((await questionsOf(endpoint, ask)).notMeasured).toContain(`${endpoint.path}: ${what}`);
  });
});

describe('every list is measured', () => {
  const paths = measuredEndpoints.map(({ path }) => path);

  test.each([
    ...['call-logs', 'payment-events', 'extension-requests', 'reservation-events', 'employees', 'alerts'],
    ...['call-logs/count', 'precheckins/count', 'webhook-events/count', 'payment-events/totals'],
  ])('%s', (name) => expect(paths).toContain(`/api/admin/${name}`));

  test('calls by every filter there is', async () => {
    const calls = measuredEndpoints.find(({ path }) => path === '/api/admin/call-logs')!;
    expect((await questionsOf(calls, answering(rows, 'there'))).notMeasured).toEqual([]);
  });

  test('and nothing that asks an outside service, reads one record or answers a file', () => {
    expect(paths.filter((path) => /\{|export|\/test\/|vapi|rate-plans|sync/.test(path))).toEqual([]);
  });
});
