import { describe, expect, test } from '@jest/globals';
import { languageCodes } from '@booking/languages/language';
import { defaultSettings } from '@booking/contracts/settings';
import { signingTextKeys, signingWords, type SigningKind } from './signing-language.rule.ts';

const kinds: SigningKind[] = ['registration', 'authorization'];
const read = (asked: 'en' | 'es', settings: object) =>
  signingWords('registration', asked, { ...defaultSettings, ...settings });
const ours = defaultSettings.registrationTextEs;

describe('a text to sign in Spanish', () => {
  test.each<[string, object, { language: string; text: string }]>([
    ['is ours, as long as the English one is ours', {}, { language: 'es', text: ours }],
    ['is the hotel’s own', { registrationTextEs: 'Pago.' }, { language: 'es', text: 'Pago.' }],
    [
      'is the hotel’s own beside an English one of its own',
      { registrationText: 'I pay.', registrationTextEs: 'Pago.' },
      { language: 'es', text: 'Pago.' },
    ],
    [
      'is the English one where that is another than ours',
      { registrationText: 'I pay.' },
      { language: 'en', text: 'I pay.' },
    ],
    [
      'is the English one where there is none',
      { registrationTextEs: '' },
      { language: 'en', text: defaultSettings.registrationText },
    ],
  ])('%s', (_, settings, words) => expect(read('es', settings)).toEqual(words));

  test('changes nothing for who reads English', () => {
    expect(read('en', { registrationTextEs: 'Pago.' }).language).toBe('en');
  });
});

test('ours are there in each language, with the same paragraphs and the same places to fill', () => {
  const placesIn = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].sort();
  for (const kind of kinds) {
    const texts = languageCodes.map((language) => defaultSettings[signingTextKeys[language][kind]]);
    for (const text of texts) {
      expect(text.split('\n\n')).toHaveLength(texts[0]!.split('\n\n').length);
      expect(placesIn(text)).toEqual(placesIn(texts[0]!));
    }
  }
});
