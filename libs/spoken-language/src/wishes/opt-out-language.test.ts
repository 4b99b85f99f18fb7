import { expect, test } from '@jest/globals';
import { optOutLanguage } from './opt-out-language.ts';
import { optOutWish } from './opt-out-words.ts';

test.each(['ALTO', 'Basta', 'No más', 'Dar de baja', 'no me escriban', 'ya no quiero mensajes', 'Parar'])(
  '"%s" opts out in Spanish',
  (body) => {
    expect(optOutWish(body)).toBe('out');
    expect(optOutLanguage(body)).toBe('es');
  },
);

test.each([
  ['STOP', undefined],
  ['unsubscribe', undefined],
  ['Please stop, I do not want texts', 'en'],
  ['退订', undefined],
])('"%s" tells %s', (body, language) => expect(optOutLanguage(body)).toBe(language));
