import { expect, test } from '@jest/globals';
import { sentMode } from './first-message-mode.rule.ts';

const speaks = 'assistant-speaks-first';
const madeUp = 'assistant-speaks-first-with-model-generated-message';

test.each([
  [madeUp, 'assistant-waits-for-user', madeUp],
  [null, null, null],
  [null, speaks, null],
  [null, madeUp, null],
  [null, 'assistant-waits-for-user', speaks],
] as const)('of a draft that says %j where the platform has %j, %j is sent', (mode, held, sent) => {
  expect(sentMode(mode, held)).toBe(sent);
});
