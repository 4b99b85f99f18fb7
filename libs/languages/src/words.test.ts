import { expect, test } from '@jest/globals';
import { clockIn } from './formats.ts';
import { words } from './words.ts';

const stay = { startDate: '2026-11-20', endDate: '2026-11-23' };

test('counts follow the rules of each language', () => {
  expect([1, 3].map((count) => words('en').t('stay.nights', { count }))).toEqual(['1 night', '3 nights']);
  expect([1, 3].map((count) => words('es').t('stay.nights', { count }))).toEqual(['1 noche', '3 noches']);
});

test('what is given stands in its place as it is', () => {
  expect(words('en').t('hotel.call', { phone: '{phone} <b>' })).toBe('Call {phone} <b>');
});

test('amounts and days are written as each language writes them', () => {
  const { money, date, dates } = words('en');
  expect([money(123_450), money(0)]).toEqual(['$1,234.50', '$0.00']);
  expect(date('2026-11-23')).toBe('Mon, Nov 23, 2026');
  expect(dates(stay)).toBe('Fri, Nov 20 – Mon, Nov 23, 2026');
  expect(words('es').money(123_450)).toBe('$1,234.50');
  expect(words('es').date('2026-11-23')).toBe('lun, 23 de nov de 2026');
});

test('instants are told by the clock of the hotel', () => {
  const at = '2026-11-23T22:00:00.000Z';
  const english = clockIn('en', 'America/Chicago');
  expect([english.time(at), english.moment(new Date(at))]).toEqual(['4:00 PM', 'Mon, Nov 23, 4:00 PM']);
  expect(clockIn('es', 'America/Chicago').time(at)).toBe('4:00 p. m.');
});
