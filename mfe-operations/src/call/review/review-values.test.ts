import { expect, test } from '@jest/globals';
import type { CallReview } from '@booking/contracts/call-detail';
import { reviewSchema, valuesOf } from './review-values.ts';

const review: CallReview = {
  ...{ notes: 'Call back.', tags: ['vip', 'late arrival'], status: 'needs_follow_up' },
  ...{ by: 'Ana', at: '2026-11-21T12:00:00.000Z', revision: 3 },
};
const values = valuesOf(review);

test('tags stand in one line, and are read from it', () => {
  expect(values).toEqual({ status: 'needs_follow_up', tags: 'vip, late arrival', notes: 'Call back.' });
  expect(reviewSchema.parse({ ...values, tags: ' vip,, suite ,' }).tags).toEqual(['vip', 'suite']);
  expect(reviewSchema.parse({ ...values, tags: '' }).tags).toEqual([]);
});

test.each([
  ['tags', 'x'.repeat(31), 'A tag has at most 30 characters.'],
  ['tags', 'abcdefghijk'.split('').join(','), 'A call has at most 10 tags.'],
  ['notes', 'x'.repeat(4001), 'A note has at most 4000 characters.'],
])('what the server would refuse of the %s is said before', (name, typed, message) => {
  const { error } = reviewSchema.safeParse({ ...values, [name]: typed });
  expect(error?.issues).toEqual([expect.objectContaining({ path: expect.arrayContaining([name]), message })]);
});
