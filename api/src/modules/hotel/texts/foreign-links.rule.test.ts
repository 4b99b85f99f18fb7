import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { quickestTime, slowness } from '../../../../test/slowness.ts';
import { hasForeignLink } from './foreign-links.rule.ts';

const ours = ['https://stay.hotel.example', 'https://console.hotel.example', 'http://localhost:4200'];

describe('rejects a link to another website', () => {
  test.each([
    ['https://evil.example/login'],
    ['Pay here: http://evil.example.'],
    ['HTTPS://EVIL.EXAMPLE'],
    ['evil.example/x'],
    ['See evil.example'],
    ['www.evil.com'],
    ['go to bit.ly/3xyz now'],
    ['//evil.example/x'],
    ['https:/evil.example'],
    ['https:\\\\evil.example'],
    ['hxxps://evil.example'],
    ['ftp://stay.hotel.example/x'],
    ['https://stay.hotel.example@evil.example/x'],
    ['https://stay.hotel.example:443@evil.example'],
    ['https://evil.example\\@stay.hotel.example'],
    ['https://stay.hotel.example.evil.example'],
    ['https://stay.hotel.example:8443/x'],
    ['https://evil-stay.hotel.example'],
    ['https://xn--stay-hotl-8nf.example'],
    ['xn--e1afmkfd.xn--p1ai'],
    ['https://st\u0430y.hotel.example'],
    ['st\u0430y.hotel.example/room'],
    ['пример.рф'],
    ['evil dot example'],
    ['evil (dot) com'],
    ['evil[.]com/pay'],
    ['evil . com'],
    ['evil .com'],
    ['evil{dot}com slash pay'],
    ['evil\u3002example'],
    ['evil\uff0eexample'],
    ['ｅｖｉｌ．ｃｏｍ'],
    ['ev\u200bil.exa\u00admple'],
    ['evil%2eexample'],
    ['evil&#46;example'],
    ['203.0.113.9/pay'],
    ['http://3405803785/'],
    ['http://0xcb007109'],
    ['http://[2001:db8::1]/'],
    ['write to desk@evil.example'],
    ['javascript:alert(1)'],
    ['tel:+19005550100'],
    ['mailto:x'],
    ['Our page is https://stay.hotel.example/book and theirs is evil.example'],
    ['(evil.example)'],
    ['“evil.example”'],
    ['https://stay.hotel.example/?next=http://evil.example'],
    ['http:evil'],
    ['e\u0332v\u0332i\u0332l\u0332.example'],
    ['ev\ufe0fil.exa\u034fmple'],
    ['evil\u06d4example'],
    ['evil\ua4f8example'],
    ['evil. com'],
    ['geo:30,-97'],
    ['facetime:evil'],
    ['smsto:+19005550100'],
  ])('%s', (text) => {
    expect(hasForeignLink(text, ours)).toBe(true);
  });
});

const ends = [
  '<',
  '>',
  '|',
  '`',
  '^',
  '(',
  ')',
  '[',
  ']',
  ',',
  ';',
  '，',
  '、',
  '（',
  '…',
  '→',
  '•',
  '—',
  '「',
  '\u00a0',
  '字',
  'é',
];

test.each(ends)('finds a foreign link that begins right behind one of ours and %s', (end) => {
  for (const strange of ['evil.example', 'https://evil.example/login', 'пример.рф', '203.0.113.9/pay'])
    expect(hasForeignLink(`Book at https://stay.hotel.example/book${end}${strange}`, ours)).toBe(true);
});

test('finds a foreign link with any signs around it and our own link', () => {
  const sign = fc
    .string({ unit: 'grapheme', maxLength: 3 })
    .filter((text) => !/[\p{L}\p{N}\p{M}/?#&=%\-._~:@!$*+\\]/u.test(text));
  const isFound = (before: string, after: string): boolean =>
    hasForeignLink(`https://stay.hotel.example/book${before}evil.example${after}`, ours);
  fc.assert(
    fc.property(
      sign.filter((text) => text !== ''),
      sign,
      isFound,
    ),
    { numRuns: 500 },
  );
});

describe('accepts', () => {
  test.each([
    ['We are at 1 Lake Road.'],
    ['We are at\n1 Pier St.'],
    ['Check-in is at 3 p.m. and check-out at 11 a.m. See you soon!'],
    ['Breakfast is $12.50, from 7:30 to 10:00. Call +1 (512) 555-0101.'],
    ['It is 1.5 miles from St. Paul St. to the U.S. consulate, e.g. by bus No. 5.'],
    ['Be here at three on the dot, please.'],
    ['Book at https://stay.hotel.example/book.'],
    ['stay.hotel.example/room-select/abc'],
    ['http://localhost:4200/book'],
    ['Book here (https://stay.hotel.example/book), or call us; see you soon…'],
    ['“https://stay.hotel.example/room-select/a_b-c?x=1#rooms” → book'],
    ['Zürich, São Paulo – señor Núñez: 3½ km, 20 °C, 50 €'],
    ['Wi-Fi: Hotel Guest... password: sunny-day'],
    [''],
  ])('%s', (text) => {
    expect(hasForeignLink(text, ours)).toBe(false);
  });
});

test('takes linear time for any text', () => {
  const texts = ['a.', '. ', ' dot', '@', '://', 'a .', '1.', '[.', 'xn--'].map((piece) => piece.repeat(1_000));
  texts.push('a.'.repeat(500_000));
  const time = quickestTime(() => texts.map((text) => hasForeignLink(text, ours)));
  expect(time).toBeLessThan(500 * slowness());
});
