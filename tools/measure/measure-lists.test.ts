import { describe, expect, test } from '@jest/globals';
import type { Endpoint } from '@booking/contracts/endpoint';
import { z } from 'zod';
import type { FetchAnswer } from './ask.ts';
import { measureLists } from './measure-lists.ts';

const endpoint: Endpoint = {
  method: 'GET',
  path: '/api/admin/things',
  summary: 'Things',
  access: 'calls:read',
  query: z.object({ name: z.string().optional() }),
  answer: z.array(z.unknown()),
};

/** Answers at once, and says that it took so long for a request of this number. */
const taking = (msOf: (request: number) => number, row: object = { name: 'one' }): FetchAnswer => {
  let request = 0;
  return async () => ({ status: 200, body: [row], ms: msOf(request++), cursor: undefined });
};

describe('two databases', () => {
  test('are asked the same, and each question is judged', async () => {
    const { rows, notMeasured } = await measureLists(
      [endpoint],
      taking(() => 10),
      taking(() => 40),
    );
    expect(rows.map(({ filter, small, large, verdict }) => [filter, small.p95, large.p95, verdict.ratio])).toEqual([
      ['', 10, 40, 4],
      ['name=common', 10, 40, 4],
      ['name=rare', 10, 40, 4],
      ['name=missing', 10, 40, 4],
    ]);
    expect(notMeasured).toEqual([]);
  });

  test('are asked again while one is disturbed, and its quiet round counts', async () => {
    const disturbed = taking((request) => (request < 60 ? 90 : 11));
    const { rows } = await measureLists(
      [endpoint],
      taking(() => 10),
      disturbed,
    );
    expect(rows.map(({ large }) => large.p95)).toEqual([11, 11, 11, 11]);
  });

  test('are not asked again where no quiet moment helps', async () => {
    let requests = 0;
    const slow = taking(() => (requests += 1) && 200);
    await measureLists(
      [endpoint],
      taking(() => 10),
      slow,
    );
    // one to look at the rows, then each question once with its warm-up
    expect(requests).toBe(1 + 4 * 33);
  });

  test('of which one has nothing to ask with say so', async () => {
    const { rows, notMeasured } = await measureLists(
      [endpoint],
      taking(() => 10, {}),
      taking(() => 10),
    );
    expect(rows).toHaveLength(1);
    expect(notMeasured).toEqual(expect.arrayContaining(['/api/admin/things: name', '/api/admin/things: name=rare']));
  });
});
