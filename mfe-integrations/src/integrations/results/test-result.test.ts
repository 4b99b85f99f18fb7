import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addResult, refusalOf, type TestResult } from './test-result.ts';

const entry = (id: string, status: TestResult['status'] = 'pending'): TestResult => ({
  id,
  endpoint: 'GET /api/test/stripe/health',
  status,
  timestamp: new Date('2026-11-21T12:00:00Z'),
  requestBody: undefined,
});
const ids = (results: TestResult[]) => results.map(({ id }) => id);

test('the newest is first, and no more than 20 are kept', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { maxLength: 50 }), (started) => {
      const results = started.reduce<TestResult[]>((kept, id) => addResult(kept, entry(id)), []);
      expect(ids(results)).toEqual(started.toReversed().slice(0, 20));
    }),
  );
});

test('an entry that settles stays where it is', () => {
  const results = addResult(addResult(addResult([], entry('a')), entry('b')), entry('a', 'error'));
  expect(results.map(({ id, status }) => [id, status])).toEqual([
    ['b', 'pending'],
    ['a', 'error'],
  ]);
});

test('one that left the list before it settled does not come back', () => {
  const full = Array.from({ length: 21 }, (_, n) => `${n}`).reduce<TestResult[]>(
    (kept, id) => addResult(kept, entry(id)),
    [],
  );
  expect(ids(addResult(full, entry('0', 'success')))).not.toContain('0');
});

test.each([
  [{ success: false, error: 'The tool timed out.' }, 'The tool timed out.'],
  [{ success: false, error: null, message: 'Invalid property.' }, 'Invalid property.'],
  [{ success: false }, ''],
  [{ success: true, error: 'old' }, undefined],
  [{ data: [] }, undefined],
  ['<html>', undefined],
  [undefined, undefined],
])('%j says %j', (answer, said) => {
  expect(refusalOf(answer)).toBe(said);
});
