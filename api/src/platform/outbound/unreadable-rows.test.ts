import { expect, test } from '@jest/globals';
import { covers, scopeOf } from './unreadable-rows.service.ts';

test.each<[Record<string, unknown>, string]>([
  [{}, ''],
  [{ pageSize: 100 }, ''],
  [{ pageNumber: 1, pageSize: 20 }, ''],
  [{ startDate: '2026-12-05', endDate: '2026-12-08', adults: 2 }, '2026-12-05..2026-12-08'],
])('a request with %j asks for %j', (fields, scope) => expect(scopeOf(fields)).toBe(scope));

test('another page, another record or another name is another part, and none of them can be read from it', () => {
  const scopes = [{ pageNumber: 2 }, { pageNumber: 3 }, { reservationID: '8176' }, { lastName: 'Doe' }].map(scopeOf);
  expect(new Set(scopes).size).toBe(4);
  expect(scopes.join()).not.toMatch(/8176|Doe/);
});

test.each([
  ['', '', true],
  ['', '2026-12-05..2026-12-06', false],
  ['2026-12-05..2026-12-06', '', false],
  ['2026-12-05..2026-12-06', '2026-12-05..2026-12-06', true],
  ['2026-12-01..2026-12-31', '2026-12-05..2026-12-06', true],
  ['2026-12-05..2026-12-06', '2026-12-01..2026-12-31', false],
  ['2026-12-06..2026-12-31', '2026-12-05..2026-12-07', false],
])('that %j was read well says of a problem in %j that it is over: %j', (read, problem, isOver) => {
  expect(covers(read, problem)).toBe(isOver);
});
