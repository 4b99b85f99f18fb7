import { expect, test } from '@jest/globals';
import { hourInWords, weekAfter, weekBefore, weekOf } from './week.ts';

test.each([
  ['?week=2026-11-02', '2026-11-02'],
  ['?week=soon', undefined],
  ['?week=2026-13-02', undefined],
  ['', undefined],
])('the address %j names %s', (search, week) => expect(weekOf(search)).toBe(week));

test('weeks follow each other over the end of a year', () => {
  expect(weekAfter('2026-12-28')).toBe('2027-01-04');
  expect(weekBefore('2027-01-04')).toBe('2026-12-28');
});

test.each([
  [0, '12 AM'],
  [9, '9 AM'],
  [12, '12 PM'],
  [23, '11 PM'],
])('hour %d is %s', (hour, words) => expect(hourInWords(hour)).toBe(words));
