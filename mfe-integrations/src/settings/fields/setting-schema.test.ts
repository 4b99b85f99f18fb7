import { describe, expect, test } from '@jest/globals';
import { defaultSettings, settingKeys, type SettingKey } from '@booking/contracts/settings';
import { words } from '../settings.words.ts';
import { changesOf, settingsOf } from '../sections/changes.ts';
import { heldOf, schemaOf } from './setting-schema.ts';

const settings = { ...defaultSettings, hotelName: 'Harbor Inn' };
const updatedAt = '2026-11-21T10:00:00Z';
const read = (typed: object) => {
  const keys = Object.keys(typed) as SettingKey[];
  return schemaOf(keys).safeParse({ ...heldOf(keys, settings), ...typed });
};

test('a setting nobody changed has its default', () => {
  expect(settingsOf([{ key: 'hotelName', value: 'Harbor Inn', updatedAt }])).toEqual(settings);
});

test('fields hold numbers as they are typed, and no name where nobody entered one', () => {
  expect(heldOf(['dailyTextLimit', 'hotelName', 'keepRecordings'], defaultSettings)).toEqual({
    dailyTextLimit: '1000',
    hotelName: '',
    keepRecordings: true,
  });
});

describe('what is saved', () => {
  test('is what changed, without the blanks around it', () => {
    const { data } = read({ hotelZip: ' 78701 ', hotelCountry: 'CA', hotelName: 'Harbor Inn ' });
    expect(changesOf(['hotelZip', 'hotelCountry', 'hotelName'], data!, settings)).toEqual([
      { key: 'hotelZip', value: '78701' },
      { key: 'hotelCountry', value: 'CA' },
    ]);
  });

  test('is the default for a name that was emptied, so that the one of Cloudbeds counts', () => {
    expect(read({ hotelName: '  ' }).data).toEqual({ hotelName: defaultSettings.hotelName });
  });

  test('is a number in whatever digits it is typed', () => {
    expect(read({ dailyTextLimit: '\u202a１20\u200b' }).data).toEqual({ dailyTextLimit: 120 });
  });
});

describe('what is wrong', () => {
  const problemOf = (key: SettingKey, value: string): string | undefined =>
    read({ [key]: value }).error?.issues[0]?.message;

  test.each<[SettingKey, string, RegExp]>([
    ['hotelPhone', '512 555 0100', /looks like \+15125550100/],
    ['hotelEmail', 'desk', /looks like desk@hotel\.example/],
    ['hotelWebsite', 'hotel.example', /looks like https:\/\/hotel\.example/],
    ['hotelCountry', 'usa', /two capital letters/],
    ['registrationText', ' ', /need a text to sign/],
    ['transcriptRetentionDays', '', /1 to 730/],
  ])('with %s "%s" is said in a sentence', (key, value, sentence) => {
    expect(problemOf(key, value)).toMatch(sentence);
  });

  test.each<[SettingKey, string]>([
    ['hotelPhone', ''],
    ['hotelPhone', ' +15125550100 '],
    ['hotelEmail', ' desk@hotel.example '],
    ['hotelWebsite', ''],
    ['hotelAddress', ''],
  ])('is nothing with %s "%s"', (key, value) => {
    expect(problemOf(key, value)).toBeUndefined();
  });
});

test('every setting has a label', () => {
  expect(Object.keys(words.labels).sort()).toEqual([...settingKeys].sort());
});
