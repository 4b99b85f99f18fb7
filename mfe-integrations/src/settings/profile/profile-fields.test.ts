import { expect, test } from '@jest/globals';
import { settingKeys, type SettingEntry } from '@booking/contracts/settings';
import { countryChoices } from './countries.ts';
import { profileKeys, sourceOf, type ProfileKey } from './profile-fields.ts';

const at = '2026-11-10T18:00:00.000Z';
const entry = (key: ProfileKey, value: string, more: Partial<SettingEntry> = {}): SettingEntry => ({
  ...{ key, value, updatedAt: null },
  ...more,
});

test('every setting of the hotel itself but its colors, and each phone of an assistant, is a field of the profile', () => {
  const ofHotel = settingKeys.filter(
    (key) => (key.startsWith('hotel') && key !== 'hotelColors') || key.endsWith('AssistantPhone'),
  );
  expect([...profileKeys].sort()).toEqual(ofHotel.sort());
});

const phone = '+15125550100';
const known = { fromPropertySystem: 'Juniper Lane' };

test.each<[string, ProfileKey, SettingEntry[], object]>([
  [
    'what Cloudbeds says',
    'hotelName',
    [entry('hotelName', 'The hotel', known)],
    { placeholder: 'From Cloudbeds: Juniper Lane', hint: 'Leave empty to use it.' },
  ],
  [
    'a number of Cloudbeds as people read it',
    'hotelPhone',
    [entry('hotelPhone', '', { updatedAt: at, fromPropertySystem: phone })],
    { placeholder: 'From Cloudbeds: (512) 555-0100', hint: 'Leave empty to use it.' },
  ],
  [
    'what Cloudbeds says beside what was entered',
    'hotelName',
    [entry('hotelName', 'Lake Hotel', { updatedAt: at, ...known })],
    { hint: 'Cloudbeds says “Juniper Lane”' },
  ],
  ['nothing about what was entered', 'hotelName', [entry('hotelName', 'Lake Hotel', { updatedAt: at })], {}],
  [
    'the default where nobody knows a name',
    'hotelName',
    [entry('hotelName', 'The hotel')],
    { placeholder: 'Not entered; guests see “The hotel”' },
  ],
  [
    'the phone of the hotel for that of an assistant',
    'bookingAssistantPhone',
    [entry('bookingAssistantPhone', ''), entry('hotelPhone', '', { fromPropertySystem: phone })],
    { placeholder: 'Hotel phone: (512) 555-0100' },
  ],
  ['nothing where nothing is known', 'hotelZip', [entry('hotelZip', '')], {}],
])('an empty field shows %s', (_, key, entries, shown) => {
  expect(sourceOf(key, entries)).toEqual(shown);
});

test('countries are chosen by name, and one that is saved is among them', () => {
  const choices = countryChoices('ZZ');
  expect(choices).toContainEqual({ code: 'US', name: 'United States' });
  expect(choices.map(({ code }) => code)).toContain('ZZ');
  expect(countryChoices('CA')).toHaveLength(choices.length - 1);
});
