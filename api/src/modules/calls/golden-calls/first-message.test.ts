import { expect, test } from '@jest/globals';
import { firstMessageHeard } from './first-message.rule.ts';

const speaks = 'assistant-speaks-first';
const madeUp = 'assistant-speaks-first-with-model-generated-message';
const nothing = { firstMessage: null, firstMessageMode: null };

test.each([
  ['the first message', { firstMessage: 'Hello', firstMessageMode: speaks }, null, 'Hello'],
  ['what the platform has where the draft has none', nothing, { firstMessage: 'Hi', firstMessageMode: null }, 'Hi'],
  ['the draft before the platform', { ...nothing, firstMessage: 'Hello' }, { ...nothing, firstMessage: 'Hi' }, 'Hello'],
  ['the reply where the model makes it up', { firstMessage: 'Hello', firstMessageMode: madeUp }, null, undefined],
  [
    'the reply where the platform has it made up',
    { ...nothing, firstMessage: 'Hello' },
    { firstMessage: 'Hi', firstMessageMode: madeUp },
    undefined,
  ],
  [
    'the first message where the platform waits for the caller, as a publish ends that',
    { ...nothing, firstMessage: 'Hello' },
    { ...nothing, firstMessageMode: 'assistant-waits-for-user' },
    'Hello',
  ],
  ['the reply where nobody has a first message', nothing, nothing, undefined],
] as const)('the first message is %s', (_, draft, held, heard) => {
  expect(firstMessageHeard(draft, held)).toBe(heard);
});
