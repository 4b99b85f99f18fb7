import { expect, test } from '@jest/globals';
import { failureIn, heardIn } from './voice-events.ts';

test.each([
  [
    { type: 'transcript', role: 'user', transcriptType: 'partial', transcript: 'A ro' },
    { from: 'guest', text: 'A ro', isFinal: false },
  ],
  [
    { type: 'transcript', role: 'assistant', transcriptType: 'final', transcript: 'We have one.' },
    { from: 'assistant', text: 'We have one.', isFinal: true },
  ],
])('a transcript is heard: %j', (message, heard) => expect(heardIn(message)).toEqual([heard]));

test.each([[{ type: 'speech-update', role: 'user' }], [{ type: 'transcript', role: 'user' }], ['listening'], [null]])(
  'nothing is heard in %j',
  (message) => expect(heardIn(message)).toEqual([]),
);

test.each([
  ['start-method-error', 'Failed to fetch', /could not be connected/],
  ['daily-error', 'network unreachable', /was cut off/],
  ['audio-start-failed', 'NotAllowedError', /Allow sound/],
])('%s ends the call, and says so', (type, message, words) =>
  expect(failureIn({ type, error: { message } })).toEqual([{ words: expect.stringMatching(words) as unknown }]),
);

test('an assistant who hangs up is no failure', () =>
  expect(failureIn({ type: 'daily-error', error: { message: 'Meeting has ended' } })).toEqual([{ words: undefined }]));

test.each([[{ type: 'audio-processing-setup-error' }], [{}], [undefined]])('%j ends nothing', (error) =>
  expect(failureIn(error)).toEqual([]),
);
