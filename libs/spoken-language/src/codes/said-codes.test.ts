import { expect, test } from '@jest/globals';
import { maskSaidCodes, parseCode } from './said-codes.ts';

test.each([
  ['My code is 482913.', 'My code is ••••••.'],
  ['AI: Please say the code.\nUser: 4 8 2 9 1 3', 'AI: Please say the code.\nUser: ••••••'],
  ['four eight two nine one three is my code', '•••••• is my code'],
  ['code 482 913', 'code ••••••'],
])('"%s" becomes "%s"', (text, masked) => expect(maskSaidCodes(text)).toBe(masked));

test('an answer to a question for a code is one', () => {
  expect(maskSaidCodes('4 8 2 9 1 3', 'Which code did we text you?')).toBe('••••••');
});

test.each([
  'Room 482913',
  'the zip code is 78701',
  'My code is here. Reservation 4753913546544',
  'the master key code. {"createdAt":"2026-11-23T05:49:25.120Z"}',
  'we text you a code, and the total is $1,234.56',
])('"%s" stays', (text) => expect(maskSaidCodes(text)).toBe(text));

test.each([
  '482913',
  '482 913',
  '4-8-2-9-1-3',
  ' 4 8 2 9 1 3. ',
  'four eight two nine one three',
  'Four, eight, two, nine, one, three',
])('"%s" is the code 482913', (text) => expect(parseCode(text)).toBe('482913'));

test('what has no digits is no code', () => expect(parseCode('I have none')).toBe(''));
