import { expect, test } from '@jest/globals';
import { door } from '../../../../test/providers/voice-door.ts';
import { platformAssistantOf } from '../../../providers/vapi/assistants/platform-assistant.mapper.ts';
import { draftFromPlatform } from './draft-from-platform.mapper.ts';

const draft = (raw: Record<string, unknown>) =>
  draftFromPlatform(platformAssistantOf({ id: 'a1', name: 'Ann', ...raw }, door));

test('a provider and its choice are imported together or left to the platform', () => {
  const voice = (held: object) => {
    const { voiceProvider, voiceId } = draft({ voice: held });
    return [voiceProvider, voiceId];
  };
  expect(voice({ provider: '11labs', voiceId: 'sarah' })).toEqual(['11labs', 'sarah']);
  for (const half of [{ provider: 'vapi' }, { voiceId: 'Elliot' }, { provider: 'azure', voiceId: 'andrew' }, {}]) {
    expect(voice(half)).toEqual([null, null]);
  }
});

test("the hotel's instructions are removed from an imported prompt", () => {
  const content = 'Be kind.\n\n<!-- house instructions -->\n\nOld.\n\n<!-- end of house instructions -->';
  expect(draft({ model: { messages: [{ role: 'system', content }] } }).systemPrompt).toBe('Be kind.');
  expect(draft({}).systemPrompt).toBeNull();
});

test('an assistant without a name is named by its id, and text that cannot be stored is left out', () => {
  expect(draft({ name: '' }).name).toBe('a1');
  expect(draft({ firstMessage: 'a\0b' }).firstMessage).toBe('ab');
});
