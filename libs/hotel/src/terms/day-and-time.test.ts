import { expect, test } from '@jest/globals';
import { clockInWords, dayAndTime } from './day-and-time.ts';

test.each([
  ['00:00', '12 AM', '12 a. m.'],
  ['03:05', '3:05 AM', '3:05 a. m.'],
  ['12:00', '12 PM', '12 p. m.'],
  ['15:00', '3 PM', '3 p. m.'],
  ['23:59', '11:59 PM', '11:59 p. m.'],
])('%s reads "%s" and "%s"', (time, en, es) => {
  expect([clockInWords(time, 'en'), clockInWords(time, 'es')]).toEqual([en, es]);
});

test('a moment is written short for a card, and with all of its date for what is agreed to', () => {
  const at = { date: '2026-12-22', time: '15:00' };
  expect(dayAndTime(at, 'en')).toBe('Dec 22, 3 PM');
  expect(dayAndTime(at, 'en', true)).toBe('Tuesday, December 22, 2026, 3 PM');
  expect(dayAndTime(at, 'es')).toBe('22 dic, 3 p. m.');
  expect(dayAndTime(at, 'es', true)).toBe('martes, 22 de diciembre de 2026, 3 p. m.');
});
