import { describe, expect, test } from '@jest/globals';
import { readSort } from './sort.rule.ts';

type Column = 'cost' | 'createdAt';
const read = (asked?: Column | `-${Column}`, q?: string) => readSort<Column, 'createdAt'>(asked, 'createdAt', q);

describe('the order of a list', () => {
  test.each([
    [undefined, { column: 'createdAt', direction: 'DESC' }],
    ['-createdAt', { column: 'createdAt', direction: 'DESC' }],
    ['createdAt', { column: 'createdAt', direction: 'ASC' }],
    ['cost', { column: 'cost', direction: 'ASC' }],
    ['-cost', { column: 'cost', direction: 'DESC' }],
  ] as const)('of %s', (asked, sort) => expect(read(asked)).toEqual(sort));

  test('is newest first while words are searched for, and no other', () => {
    expect(read('-createdAt', 'garcia')).toEqual(read());
    for (const asked of ['createdAt', 'cost', '-cost'] as const)
      expect(() => read(asked, 'garcia')).toThrow(expect.objectContaining({ status: 400, code: 'sort_with_search' }));
  });
});
