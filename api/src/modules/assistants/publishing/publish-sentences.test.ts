import { expect, test } from '@jest/globals';
import { unknownSentence, liveSentence, unchangedSentence } from './publish-sentences.mapper.ts';

const difference = (field: string) => ({ field, expected: 'a', found: 'b' });
const recorded = { version: 3, differences: [], foreign: [], replaced: [], draftStays: false };

test.each([
  [liveSentence(recorded), 'Callers hear version 3.'],
  [
    liveSentence({ ...recorded, foreign: ['order_taxi', 'play_music'] }),
    'Callers hear version 3. The assistant also has order_taxi and play_music, added in Vapi.',
  ],
  [
    liveSentence({
      ...recorded,
      differences: ['prompt', 'serverMessages', 'toolBodies', 'foreignTools'].map(difference),
    }),
    'Callers hear version 3, but for prompt, server messages, tool definitions, and other tools.',
  ],
  [
    liveSentence({ ...recorded, differences: [difference('firstMessage')] }),
    'Callers hear version 3, but for first message.',
  ],
  [liveSentence({ ...recorded, differences: undefined }), 'Vapi accepted version 3, but could not be read back.'],
  [
    liveSentence({ ...recorded, replaced: [difference('voiceId'), difference('prompt')], draftStays: true }),
    'Callers hear version 3. Changes made in Vapi were replaced: voice id and prompt. The draft stays as somebody saved it meanwhile.',
  ],
  [unchangedSentence(2, []), 'Callers still hear version 2.'],
  [
    unchangedSentence(2, [difference('prompt')]),
    'Callers still hear version 2, but for prompt, which somebody changed at Vapi.',
  ],
  [unchangedSentence(null, []), 'Callers hear what Vapi had before.'],
])('%s', (said, expected) => {
  expect(said).toBe(expected);
});

test('where nobody knows, it says so and what to do', () => {
  expect(unknownSentence(2)).toBe(
    'It is not known whether callers hear the new text or version 2: Vapi stopped answering. Once it answers, check for drift or publish again.',
  );
});
