import { expect, test } from '@jest/globals';
import { notKnown, nowHeard, stillHeard } from './publish-sentences.mapper.ts';

const difference = (field: string) => ({ field, expected: 'a', found: 'b' });
const recorded = { version: 3, differences: [], foreign: [], replaced: [], draftStays: false };

test.each([
  [nowHeard(recorded), 'Callers hear version 3.'],
  [
    nowHeard({ ...recorded, foreign: ['order_taxi', 'play_music'] }),
    'Callers hear version 3, with order_taxi and play_music besides, which are not ours.',
  ],
  [
    nowHeard({
      ...recorded,
      differences: ['prompt', 'serverMessages', 'toolBodies', 'foreignTools'].map(difference),
    }),
    'Callers hear version 3, but for prompt, server messages, tool definitions, and other tools.',
  ],
  [
    nowHeard({ ...recorded, differences: [difference('firstMessage')] }),
    'Callers hear version 3, but for first message.',
  ],
  [nowHeard({ ...recorded, differences: undefined }), 'Vapi took version 3, but did not say afterwards what it holds.'],
  [
    nowHeard({ ...recorded, replaced: [difference('voiceId'), difference('prompt')], draftStays: true }),
    'Callers hear version 3. What somebody had changed at Vapi was replaced: voice id and prompt. The draft stays as somebody saved it meanwhile.',
  ],
  [stillHeard(2, []), 'Callers still hear version 2.'],
  [
    stillHeard(2, [difference('prompt')]),
    'Callers still hear version 2, but for prompt, which somebody changed at Vapi.',
  ],
  [stillHeard(null, []), 'Callers hear what Vapi held before.'],
])('%s', (said, expected) => {
  expect(said).toBe(expected);
});

test('where nobody knows, it says so and what to do', () => {
  expect(notKnown(2)).toBe(
    'It is not known whether callers hear the new text or version 2: Vapi stopped answering. Once it answers, check for drift or publish again.',
  );
});
