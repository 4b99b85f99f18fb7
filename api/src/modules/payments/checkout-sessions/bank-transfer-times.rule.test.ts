import { expect, test } from '@jest/globals';
import { addDays, hotelDate } from '@booking/hotel/hotel-time';
import fc from 'fast-check';
import { lastDayHeld, transferHoldEnd, settlesInTime } from './bank-transfer-times.rule.ts';

const zone = 'America/Chicago';
const now = new Date('2026-11-10T18:00:00Z');
const booking = (startDate: string) =>
  ({ purpose: 'booking', metadata: { startDate, endDate: addDays(startDate, 2) } }) as const;

test.each([
  ['2026-11-10', false],
  ['2026-11-12', false],
  ['2026-11-16', false],
  ['2026-11-17', true],
  ['2027-03-01', true],
])('a transfer of November 10 for an arrival on %s settles in time: %s', (startDate, settles) =>
  expect(settlesInTime(booking(startDate), now, zone)).toBe(settles),
);

test('an extension has to be paid before its first night', () => {
  const extension = { purpose: 'extension', metadata: { startDate: '2026-11-01', endDate: '2026-12-01' } } as const;
  expect(settlesInTime(extension, now, zone)).toBe(true);
  expect(settlesInTime({ ...extension, purpose: 'balance' }, now, zone)).toBe(false);
});

test('no room is held beyond the day of arrival', () => {
  fc.assert(
    fc.property(fc.integer({ min: -3, max: 60 }), fc.integer({ min: 0, max: 24 * 60 }), (days, minutes) => {
      const at = new Date(now.getTime() + minutes * 60_000);
      const startDate = addDays(hotelDate(at, zone), days);
      const expiresAt = transferHoldEnd(booking(startDate), at, zone);
      const told = lastDayHeld({ ...booking(startDate), expiresAt }, zone);
      expect(expiresAt.getTime()).toBeGreaterThan(at.getTime());
      if (days >= 0) expect(told! <= startDate).toBe(true);
      else expect(told).toBeUndefined();
    }),
  );
});

test('a room for a distant stay is held for the days that a transfer takes', () => {
  const expiresAt = transferHoldEnd(booking('2026-12-24'), now, zone);
  expect(lastDayHeld({ ...booking('2026-12-24'), expiresAt }, zone)).toBe('2026-11-16');
});
