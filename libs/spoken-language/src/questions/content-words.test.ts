import { expect, test } from '@jest/globals';
import { areAboutTheSame, contentStems, stemOf, wordsOfStems } from './content-words.ts';

test.each([
  ['Can I bring my dog?', ['pets'], []],
  ['¿Aceptan mascotas?', ['pets'], []],
  ['How much is parking?', ['parking'], ['much']],
  ['¿Cuánto cuesta el estacionamiento?', ['parking'], ['cuest']],
  ['Is there a shuttle from the airport?', ['airport', 'shuttle'], []],
  ['Where can we leave our bags?', ['leav', 'luggage'], []],
  ['Is it free?', [], ['fre']],
  ['', [], []],
])('%j is about %j', (text, strong, weak) => {
  expect(contentStems(text)).toEqual({ strong, weak });
});

test('one and several of something are the same word', () => {
  const pairs = [
    ['towel', 'towels'],
    ['policy', 'policies'],
    ['beach', 'beaches'],
    ['toalla', 'toallas'],
    ['ventilador', 'ventiladores'],
  ];
  for (const [one, several] of pairs) expect(stemOf(several!)).toBe(stemOf(one!));
});

test('texts are about the same when a word that says something is in both', () => {
  expect(areAboutTheSame('Do you have a spa?', 'Our spa is on the second floor.')).toBe(true);
  expect(areAboutTheSame('Do you have a spa?', 'We have a pool.')).toBe(false);
  expect(areAboutTheSame('Is it free?', 'It is free.')).toBe(false);
});

test('a stem is shown as the shortest word that has it, and a subject by its name', () => {
  expect(wordsOfStems(['Do you host weddings?', 'A wedding for fifty?']).get('wedd')).toBe('wedding');
  expect(wordsOfStems(['Can I bring my dog?']).get('pets')).toBe('pets');
});
