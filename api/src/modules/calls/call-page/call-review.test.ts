import { expect, test } from '@jest/globals';
import { applyReviewChanges, toAuditedReview } from './call-review.mapper.ts';

const review = { notes: 'Wants a crib', tags: ['vip'], status: 'not_reviewed' as const };

test('changes only the fields that are sent, and keeps each tag once', () => {
  expect(applyReviewChanges(review, { tags: ['vip', 'crib', 'vip'] })).toEqual({ ...review, tags: ['vip', 'crib'] });
  expect(applyReviewChanges(review, { notes: '' })).toEqual({ ...review, notes: '' });
  expect(applyReviewChanges(review, { notes: undefined, status: undefined })).toEqual(review);
});

test('gives the audit log the length of notes and whether they changed, never their text', () => {
  expect(toAuditedReview(review).notes).toBe('12 characters');
  expect(toAuditedReview({ ...review, notes: 'Wants a cot!' }, review).notes).toBe('12 other characters');
});
