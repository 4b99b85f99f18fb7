import { expect, test } from '@jest/globals';
import type { RatePlanRule } from './cancellation-rule.ts';
import { effectiveRule, effectiveText } from './effective-terms.ts';

const propertyText = 'Free cancellation until 3 PM two days before arrival; after that one night is charged.';
const text = { en: '', es: '' };
const ruled: RatePlanRule = {
  ratePlan: '',
  kind: 'fee',
  daysBefore: 0,
  time: '00:00',
  fee: { per: 'percent', amount: 30 },
};
const entered = (rules: RatePlanRule[], own = text) => ({ terms: { rules, text: own }, propertyText });

test('without anything entered, the text of the property system holds, and what it says', () => {
  expect(effectiveText(entered([]))).toEqual({ en: propertyText, es: '' });
  expect(effectiveRule(entered([]), '')).toMatchObject({ kind: 'free_until', daysBefore: 2 });
  expect(effectiveRule(entered([]), 'Non-refundable')).toMatchObject({ kind: 'not_refundable' });
});

test('a rule that is entered takes the place of that text, which might say something else', () => {
  expect(effectiveText(entered([ruled]))).toEqual(text);
  expect(effectiveRule(entered([ruled]), 'Breakfast')).toMatchObject({ kind: 'fee', fee: { amount: 30 } });
  expect(effectiveRule(entered([{ ...ruled, ratePlan: 'Weekly' }]), 'Breakfast')).toBeNull();
});

test('a text that is entered takes its place, and no rule is read in it', () => {
  const own = { en: propertyText, es: 'Llame al hotel.' };
  expect(effectiveText(entered([], own))).toEqual(own);
  expect(effectiveRule(entered([], own), '')).toBeNull();
});

test('nothing is known where nothing is said', () => {
  expect(effectiveRule({ terms: { rules: [], text }, propertyText: '' }, '')).toBeNull();
});
