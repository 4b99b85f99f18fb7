/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { accountName, secretKey } from '../setup.fixture.ts';
import { changesOf, editableOf, heldOf, isComplete, schemaOf } from './credential-values.ts';

const fields = [secretKey, { ...accountName, source: 'entered' as const, shown: 'acct_1' }];

test('holds what is shown, and nothing of a secret', () => {
  expect(heldOf(fields)).toEqual({ STRIPE_TEST_SECRET_KEY: '', STRIPE_TEST_ACCOUNT: 'acct_1' });
});

test('sends what was changed, also what was emptied', () => {
  expect(changesOf(fields, { STRIPE_TEST_SECRET_KEY: '', STRIPE_TEST_ACCOUNT: '' })).toEqual({
    STRIPE_TEST_ACCOUNT: '',
  });
  expect(changesOf(fields, heldOf(fields))).toEqual({});
});

test('leaves out what the environment sets', () => {
  expect(editableOf([{ ...secretKey, source: 'environment' }, accountName])).toEqual([accountName]);
});

test('is complete once all that is required is set, wherever', () => {
  expect(isComplete([secretKey, accountName])).toBe(false);
  expect(isComplete([{ ...secretKey, source: 'entered' }, accountName])).toBe(true);
});

test.each([
  ['a required secret that is not set', { ...secretKey }, false],
  ['a required secret that is set', { ...secretKey, source: 'entered' as const }, true],
  ['a required value that is no secret', { ...secretKey, isSecret: false, source: 'entered' as const }, false],
  ['an optional value', accountName, true],
])('for %s, an empty field is accepted only where nothing is lost (%#)', (_, field, isFine) => {
  expect(schemaOf([field]).safeParse({ [field.name]: '  ' }).success).toBe(isFine);
});
