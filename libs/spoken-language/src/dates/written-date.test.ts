import { expect, test } from '@jest/globals';
import { addDays } from '@booking/hotel/hotel-time';
import fc from 'fast-check';
import { parseDate } from './written-date.ts';

const today = '2026-11-27';

test.each([
  ['2026-12-24', '2026-12-24'],
  ['2026-12-24T00:00:00', '2026-12-24'],
  ['2026-12-24T15:30:00.000Z', '2026-12-24'],
  ['2026-12-24T15:30:00-06:00', '2026-12-24'],
  ['2026-12-24 3:00 PM', '2026-12-24'],
  ['2026/12/24', '2026-12-24'],
  ['20261224', '2026-12-24'],
  ['2026-1-5', '2026-01-05'],
  ['12/24/2026', '2026-12-24'],
  ['24/12/2026', '2026-12-24'],
  ['24.12.2026', '2026-12-24'],
  ['12-24-26', '2026-12-24'],
  ['12/12/2026', '2026-12-12'],
  ['12/24', '2026-12-24'],
  ['1/15', '2027-01-15'],
  ['December 24, 2026', '2026-12-24'],
  ['Thursday, December 24th, 2026', '2026-12-24'],
  ['24 Dec 2026', '2026-12-24'],
  ['the 24th of December', '2026-12-24'],
  ['Sept. 5, 2027', '2027-09-05'],
  ['January 2', '2027-01-02'],
  ['November 27', '2026-11-27'],
  ['24 de diciembre de 2026', '2026-12-24'],
  ['jueves, 24 de diciembre', '2026-12-24'],
  ['today', '2026-11-27'],
  ['Tomorrow', '2026-11-28'],
  ['mañana', '2026-11-28'],
])('%j is %s', (text, date) => {
  expect(parseDate(text, today)).toBe(date);
});

test.each([
  ['5/6/2027', 'the 5th of June or the 6th of May'],
  ['5/6', 'the same without a year'],
  ['2026-02-30', 'no day of the calendar'],
  ['13/24/2026', 'no day of the calendar'],
  ['February 30, 2027', 'no day of the calendar'],
  ['Friday, December 24, 2026', 'a Thursday'],
  ['December', 'no day'],
  ['24', 'no month'],
  ['December 24 or 25', 'two days'],
  ['2026124', 'figures that can be split in two ways'],
  ['next Friday', 'one of two'],
  ['', 'nothing'],
  ['x'.repeat(100), 'nothing'],
])('%j is no date: %s', (text) => {
  expect(parseDate(text, today)).toBeUndefined();
});

test.each(['December 24', '12/24', 'tomorrow'])('%j needs to be told what day today is', (text) => {
  expect(parseDate(text)).toBeUndefined();
});

test('a day is the same in every way of writing it that leaves no doubt', () => {
  const day = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2024-01-01', days));
  const ways = (date: string): string[] => {
    const [year, month, dayOfMonth] = date.split('-') as [string, string, string];
    const at = new Date(`${date}T00:00:00Z`);
    const inWords = (['en-US', 'en-GB', 'es-US', 'es-ES'] as const).flatMap((language) =>
      (['full', 'long'] as const).map((dateStyle) => at.toLocaleDateString(language, { dateStyle, timeZone: 'UTC' })),
    );
    const inFigures =
      Number(dayOfMonth) > 12 ? [`${month}/${dayOfMonth}/${year}`, `${dayOfMonth}.${month}.${year}`] : [];
    return [date, `${date}T00:00:00`, ` ${date}`, `${year}${month}${dayOfMonth}`, ...inWords, ...inFigures];
  };
  fc.assert(
    fc.property(day, (date) => {
      for (const way of ways(date)) expect([way, parseDate(way)]).toEqual([way, date]);
    }),
  );
});

test('without a year a day is the next one there is', () => {
  const ahead = fc.integer({ min: 0, max: 364 });
  fc.assert(
    fc.property(ahead, (days) => {
      const date = addDays(today, days);
      const words = new Date(date).toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });
      expect(parseDate(words, today)).toBe(date);
    }),
  );
});
