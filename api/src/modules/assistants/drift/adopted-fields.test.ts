import { expect, test } from '@jest/globals';
import type { AssistantDraft } from '@booking/contracts/assistants';
import fc from 'fast-check';
import type { PlatformSnapshot } from './platform-snapshot.mapper.ts';
import { extractSystemPrompt, adoptedFields, withPairedFields } from './adopted-fields.mapper.ts';

const live = (systemPrompt: string, rest: string) => ({
  draft: { systemPrompt } as AssistantDraft,
  prompt: `${systemPrompt}\n\n${rest}`,
});
const words = fc.string({ minLength: 1 }).filter((text) => text === text.trim());

test('a prompt changed only at its beginning becomes the system prompt that compiles to it', () => {
  fc.assert(
    fc.property(words, words, words, (before, after, rest) => {
      expect(extractSystemPrompt(`${after}\n\n${rest}`, live(before, rest))).toBe(after);
    }),
  );
});

test('a prompt changed further down becomes the system prompt as a whole', () => {
  expect(extractSystemPrompt('Be kind.\n\n# The inn', live('Be kind.', '# The hotel'))).toBe('Be kind.\n\n# The inn');
});

const held = (assistant: object): PlatformSnapshot => ({
  assistant: assistant as PlatformSnapshot['assistant'],
  tools: [],
});

test('a removed message is cleared in the draft, and other removed fields are left to the platform', () => {
  const gone = held({ voicemailMessage: null, firstMessageMode: null });
  expect(adoptedFields(['voicemailMessage', 'firstMessageMode', 'foreignTools'], gone, live('', ''))).toEqual({
    voicemailMessage: '',
    firstMessageMode: null,
  });
});

test('half of a voice, model or transcriber is adopted with its other half', () => {
  expect(withPairedFields(['voiceId', 'name'])).toEqual(['voiceId', 'name', 'voiceProvider']);
  expect(withPairedFields(['modelProvider', 'modelName'])).toEqual(['modelProvider', 'modelName']);
  expect(withPairedFields(['transcriberProvider'])).toEqual(['transcriberProvider', 'transcriberModel']);
});

test("a text longer than the draft's limit is adopted whole", () => {
  const firstMessage = 'x'.repeat(9000);
  expect(adoptedFields(['firstMessage'], held({ firstMessage }), live('', ''))).toEqual({ firstMessage });
});

test.each([
  [['tools'], {}, 400],
  [['assistant'], {}, 400],
  [['toolBodies'], {}, 400],
  [['server'], {}, 400],
  [['personality'], {}, 400],
  [['voiceProvider'], { voiceProvider: 'cartesia' }, 409],
  [['name'], { name: '' }, 409],
])('%j of %j cannot be adopted', (fields, assistant, status) => {
  expect(() => adoptedFields(fields, held(assistant), live('', ''))).toThrow(
    expect.objectContaining({ status, code: 'cannot_keep' }),
  );
});
