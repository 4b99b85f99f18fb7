import { expect, test } from '@jest/globals';
import { endReasonInWords, isKnownEndReason } from './end-reason.ts';

test.each([
  ['customer-ended-call', 'Caller hung up', true],
  ['call.in-progress.error-vapifault-worker-died', 'Call.in progress.error vapifault worker died', false],
])('%s reads "%s"', (code, words, isKnown) => {
  expect(endReasonInWords(code)).toBe(words);
  expect(isKnownEndReason(code)).toBe(isKnown);
});
