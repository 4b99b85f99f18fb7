import { expect, test } from '@jest/globals';
import { syncToast } from './sync-toast.ts';

const done = 'The reservation is in Cloudbeds.';

test('what is synced is told as done', () => {
  expect(syncToast('synced', null, done)).toEqual({ title: 'Success', body: done });
});

test('what failed again is an error, with its cause where it is known', () => {
  expect(syncToast('failed', 'No room of this type is left.', done)).toEqual({
    intent: 'error',
    title: 'Error',
    body: 'No room of this type is left.',
  });
  expect(syncToast('failed', null, done).intent).toBe('error');
});

test('what still goes on is not told as done', () => {
  expect(syncToast('pending', null, done)).toMatchObject({ title: 'Success', body: expect.not.stringContaining(done) });
});
