import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { numberWordsToDigits } from './number-words.ts';

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** A number below a million as it is spelled out. */
function spelled(n: number): string {
  const rest = (of: number, by: string): string => (of > 0 ? `${by}${spelled(of)}` : '');
  if (n < 20) return small[n]!;
  if (n < 100) return `${tens[Math.floor(n / 10)]}${rest(n % 10, '-')}`;
  if (n < 1000) return `${spelled(Math.floor(n / 100))} hundred${rest(n % 100, n % 2 ? ' and ' : ' ')}`;
  return `${spelled(Math.floor(n / 1000))} thousand${rest(n % 1000, n % 2 ? ', ' : ' ')}`;
}

test('every spelled-out number below a million is read', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999 }), (n) => {
      expect(numberWordsToDigits(`That is ${spelled(n)} dollars.`)).toBe(`That is ${n} dollars.`);
    }),
  );
});

test.each([
  ['a hundred dollars', '100 dollars'],
  ['twelve hundred', '1200'],
  ['A room for two, two hundred forty dollars', 'A room for 2, 240 dollars'],
  ['the second one hundred twenty', 'the 2th 120'],
  ['December twenty-first', 'December 21th'],
  ['Someone attended', 'Someone attended'],
])('%s is %s', (said, read) => {
  expect(numberWordsToDigits(said)).toBe(read);
});
