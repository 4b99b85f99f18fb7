import { expect, test } from '@jest/globals';
import { notKnown, nowHeard, stillHeard } from './holds-sentence.ts';

const difference = (field: string) => ({ field, expected: 'a', found: 'b' });

test.each([
  [nowHeard(3, [], []), 'Callers hear version 3.'],
  [
    nowHeard(3, [], ['order_taxi', 'play_music']),
    'Callers hear version 3, with order_taxi and play_music besides, which are not ours.',
  ],
  [nowHeard(3, [difference('firstMessage')], []), 'Callers hear version 3, but for first message.'],
  [nowHeard(3, undefined, []), 'Vapi took version 3, but did not say afterwards what it holds.'],
  [
    nowHeard(3, ['prompt', 'serverMessages', 'toolBodies', 'foreignTools'].map(difference), []),
    'Callers hear version 3, but for prompt, server messages, tool definitions, and other tools.',
  ],
  [stillHeard({ publishedVersion: 2, drift: [] }), 'Callers still hear version 2.'],
  [stillHeard({ publishedVersion: 2, drift: [difference('prompt')] }), 'Callers hear what Vapi held before.'],
  [stillHeard({ publishedVersion: null, drift: [] }), 'Callers hear what Vapi held before.'],
])('%s', (said, expected) => {
  expect(said).toBe(expected);
});

test('where nobody knows, it says so and what to do', () => {
  expect(notKnown({ publishedVersion: 2, drift: [] })).toBe(
    'It is not known whether callers hear the new text or version 2: Vapi stopped answering. Once it answers, check for drift or publish again.',
  );
});
