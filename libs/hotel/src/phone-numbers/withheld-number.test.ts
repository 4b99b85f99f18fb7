import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { phoneNumberOf } from './phone-number.ts';
import { isWithheld } from './withheld-number.ts';

test.each([
  ['+266696687', 'ANONYMOUS'],
  ['+7378742833', 'RESTRICTED'],
  ['+2562533', 'BLOCKED'],
  ['+8656696', 'UNKNOWN'],
  ['+86282452253', 'UNAVAILABLE'],
  ['+7748283', 'PRIVATE'],
  ['+72974663', 'PAYPHONE'],
  ['266696687', 'ANONYMOUS, without +'],
  ['+464', 'Twilio’s'],
  ['+8566', 'Twilio’s'],
  ['anonymous', 'a word'],
  ['Restricted', 'a word'],
  ['PRIVATE NUMBER', 'words'],
  ['Caller ID withheld', 'words'],
  ['\u202aUnavailable\u202c', 'a word with marks'],
  ['sip:anonymous@anonymous.invalid', 'an address'],
  ['sip:+266696687@pbx.example', 'an address with the code'],
  ['+1266696687', 'the code behind the country of the line'],
  ['00266696687', 'the code behind 00'],
  ['tel:anonymous', 'an address'],
  ['client:Anonymous', 'an address'],
  ['+266696687;phone-context=pbx.example', 'the code with a parameter'],
  ['"Anonymous" <sip:anonymous@anonymous.invalid>', 'an address with a name'],
  ['n/a', 'no word'],
  ['Number Not Provided', 'words'],
  ['Numéro inconnu', 'French'],
  ['Número privado', 'Spanish'],
  ['Nummer unterdrückt', 'German'],
  ['非通知', 'Japanese'],
  ['0000000000', 'zeros'],
  ['+10000000000', 'zeros'],
  ['+', 'nothing'],
  ['', 'nothing'],
])('%s is a withheld number (%s), which is no number', (told) => {
  expect(isWithheld(told)).toBe(true);
  expect(phoneNumberOf(told)).toBeUndefined();
});

test.each([
  '+15125550101',
  '(737) 874-2833',
  '+17378742833',
  '+26622123456',
  'sip:room214@pbx.hotel.example',
  'sip:private.office@pbx.hotel.example',
  // spelled, some words would be numbers of other countries: +33 7 26 66 24 36 is DESCONOCIDO
  '+33726662436',
  'Ann Onymous',
])('%s is told', (told) => expect(isWithheld(told)).toBe(false));

test('is a code for each word, however it is written', () => {
  const word = fc.constantFrom('anonymous', 'restricted', 'unavailable', 'unknown', 'private', 'blocked', 'withheld');
  const styled = fc.tuple(
    word,
    fc.array(fc.boolean(), { minLength: 11, maxLength: 11 }),
    fc.constantFrom('', ' ', '.'),
  );
  fc.assert(
    fc.property(styled, ([letters, upper, end]) => {
      const written = [...letters].map((each, place) => (upper[place] ? each.toUpperCase() : each)).join('');
      expect(isWithheld(written + end)).toBe(true);
    }),
  );
});
