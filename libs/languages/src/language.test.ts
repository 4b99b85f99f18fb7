import { expect, test } from '@jest/globals';
import { languageFrom, languageOf } from './language.ts';

test.each([
  ['es', 'es'],
  ['es-MX', 'es'],
  ['EN_us', 'en'],
  [' en ', 'en'],
  ['est', undefined],
  ['fr', undefined],
  ['', undefined],
  [undefined, undefined],
  ['constructor', undefined],
])('the tag %s is %s', (tag, language) => expect(languageOf(tag)).toBe(language));

test.each([
  ['es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['en-US,en;q=0.9,es;q=0.8', 'en'],
  // the order that it is written in decides nothing
  ['en;q=0.5, es;q=0.9', 'es'],
  ['fr-FR,fr;q=0.9,es;q=0.2', 'es'],
  ['es;q=0,en;q=0.1', 'en'],
  ['es;q=abc', undefined],
  ['de,fr;q=0.9,*;q=0.5', undefined],
  ['', undefined],
  [undefined, undefined],
])('a browser that asks for %s reads %s', (header, language) => expect(languageFrom(header)).toBe(language));

test('a header of any length is read in no time', () => {
  const began = performance.now();
  expect(languageFrom(`${'fr;q=0.1,'.repeat(200_000)}es`)).toBeUndefined();
  expect(performance.now() - began).toBeLessThan(100);
});
