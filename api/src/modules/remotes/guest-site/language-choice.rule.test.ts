import { expect, test } from '@jest/globals';
import { languageChoice } from './language-choice.rule.ts';

test.each([
  ['/room-select/abc?language=es', 'es', '/room-select/abc'],
  ['/booking-success?checkout=cs_1&language=en', 'en', '/booking-success?checkout=cs_1'],
  ['/ai?language=es-MX&preview', 'es', '/ai?preview'],
  ['/ai?language=es&language=en', 'en', '/ai'],
  // no way to another site
  ['//evil.example?language=es', 'es', '/evil.example'],
  ['/\\evil.example?language=es', 'es', '/evil.example'],
])('%s chooses %s and leads to %s', (url, language, address) =>
  expect(languageChoice(url)).toEqual({ language, address }),
);

test.each(['/room-select/abc', '/ai?language=', '/ai?language=fr', '/ai?languages=es', '/ai?a=language=es', ''])(
  '%s chooses none',
  (url) => expect(languageChoice(url)).toBeUndefined(),
);
