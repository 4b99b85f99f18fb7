import { expect, test } from '@jest/globals';
import { changedFields } from './changed-fields.ts';

const entry = {
  category: 'Communication Rules',
  title: 'Pets',
  content: 'Dogs may stay.',
  order: 0,
  isActive: 1,
} as const;

test('only what differs is named, in words', () => {
  expect(changedFields(entry, { ...entry, title: 'Dogs', order: 2, isActive: 0 })).toEqual([
    { label: 'Title', before: 'Pets', after: 'Dogs' },
    { label: 'Display order', before: '0', after: '2' },
    { label: 'Status', before: 'Active', after: 'Inactive' },
  ]);
  expect(changedFields(entry, { ...entry })).toEqual([]);
});
