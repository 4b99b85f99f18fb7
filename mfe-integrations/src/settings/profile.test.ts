import { describe, expect, test } from '@jest/globals';
import { defaultSettings, settingKeys } from '@booking/contracts/settings';
import { changesOf, profileFields, profileOf, profileSchema, settingsOf, type ProfileKey } from './profile.ts';

const settings = { ...defaultSettings, hotelName: 'Harbor Inn' };
const saved = profileOf(settings);

test('every setting of the hotel itself, and each phone of an assistant, is a field of the profile', () => {
  const ofHotel = settingKeys.filter((key) => key.startsWith('hotel') || key.endsWith('AssistantPhone'));
  expect(profileFields.map(({ key }) => key).sort()).toEqual(ofHotel.sort());
});

test('a setting nobody changed has its default', () => {
  const updatedAt = '2026-11-21T10:00:00Z';
  expect(settingsOf([{ key: 'hotelName', value: 'Harbor Inn', updatedAt }])).toEqual(settings);
});

describe('what is saved', () => {
  test('is what changed, without the blanks around it', () => {
    expect(changesOf(profileSchema.parse({ ...saved, hotelZip: ' 78701 ', hotelCountry: 'CA' }), saved)).toEqual([
      { key: 'hotelZip', value: '78701' },
      { key: 'hotelCountry', value: 'CA' },
    ]);
  });

  test('is nothing when only blanks were added', () => {
    expect(changesOf(profileSchema.parse({ ...saved, hotelName: 'Harbor Inn ' }), saved)).toEqual([]);
  });
});

describe('what is wrong', () => {
  const problemOf = (key: ProfileKey, value: string): string | undefined =>
    profileSchema.shape[key].safeParse(value).error?.issues[0]?.message;

  test.each<[ProfileKey, string, RegExp]>([
    ['hotelName', '  ', /needs a name/],
    ['hotelPhone', '512 555 0100', /looks like \+15125550100/],
    ['hotelEmail', 'desk', /looks like desk@hotel\.example/],
    ['hotelWebsite', 'hotel.example', /looks like https:\/\/hotel\.example/],
    ['hotelCountry', 'usa', /two capital letters/],
  ])('with %s "%s" is said in a sentence', (key, value, sentence) => {
    expect(problemOf(key, value)).toMatch(sentence);
  });

  test.each<[ProfileKey, string]>([
    ['hotelPhone', ''],
    ['hotelPhone', ' +15125550100 '],
    ['hotelEmail', ' desk@hotel.example '],
    ['hotelWebsite', ''],
    ['hotelAddress', ''],
  ])('is nothing with %s "%s"', (key, value) => {
    expect(problemOf(key, value)).toBeUndefined();
  });
});
