import { expect, test } from '@jest/globals';
import { languageCookie } from '@booking/languages/language';
import { pageLanguage } from './page-language.rule.ts';

const read = (cookie?: string, accepted?: string) =>
  pageLanguage({
    cookies: cookie === undefined ? {} : { [languageCookie]: cookie },
    headers: accepted === undefined ? {} : { 'accept-language': accepted },
  });

test.each([
  ['what was chosen there', 'es', 'en-US,en;q=0.9', 'es'],
  ['what the browser prefers where nothing was chosen', undefined, 'es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['what the browser prefers where the cookie is none of ours', 'fr', 'en-US', 'en'],
  ['unknown for a browser that reads neither', undefined, 'fr-FR,fr;q=0.9', null],
  ['unknown for whoever takes any', undefined, '*', null],
  ['unknown without a word of it', undefined, undefined, null],
])('the language of a page is %s', (_, cookie, accepted, language) => expect(read(cookie, accepted)).toBe(language));
