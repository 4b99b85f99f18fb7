import { expect, test } from '@jest/globals';
import { readAssistant } from './talking-assistant.ts';

test('a message that was cleared is said no more than one that was never set', () => {
  const read = (settings: Record<string, unknown>) =>
    readAssistant(
      settings,
      () => undefined,
      (template) => template,
    );
  const cleared = read({ firstMessage: '', voicemailMessage: '', endCallMessage: '' });
  const { firstMessage, voicemailMessage, endCallMessage } = cleared;
  expect([firstMessage, voicemailMessage, endCallMessage]).toEqual(['', undefined, undefined]);
  expect({ ...cleared, shown: {} }).toEqual({ ...read({}), shown: {} });
});
