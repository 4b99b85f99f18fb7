import { expect, test } from '@jest/globals';
import type { Documentation } from '@booking/contracts/ai-documentation';
import { defaultSettings } from '@booking/contracts/settings';
import { AssistantVersionEntity } from './assistant-version.entity.ts';
import { AssistantEntity } from './assistant.entity.ts';
import { contentOf, draftOf, type HotelSources } from '../prompt/publish-content.service.ts';
import { unpublishedChanges } from './unpublished-changes.rule.ts';

const rule: Documentation = {
  ...{ id: 1, category: 'Communication Rules', title: 'Tone', content: 'Be kind.', order: 0, isActive: 1 },
  ...{ revision: 1, createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' },
};
const hotel: HotelSources = { profile: defaultSettings, documentation: [rule] };
const row = (changes: Partial<AssistantEntity> = {}): AssistantEntity =>
  Object.assign(new AssistantEntity(), {
    name: 'Ann',
    assistantType: 'guest',
    description: 'Answers.',
    systemPrompt: 'Hello.',
    revision: 7,
    ...changes,
  });
const published = Object.assign(new AssistantVersionEntity(), contentOf(row(), hotel));
const changed = (changes: Partial<AssistantEntity>, now = hotel): string[] | undefined =>
  unpublishedChanges(row(changes), published, now)?.map(({ field }) => field);

test('a published draft has no unpublished changes', () => expect(changed({})).toEqual([]));

test.each([
  ['fields that are sent', { firstMessage: 'Hi.', voiceId: 'Elliot' }, ['firstMessage', 'voiceId']],
  ['a field of the prompt', { bookingLogic: 'Sell.' }, ['bookingLogic']],
  ['the name of the hotel, which Settings have as well', { hotelName: 'The Inn' }, ['hotelName']],
  ['the tools', { assistantType: 'staff' as const }, ['tools']],
])('%s changed', (_, changes, names) => expect(changed(changes)).toEqual(names));

test.each([
  ['what is for the console alone', { description: 'Other.', vapiPhoneNumberId: 'p1' }],
  ['space that is not in the prompt', { systemPrompt: ' Hello.\n' }],
  ['a save and its undoing', { revision: 9 }],
])('%s makes no difference to callers', (_, changes) => expect(changed(changes)).toEqual([]));

test.each<[string, HotelSources, string]>([
  ['documentation', { ...hotel, documentation: [{ ...rule, content: 'Be brief.' }] }, 'documentation'],
  ['documentation switched off', { ...hotel, documentation: [{ ...rule, isActive: 0 }] }, 'documentation'],
  ['the hotel’s profile', { ...hotel, profile: { ...defaultSettings, hotelPhone: '+15125550100' } }, 'hotel'],
  [
    'recording',
    { ...hotel, profile: { ...defaultSettings, keepRecordings: !defaultSettings.keepRecordings } },
    'recording',
  ],
])('%s changed', (_, now, name) => expect(changed({}, now)).toEqual([name]));

test('a change says what it was and what it becomes, of documentation by its entries', () => {
  const now = { ...hotel, documentation: [{ ...rule, content: 'Be brief.' }] };
  expect(unpublishedChanges(row({ firstMessage: 'Hi.' }), published, now)).toEqual([
    { field: 'firstMessage', before: null, after: 'Hi.' },
    {
      field: 'documentation',
      before: 'Communication Rules: Tone\nBe kind.',
      after: 'Communication Rules: Tone\nBe brief.',
    },
  ]);
});

test('without a current version there is nothing to compare with', () => {
  expect(unpublishedChanges(row(), undefined, hotel)).toBeNull();
  expect(draftOf(row())).not.toHaveProperty('revision');
});
