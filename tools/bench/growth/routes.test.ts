import { describe, expect, test } from '@jest/globals';
import type { Endpoint } from '@booking/contracts/endpoint';
import { z } from 'zod';
import type { FetchAnswer } from '../../measure/ask.ts';
import { leftOut, reads, routeIn } from './routes.ts';

const reading = (path: Endpoint['path']): Endpoint => ({
  method: 'GET',
  path,
  summary: 'Things',
  access: 'calls:read',
  answer: z.unknown(),
});

test('every route that can be read is asked, or it is said why not', () => {
  const asked = reads.filter((endpoint) => !leftOut(endpoint)).map(({ path }) => path);
  expect(asked).toContain('/api/admin/call-logs/{id}/page');
  expect(asked).toContain('/api/room-selection/{token}');
  expect(asked).toContain('/api/admin/payment-events/export');
  const others = Map.groupBy(reads.filter(leftOut), (endpoint) => leftOut(endpoint)!);
  expect(Object.fromEntries([...others].map(([reason, of]) => [reason, of.length]))).toEqual({
    'leads a browser from one address to another': 4,
    'asks the voice platform, which never had these calls': 1,
    'asks an outside service': expect.any(Number),
    'is given twenty times a minute': 1,
  });
});

describe('the address of a route', () => {
  const ask =
    (rows: object[]): FetchAnswer =>
    () =>
      Promise.resolve({ status: 200, body: rows, ms: 1, cursor: undefined });
  const places = { ids: { 'call-logs': 'a call' }, queries: { '/api/admin/search': { q: 'garcia' } } };

  test('has what must be asked with it', async () => {
    expect(await routeIn(reading('/api/admin/search'), places, ask([]))).toEqual({
      path: '/api/admin/search',
      query: { q: 'garcia' },
    });
  });

  test('has the id of the guest who did everything, or the first of the list above it', async () => {
    const path = async (of: Endpoint['path'], rows: object[]): Promise<string | undefined> =>
      (await routeIn(reading(of), places, ask(rows)))?.path;
    expect(await path('/api/admin/call-logs/{id}/page', [{ id: 'another' }])).toBe(
      '/api/admin/call-logs/a%20call/page',
    );
    expect(await path('/api/admin/remotes/{id}/builds', [{ id: 7 }, { id: 8 }])).toBe('/api/admin/remotes/7/builds');
    expect(await path('/api/admin/remotes/{id}/builds', [])).toBeUndefined();
  });
});
