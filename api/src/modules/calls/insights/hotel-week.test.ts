import { expect, test } from '@jest/globals';
import { hotelWeek, lastHotelWeek } from './hotel-week.rule.ts';

const zone = 'America/Chicago';

test.each(['2026-11-16', '2026-11-18', '2026-11-22'])('%s is in the week from Monday to Sunday', (date) => {
  expect(hotelWeek(date, zone)).toEqual({
    ...{ from: '2026-11-16', to: '2026-11-22' },
    ...{ begin: new Date('2026-11-16T06:00:00Z'), end: new Date('2026-11-23T06:00:00Z') },
  });
});

test('a week in which the clocks change is an hour longer', () => {
  const { begin, end } = hotelWeek('2026-11-01', zone);
  expect((end.getTime() - begin.getTime()) / 3_600_000).toBe(7 * 24 + 1);
});

test('the week before is that of the hotel’s date', () => {
  expect(lastHotelWeek(new Date('2026-11-23T05:00:00Z'), zone).from).toBe('2026-11-09');
  expect(lastHotelWeek(new Date('2026-11-23T07:00:00Z'), zone).from).toBe('2026-11-16');
});
