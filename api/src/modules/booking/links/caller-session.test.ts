import { expect, test } from '@jest/globals';
import { isOfCall, isRoom, isSameGuest } from './caller-session.rule.ts';

const king = { roomTypeId: 'kng', roomTypeName: 'Garden King' };
const ada = { firstName: 'Ada', lastName: 'Price', email: 'ada@example.com' };

test.each([
  ['kng', true],
  [' garden king ', true],
  ['Garden Queen', false],
])('matches "%s" with the Garden King: %s', (said, is) => {
  expect(isRoom(king, said)).toBe(is);
  expect(isRoom(null, said)).toBe(false);
});

test.each([
  ['the same name', { ...ada, email: 'other@example.com' }, true],
  ['the same e-mail address', { firstName: 'Adele', lastName: 'Pryce', email: 'ADA@example.com' }, true],
  ['neither', { firstName: 'Eve', lastName: 'Stone', email: 'eve@example.com' }, false],
])('compares guests by name and e-mail address: %s', (_, other, is) => {
  expect(isSameGuest(ada, other)).toBe(is);
  expect(isSameGuest(null, other)).toBe(false);
});

test('counts a session without a call as of no call', () => {
  expect(isOfCall({ callId: 'call-1' }, { callId: 'call-1' })).toBe(true);
  expect(isOfCall({ callId: 'call-1' }, { callId: 'call-2' })).toBe(false);
  expect(isOfCall({ callId: null }, { callId: null })).toBe(false);
});
