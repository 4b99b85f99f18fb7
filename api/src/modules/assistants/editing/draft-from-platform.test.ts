import { expect, test } from '@jest/globals';
import { door } from '../../../../test/providers/voice-door.ts';
import { platformAssistantOf } from '../../../providers/vapi/assistants/platform-assistant.mapper.ts';
import { draftFromPlatform } from './draft-from-platform.mapper.ts';

const draft = (raw: Record<string, unknown>) =>
  draftFromPlatform(platformAssistantOf({ id: 'a1', name: 'Ann', ...raw }, door));

test('a provider and what is chosen of it are taken in together, or stay as they are at the platform', () => {
  const voice = (held: object) => {
    const { voiceProvider, voiceId } = draft({ voice: held });
    return [voiceProvider, voiceId];
  };
  expect(voice({ provider: '11labs', voiceId: 'sarah' })).toEqual(['11labs', 'sarah']);
  for (const half of [{ provider: 'vapi' }, { voiceId: 'Elliot' }, { provider: 'azure', voiceId: 'andrew' }, {}]) {
    expect(voice(half)).toEqual([null, null]);
  }
});

test('instructions of the house are no part of what somebody wrote', () => {
  const content = 'Be kind.\n\n<!-- house instructions -->\n\nOld.\n\n<!-- end of house instructions -->';
  expect(draft({ model: { messages: [{ role: 'system', content }] } }).systemPrompt).toBe('Be kind.');
  expect(draft({}).systemPrompt).toBeNull();
});

test('an assistant without a name goes by its id, and what cannot be stored is left out', () => {
  expect(draft({ name: '' }).name).toBe('a1');
  expect(draft({ firstMessage: 'a\0b' }).firstMessage).toBe('ab');
});
