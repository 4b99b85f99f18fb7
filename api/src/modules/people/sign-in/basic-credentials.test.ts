import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { basicCredentials } from './basic-credentials.mapper.ts';

const header = (text: string): string => `Basic ${Buffer.from(text).toString('base64')}`;

test.each([
  [header('ann@hotel.example:secret'), { email: 'ann@hotel.example', password: 'secret' }],
  [header('ann@hotel.example:a:b:c'), { email: 'ann@hotel.example', password: 'a:b:c' }],
  [header('ann@hotel.example:'), { email: 'ann@hotel.example', password: '' }],
  [header('ann@hotel.example:zwei\nZeilen'), { email: 'ann@hotel.example', password: 'zwei\nZeilen' }],
  [
    header('ann@hotel.example:pässwörd').replace('Basic', 'bAsIc'),
    { email: 'ann@hotel.example', password: 'pässwörd' },
  ],
  [header(':secret'), undefined],
  [header('ann@hotel.example'), undefined],
  [header('x:y').replace('Basic', 'Bearer'), undefined],
  ['Basic', undefined],
  ['', undefined],
  [undefined, undefined],
])('%j reads as %j', (given, credentials) => {
  expect(basicCredentials(given)).toEqual(credentials);
});

test('every credential survives a round trip, and no input throws', () => {
  const email = fc.string({ minLength: 1, unit: 'grapheme' }).filter((text) => !text.includes(':'));
  fc.assert(
    fc.property(email, fc.string({ unit: 'grapheme' }), (name, password) => {
      expect(basicCredentials(header(`${name}:${password}`))).toEqual({ email: name, password });
    }),
  );
  fc.assert(fc.property(fc.string(), (text) => void basicCredentials(text)));
});
