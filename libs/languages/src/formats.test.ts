import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { clockIn, formatsIn } from './formats.ts';

const plain = (text: string): string => text.replaceAll(/[\u2009\u202f\u00a0]/g, ' ');
const intl = (options: Intl.DateTimeFormatOptions, timeZone = 'UTC') =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone });
const long = { weekday: 'short', month: 'short', day: 'numeric' } as const;
const instants = fc.date({ min: new Date('2024-01-01'), max: new Date('2034-01-01'), noInvalidDate: true });
const zones = fc.constantFrom('America/Chicago', 'America/New_York', 'UTC', 'Asia/Kolkata');
const dateOf = (at: Date): string => at.toISOString().slice(0, 10);

test('English days and spans read as Intl writes them', () => {
  const { date, day, dates } = formatsIn('en');
  fc.assert(
    fc.property(instants, fc.nat(20), (from, nights) => {
      const to = new Date(from.getTime() + nights * 86_400_000);
      const inCalendar = intl({ ...long, year: 'numeric' });
      expect(date(dateOf(from))).toBe(inCalendar.format(from));
      expect(day(dateOf(from))).toBe(intl({ dateStyle: 'medium' }).format(from));
      const span = { startDate: dateOf(from), endDate: dateOf(to) };
      expect(dates(span)).toBe(plain(inCalendar.formatRange(new Date(span.startDate), new Date(span.endDate))));
    }),
  );
});

test('English instants read as Intl writes them, by any clock', () => {
  fc.assert(
    fc.property(instants, zones, (at, zone) => {
      const { time, moment } = clockIn('en', zone);
      const hour = { hour: 'numeric', minute: '2-digit' } as const;
      expect(time(at)).toBe(plain(intl(hour, zone).format(at)));
      expect(moment(at.toISOString())).toBe(plain(intl({ ...long, ...hour }, zone).format(at)));
    }),
  );
});

test('Spanish days and hours', () => {
  const { date, day, dates } = formatsIn('es');
  expect(date('2026-09-05')).toBe('sáb, 5 de sept de 2026');
  expect(day('2026-11-23')).toBe('23 nov 2026');
  expect(dates({ startDate: '2026-12-30', endDate: '2027-01-02' })).toBe(
    'mié, 30 de dic de 2026 – sáb, 2 de ene de 2027',
  );
  expect(dates({ startDate: '2026-11-20', endDate: '2026-11-23' })).toBe('vie, 20 de nov – lun, 23 de nov de 2026');
  const { time, moment } = clockIn('es', 'America/Chicago');
  expect([time('2026-11-23T06:05:00Z'), time('2026-11-23T18:05:00Z')]).toEqual(['12:05 a. m.', '12:05 p. m.']);
  expect(moment('2026-11-24T03:00:00Z')).toBe('lun, 23 de nov, 9:00 p. m.');
});
