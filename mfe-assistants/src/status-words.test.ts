import { expect, test } from '@jest/globals';
import { assistant } from '@booking/remote-kit/testing';
import { isUnmanaged, unmanagedWords, waitingWords } from './status-words.ts';

const published = assistant({ status: 'published', publishedVersion: 1, hasUnpublishedChanges: false, mode: 'test' });

test('an assistant that was taken in is live at Vapi and not managed here, in the words of its mode', () => {
  const takenIn = assistant({ status: 'published', publishedVersion: null, mode: 'test' });
  expect([takenIn, published, assistant()].map(isUnmanaged)).toEqual([true, false, false]);
  expect(unmanagedWords(takenIn)).toBe('Live at Vapi on the TEST line, not managed here yet');
  expect(unmanagedWords({ mode: 'live' })).toBe('Live at Vapi on the LIVE line, not managed here yet');
  expect(unmanagedWords({})).toBe('Live at Vapi, not managed here yet');
  expect(waitingWords(takenIn)).toBe('');
});

test.each([
  [{}, ''],
  [{ hasUnpublishedChanges: true, waitingChanges: ['firstMessage'] }, '1 change waiting'],
  [{ hasUnpublishedChanges: true, waitingChanges: ['firstMessage', 'voiceId'] }, '2 changes waiting'],
  [{ hasUnpublishedChanges: true }, 'Changes waiting'],
])('a published one with %j says “%s”', (given, words) => {
  expect(waitingWords({ ...published, ...given })).toBe(words);
});
