import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { directNumberOf, isFictional, phoneNumberOf, readPhoneNumber, spellingsOf } from './phone-number.ts';

test.each([
  ['+1 512 555 0101', '+15125550101'],
  ['(512) 555-0101', '+15125550101'],
  ['1-512-555-0101', '+15125550101'],
  ['+44 20 7946 0958', '+442079460958'],
  ['1 (512) 555 0101', '+15125550101'],
  [' 512.555.0101. ', '+15125550101'],
  ['5125550101', '+15125550101'],
  ['+44 (0)7700 900123', '+447700900123'],
  ['+44 (0) 20 7946 0958', '+442079460958'],
  ['+4407700900123', '+447700900123'],
  ['(+44) 7700 900123', '+447700900123'],
  ['0044 7700 900123', '+447700900123'],
  ['00 44 7700 900123', '+447700900123'],
  ['011 44 7700 900123', '+447700900123'],
  ['+49 (0)30 901820', '+4930901820'],
  ['+39 06 6982 1234', '+390669821234'],
  ['\u202a+44 7700 900123\u202c', '+447700900123'],
  ['+1\u00a0512\u00a0555\u00a00101', '+15125550101'],
  ['\ufeff+1\u200b512\u200b555\u200b0101', '+15125550101'],
  ['+1 512 555 0101', '+15125550101'],
  ['+1‑512‑555‑0101', '+15125550101'],
  ['+1–512—555−0101', '+15125550101'],
  ['+１（５１２）５５５－０１０１', '+15125550101'],
  ['٥١٢٥٥٥٠١٠١', '+15125550101'],
  ['+۴۴ ۷۷۰۰ ۹۰۰۱۲۳', '+447700900123'],
  ['५१२ ५५५ ०१०१', '+15125550101'],
  ['tel:+1-512-555-0101', '+15125550101'],
  ['Tel.: 512 555 0101', '+15125550101'],
  ['512/555/0101', '+15125550101'],
  ['+1 512·555·0101', '+15125550101'],
  ['512•555•0101', '+15125550101'],
  ['++1 512 555 0101', '+15125550101'],
  ['+0044 7700 900123', '+447700900123'],
  ['512-555-0101 (cell)', '+15125550101'],
  ['(512) 555-0101 mobile', '+15125550101'],
  ['Móvil: +34 612 345 678', '+34612345678'],
  ['<tel:+15125550101>', '+15125550101'],
  ['512-555-0101 ext.', '+15125550101'],
  ['+52 55 1234 5678', '+525512345678'],
  ['+52 1 55 1234 5678', '+525512345678'],
  ['+5215512345678', '+525512345678'],
  ['0052 1 55 1234 5678', '+525512345678'],
  ['whatsapp:+5215512345678', '+525512345678'],
  ['+52 (1) 55 1234 5678', '+525512345678'],
  ['+52 01 55 1234 5678', '+525512345678'],
  ['+52 044 55 1234 5678', '+525512345678'],
  ['+52 045 55 1234 5678', '+525512345678'],
])('%s is %s', (typed, number) => expect(readPhoneNumber(typed)).toEqual({ number, extension: null }));

test.each([
  '+1 512 555 0123 #12',
  '+1 512 555 0123 ext. 12',
  '+1 512 555 0123 ext 12',
  '(512) 555-0123 x12',
  '512-555-0123x12',
  '5125550123 extension 12',
  '+1-512-555-0123;ext=12',
  'tel:+1-512-555-0123;ext=12',
  '512 555 0123,,12',
  '５１２５５５０１２３　ｘ１２',
])('%s has an extension, and is no number that can be texted', (typed) => {
  expect(readPhoneNumber(typed)).toEqual({ number: '+15125550123', extension: '12' });
  expect(phoneNumberOf(typed)).toBe('+15125550123');
  expect(directNumberOf(typed)).toBeUndefined();
});

test.each([
  '',
  '   ',
  '555 0101',
  'call me',
  'call 512 555 0101',
  '1-800-FLOWERS',
  'RES5125550101',
  '+',
  '+0123456789',
  '512 555 01011',
  '+1234567890123456',
  '+999 12345678',
  '+52 1 155 123 4567',
  '+52 2 55 1234 5678',
  '\u200b',
  `${' '.repeat(300)}5125550101`,
  '5'.repeat(10_000),
])('"%s" is no phone number', (typed) => expect(phoneNumberOf(typed)).toBeUndefined());

test('a number is read however it is grouped, wrapped and spelled', () => {
  const scripts = [0x30, 0xff10, 0x660, 0x6f0, 0x966];
  const marks = fc.constantFrom('', '\u200b', '\u202a', '\u202c', '\u2060', '\ufeff', '\u00ad');
  const between = fc.constantFrom('', ' ', '-', '.', '\u00a0', '\u2011', ' \u2013 ');
  const national = fc.tuple(fc.integer({ min: 200, max: 999 }), fc.integer({ min: 2_000_000, max: 9_999_999 }));
  const lead = fc.constantFrom('+1', '1', '', '001', 'tel:+1');
  fc.assert(
    fc.property(
      national,
      lead,
      fc.tuple(between, between, between),
      marks,
      fc.constantFrom(...scripts),
      (digits, plus, gaps, mark, zero) => {
        const [area, line] = digits.map(String) as [string, string];
        const written = [plus, area, line.slice(0, 3), line.slice(3)]
          .flatMap((part, place) => [part, gaps[place] ?? ''])
          .join('');
        const inScript = written.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
        fc.pre(!/^(\d)\1*$/.test(area + line));
        expect(phoneNumberOf(mark + inScript + mark)).toBe(`+1${area}${line}`);
      },
    ),
  );
});

test('a mobile of Mexico is the same person’s with the 1 it had before', () => {
  const tenDigits = fc.integer({ min: 2_000_000_000, max: 9_999_999_999 }).map(String);
  fc.assert(
    fc.property(tenDigits, fc.constantFrom('1', '01', '044', '045'), (digits, former) => {
      fc.pre(!/^(\d)\1*$/.test(digits));
      expect(phoneNumberOf(`+52 ${former} ${digits}`)).toBe(`+52${digits}`);
      for (const spelled of spellingsOf(`+52${digits}`)) expect(phoneNumberOf(spelled)).toBe(`+52${digits}`);
    }),
  );
  expect(spellingsOf('+525512345678')).toEqual(['+525512345678', '+5215512345678']);
  expect(spellingsOf('+15125550101')).toEqual(['+15125550101']);
});

test('only 555-0100 to 555-0199 belong to nobody', () => {
  expect(isFictional('+15125550199')).toBe(true);
  expect(isFictional('+15125550200')).toBe(false);
  expect(isFictional('+15125540101')).toBe(false);
  expect(isFictional('+445125550101')).toBe(false);
});
