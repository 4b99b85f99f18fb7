import { expect, test } from '@jest/globals';
import { isAlreadyRight, knownFact } from './corrected-fact.rule.ts';

const known = {
  guestName: 'Ada Byron',
  guestPhone: '+15125550142',
  guestEmail: 'ada@guest.example',
  startDate: '2026-12-24',
  endDate: '2026-12-27',
};

test.each([
  ['name', 'Ada Byron'],
  ['phone', '+15125550142'],
  ['email', 'ada@guest.example'],
  ['dates', '2026-12-24/2026-12-27'],
] as const)('knows the %s of a stay', (fact, was) => expect(knownFact(fact, known)).toBe(was));

test('what is not known is empty', () => {
  const unknown = { ...known, guestPhone: null, guestEmail: null };
  expect([knownFact('phone', unknown), knownFact('email', unknown)]).toEqual(['', '']);
});

test.each([
  ['phone', '(512) 555-0142', true],
  ['phone', '+1 512 555 0143', false],
  ['email', 'ADA@guest.example', true],
  ['email', 'ada@other.example', false],
  ['name', 'Ada Byron', true],
  ['name', 'ADA BYRON', false],
  ['dates', '2026-12-24/2026-12-27', true],
  ['dates', '2026-12-24/2026-12-28', false],
] as const)('a wish for the %s %s changes nothing: %s', (fact, wanted, isSame) => {
  expect(isAlreadyRight({ fact, wanted }, knownFact(fact, known))).toBe(isSame);
});
