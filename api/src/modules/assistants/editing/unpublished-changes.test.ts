import { expect, test } from '@jest/globals';
import type { Documentation } from '@booking/contracts/ai-documentation';
import { defaultSettings } from '@booking/contracts/settings';
import { AssistantVersionEntity } from './assistant-version.entity.ts';
import { AssistantEntity } from './assistant.entity.ts';
import { contentOf, draftOf, type HotelSources } from '../prompt/publish-content.service.ts';
import { hasUnpublishedChanges } from './unpublished-changes.rule.ts';

const rule: Documentation = {
  ...{ id: 1, category: 'Communication Rules', title: 'Tone', content: 'Be kind.', order: 0, isActive: 1 },
  ...{ revision: 1, createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' },
};
const house: HotelSources = { profile: defaultSettings, documentation: [rule] };
const row = (changes: Partial<AssistantEntity> = {}): AssistantEntity =>
  Object.assign(new AssistantEntity(), {
    name: 'Ann',
    assistantType: 'guest',
    description: 'Answers.',
    systemPrompt: 'Hello.',
    revision: 7,
    ...changes,
  });
const published = Object.assign(new AssistantVersionEntity(), contentOf(row(), house));
const isChanged = (changes: Partial<AssistantEntity>, now = house): boolean =>
  hasUnpublishedChanges(row(changes), published, now);

test('what was published is not unpublished', () => expect(isChanged({})).toBe(false));

test.each([
  ['a field that is sent', { firstMessage: 'Hi.' }],
  ['a field of the prompt', { bookingLogic: 'Sell.' }],
  ['the tools', { assistantType: 'staff' as const }],
])('%s changed', (_, changes) => expect(isChanged(changes)).toBe(true));

test.each([
  ['what is for the console alone', { description: 'Other.', vapiPhoneNumberId: 'p1' }],
  ['space that is not in the prompt', { systemPrompt: ' Hello.\n' }],
  ['a save and its undoing', { revision: 9 }],
])('%s makes no difference to callers', (_, changes) => expect(isChanged(changes)).toBe(false));

test.each<[string, HotelSources]>([
  ['documentation', { ...house, documentation: [{ ...rule, content: 'Be brief.' }] }],
  ['documentation switched off', { ...house, documentation: [{ ...rule, isActive: 0 }] }],
  ['the hotel’s profile', { ...house, profile: { ...defaultSettings, hotelPhone: '+15125550100' } }],
])('%s changed', (_, now) => expect(isChanged({}, now)).toBe(true));

test('without a version of ours everything is unpublished, saved here or not', () => {
  expect([1, 2].map((revision) => hasUnpublishedChanges(row({ revision }), undefined, house))).toEqual([true, true]);
  expect(draftOf(row())).not.toHaveProperty('revision');
});
