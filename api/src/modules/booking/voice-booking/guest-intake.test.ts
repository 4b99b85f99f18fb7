import { expect, test } from '@jest/globals';
import { agreedIntake, isIntakeEmail } from './guest-intake.rule.ts';

const intake = { email: 'ada@example.com', checkInDate: '2026-12-04', checkOutDate: '2026-12-06' };

test.each([
  ['the newest when all say the same', [intake, { ...intake, email: ' ADA@example.com' }], intake],
  ['nothing when another has other dates', [intake, { ...intake, checkOutDate: '2026-12-07' }], undefined],
  ['nothing when another has another e-mail address', [intake, { ...intake, email: 'eve@example.com' }], undefined],
  ['nothing when nobody typed the number', [], undefined],
])('finds %s', (_, intakes, agreed) => {
  expect(agreedIntake(intakes)).toEqual(agreed);
});

test('compares e-mail addresses without case and surrounding spaces', () => {
  expect(isIntakeEmail(intake, 'Ada@Example.com ')).toBe(true);
  expect(isIntakeEmail(intake, 'ada@example.org')).toBe(false);
});
