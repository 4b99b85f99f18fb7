import { expect, test } from '@jest/globals';
import { namedLanguage } from './named-language.ts';

test.each([
  ['en', 'en'],
  ['EN', 'en'],
  ['en-US', 'en'],
  ['English', 'en'],
  ['Inglés', 'en'],
  ['es', 'es'],
  ['es-419', 'es'],
  ['es_MX', 'es'],
  ['es-Latn-MX', 'es'],
  ['Spanish', 'es'],
  [' Español ', 'es'],
  ['español (México)', 'es'],
  ['multi', undefined],
  ['fr', undefined],
  ['english, spanish', undefined],
  ['', undefined],
  ['e'.repeat(1000), undefined],
])('"%s" means %s', (written, language) => expect(namedLanguage(written)).toBe(language));
