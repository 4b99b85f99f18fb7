import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { heardLanguage } from './heard-language.ts';

const spanish = [
  'Hola, quisiera una habitación para dos adultos, por favor.',
  'Necesito un cuarto desde el 24 de diciembre hasta el 27.',
  '¿Cuánto cuesta la noche? Somos tres.',
  'Sí, gracias.',
];
const english = [
  "Hi, I'd like a room for two adults, please.",
  'We need it from December 24th until the 27th.',
  'How much is it? There are three of us.',
  'Yes, thank you.',
];

describe('the language of a caller', () => {
  test.each(spanish)('is Spanish: %s', (said) => expect(heardLanguage([said])).toBe('es'));
  test.each(english)('is English: %s', (said) => expect(heardLanguage([said])).toBe('en'));

  test.each([
    ['nothing was said', []],
    ['there is a greeting and a name alone', ['Hola, Los Angeles Garcia']],
    ['both are spoken alike', ['Hola, gracias', 'Hello, thanks']],
    ['it is another language', ['Guten Tag, ein Zimmer bitte', 'Bonjour, une chambre s’il vous plaît']],
    ['there are numbers alone', ['512 555 0101']],
  ])('is unknown while %s', (_, said) => expect(heardLanguage(said)).toBeUndefined());

  test('does not depend on the order of the sayings, on case or on accents', () => {
    const plain = (said: string): string => said.normalize('NFD').replace(/\p{M}/gu, '');
    const ways = [(said: string) => said, (said: string) => said.toUpperCase(), plain];
    fc.assert(
      fc.property(fc.shuffledSubarray(spanish, { minLength: 1 }), fc.constantFrom(...ways), (sayings, way) =>
        expect(heardLanguage(sayings.map(way))).toBe('es'),
      ),
    );
  });

  test('stays when the other language is spoken less than half as often', () => {
    expect(heardLanguage([...spanish, 'Thanks'])).toBe('es');
    expect(heardLanguage([...english, 'Gracias'])).toBe('en');
  });
});
