import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { requireGuestStep, type GuestStep, type PrecheckinProgress } from './guest-steps.rule.ts';

const order = ['registration', 'authorization', 'id_photo', 'check_in'] as const satisfies readonly GuestStep[];
const begin: PrecheckinProgress = { reservationStatus: 'confirmed', submittedAt: null, checkedInAt: null, given: [] };

/** How a pre-check-in stands after a step, or why it stands as before. */
function take(standing: PrecheckinProgress, step: GuestStep): PrecheckinProgress | Refusal {
  try {
    requireGuestStep(step, standing);
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  if (step === 'check_in') return { ...standing, submittedAt: standing.submittedAt ?? new Date() };
  return { ...standing, given: [...new Set([...standing.given, step])] };
}

const codeOf = (standing: PrecheckinProgress, step: GuestStep): string | undefined => {
  const taken = take(standing, step);
  return taken instanceof Refusal ? taken.code : undefined;
};

test('allows random attempts only in the order of steps, once each, and none after the check-in', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...order), { maxLength: 30 }), (tries) => {
      let standing = begin;
      for (const step of tries) {
        const before = standing;
        const taken = take(before, step);
        if (!(taken instanceof Refusal)) standing = taken;
        expect(standing.given).toEqual(order.slice(0, standing.given.length));
        if (before.submittedAt) expect(standing).toEqual(before);
        if (standing.submittedAt) expect(standing.given).toHaveLength(3);
      }
    }),
  );
});

test('allows all steps in order', () => {
  let standing: PrecheckinProgress | Refusal = begin;
  for (const step of order) standing = take(standing as PrecheckinProgress, step);
  expect(standing).toMatchObject({ given: order.slice(0, 3), submittedAt: expect.any(Date) });
});

describe('names the reason', () => {
  const signed: PrecheckinProgress = { ...begin, given: ['registration', 'authorization'] };
  test.each([
    ['sign_registration_first', begin, 'authorization'],
    ['sign_both_first', begin, 'id_photo'],
    ['sign_both_first', { ...begin, given: ['registration'] as const }, 'id_photo'],
    ['complete_all_first', signed, 'check_in'],
    ['already_signed', signed, 'registration'],
    ['already_signed', signed, 'authorization'],
    ['submitted', { ...signed, given: [...signed.given, 'id_photo'] as const, submittedAt: new Date() }, 'id_photo'],
    ['submitted', { ...begin, checkedInAt: new Date() }, 'registration'],
    ['reservation_canceled', { ...begin, reservationStatus: 'canceled' }, 'registration'],
    ['reservation_no_show', { ...signed, reservationStatus: 'no_show' }, 'id_photo'],
    ['stay_over', { ...signed, reservationStatus: 'checked_out' }, 'check_in'],
  ] as const)('%s', (code, standing, step) => {
    expect(codeOf(standing, step)).toBe(code);
  });

  test('allows another photo before the check-in', () => {
    expect(codeOf({ ...signed, given: [...signed.given, 'id_photo'] }, 'id_photo')).toBeUndefined();
  });
});
