import { expect, test } from '@jest/globals';
import { GuestTerms } from '@booking/contracts/guest-terms';
import { feeOf, newRule, numberIn, problemAt, shownNumber } from './rule-values.ts';

const text = { en: '', es: '' };

test('a new rule may be saved as it is', () => {
  expect(GuestTerms.safeParse({ rules: [newRule], text }).success).toBe(true);
});

test.each([
  ['nights', 1],
  ['percent', 50],
  ['all', 100],
  ['whatever', 1],
])('a fee by %s begins with %i', (per, amount) => expect(feeOf(per).amount).toBe(amount));

test('what is no number stays empty, and is refused with a sentence at its field', () => {
  expect([numberIn(' 2 '), shownNumber(2), shownNumber(numberIn('')), shownNumber(null)]).toEqual([2, '2', '', '']);
  const { error } = GuestTerms.safeParse({ rules: [{ ...newRule, daysBefore: numberIn('two') }], text });
  expect(error?.issues).toEqual([
    expect.objectContaining({ path: ['rules', 0, 'daysBefore'], message: 'Enter 0 to 365.' }),
  ]);
});

test('a problem is found at its place, and nowhere else', () => {
  const error = { rules: [undefined, { time: { message: 'Enter a time.' } }] };
  expect(problemAt(error, 'rules', 1, 'time')).toBe('Enter a time.');
  expect(problemAt(error, 'rules', 0, 'time')).toBeUndefined();
  expect(problemAt(undefined, 'rules')).toBeUndefined();
});
