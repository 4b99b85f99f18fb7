import { describe, expect, test } from '@jest/globals';
import type { CallReview } from '@booking/contracts/call-detail';
import { afterSaving, changeOf, changesOf, draftOf, problemsOf } from './review-draft.ts';

const review: CallReview = {
  ...{ notes: 'Call back.', tags: ['vip', 'late arrival'], status: 'needs_follow_up' },
  ...{ by: 'Ana', at: '2026-11-21T12:00:00.000Z', revision: 3 },
};
const draft = draftOf(review);

test('tags stand in one line', () => {
  expect(draft).toEqual({ status: 'needs_follow_up', tags: 'vip, late arrival', notes: 'Call back.' });
});

test('only what was typed otherwise is sent, with the revision that was seen', () => {
  const changes = changesOf({ ...draft, tags: ' vip,, suite ,' }, draft);
  expect(changeOf(changes, 3)).toEqual({ tags: ['vip', 'suite'], revision: 3 });
  expect(changeOf(changesOf({ ...draft, tags: '', notes: '' }, draft), 3)).toEqual({
    tags: [],
    notes: '',
    revision: 3,
  });
  expect(changesOf(draft, draft)).toEqual({});
});

test('what the server would refuse is said before', () => {
  expect(problemsOf(draft)).toEqual({ notes: undefined, tags: undefined });
  expect(problemsOf({ ...draft, tags: 'x'.repeat(31) }).tags).toBe('A tag has at most 30 characters.');
  expect(problemsOf({ ...draft, tags: 'abcdefghijk'.split('').join(',') }).tags).toBe('A call has at most 10 tags.');
  expect(problemsOf({ ...draft, notes: 'x'.repeat(4001) }).notes).toBe('A note has at most 4000 characters.');
});

describe('once something was saved', () => {
  const saved = { ...review, notes: 'Called.', revision: 4 };
  const sent = { notes: 'Called.' };

  test('nothing is left when nothing was typed meanwhile', () => {
    expect(afterSaving({ base: review, changes: sent }, sent, saved)).toBeUndefined();
  });

  test('what was typed meanwhile is left, on top of what was saved', () => {
    const changes = { notes: 'Called. Will come.', tags: 'vip' };
    expect(afterSaving({ base: review, changes }, sent, saved)).toEqual({ base: saved, changes });
  });

  test('what somebody else changed too counts as changed by both', () => {
    const changes = { ...sent, tags: 'vip' };
    const left = afterSaving({ base: review, changes }, sent, { ...saved, tags: ['regular'], revision: 5 });
    expect(left).toEqual({ base: { ...saved, tags: review.tags, revision: 3 }, changes: { tags: 'vip' } });
  });
});
