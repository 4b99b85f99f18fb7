import { expect, test } from '@jest/globals';
import { changedFields } from './changed-fields.rule.ts';

test('only differing fields are listed, with both values', () => {
  const before = { name: 'Ann', phone: '1', rights: { may: true }, left: null };
  const after = { name: 'Ann', phone: '2', rights: { may: false }, email: 'ann@hotel.example' };
  expect(changedFields(before, after)).toEqual({
    before: { phone: '1', rights: { may: true }, email: null },
    after: { phone: '2', rights: { may: false }, email: 'ann@hotel.example' },
  });
});

test('a creation or deletion lists every field', () => {
  expect(changedFields(undefined, { name: 'Ann' })).toEqual({ after: { name: 'Ann' } });
  expect(changedFields({ name: 'Ann' }, undefined)).toEqual({ before: { name: 'Ann' } });
});
