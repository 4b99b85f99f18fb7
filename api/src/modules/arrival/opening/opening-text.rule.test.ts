import { expect, test } from '@jest/globals';
import { defaultHours } from '@booking/hotel/hotel-hours';
import { openingTextWindow } from './opening-text.rule.ts';

const stay = { startDate: '2026-12-24' };
const zone = 'America/Chicago';
const windowAt = (checkInHour: string) => openingTextWindow(stay, zone, { ...defaultHours, checkInHour });

test('the text goes out from the check-in hour until the evening', () => {
  expect(windowAt('16:00')).toEqual({
    from: new Date('2026-12-24T22:00:00Z'),
    until: new Date('2026-12-25T03:00:00Z'),
  });
});

test('nobody is woken by a hotel that opens check-in at night', () => {
  expect(windowAt('00:00')?.from).toEqual(new Date('2026-12-24T14:00:00Z'));
});

test.each(['21:00', '23:30'])('a hotel that opens check-in at %s texts nobody', (hour) => {
  expect(windowAt(hour)).toBeUndefined();
});
