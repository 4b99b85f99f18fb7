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
  ['reconnect-error', 'Failed to fetch', false, 'ai.voice.notConnected'],
  ['daily-error', 'Failed to load call object bundle', false, 'ai.voice.notConnected'],
  ['daily-error', 'Meeting has ended', false, 'ai.voice.notConnected'],
  ['daily-error', 'network unreachable', true, 'ai.voice.cutOff'],
  ['audio-start-failed', 'NotAllowedError', true, 'ai.voice.silent'],
])('%s (%s) ends a call, live: %s', (type, message, isLive, words) =>
  expect(failureIn({ type, error: { message } }, isLive)).toEqual([{ words }]),
);

test('an assistant who hangs up is no failure', () =>
  expect(failureIn({ type: 'daily-error', error: { message: 'Meeting has ended' } }, true)).toEqual([
    { words: undefined },
  ]));

test.each([[{ type: 'audio-processing-setup-error' }], [{}], [undefined]])('%j ends nothing', (error) =>
  expect(failureIn(error, true)).toEqual([]),
);
