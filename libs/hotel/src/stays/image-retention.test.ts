import { expect, test } from '@jest/globals';
import { defaultHours } from './hotel-hours.ts';
import { imagesKeptUntil, newestDepartureOver } from './image-retention.ts';

const zone = 'America/Chicago';

test.each([
  ['2026-11-22', 0, '2026-11-22'],
  ['2026-11-22', 30, '2026-12-22'],
  ['2024-02-22', 7, '2024-02-29'],
  ['2026-03-01', 365, '2027-03-01'],
])('images of a stay that ends on %s are kept %s days, until %s', (departure, days, until) => {
  expect(imagesKeptUntil(departure, days)).toBe(until);
});

test.each([
  ['2026-11-22', 0, '2026-11-22T16:59:59Z', '2026-11-22T17:00:00Z'],
  ['2026-11-22', 30, '2026-12-22T16:59:59Z', '2026-12-22T17:00:00Z'],
  // the clocks go forward in between
  ['2026-03-06', 7, '2026-03-13T15:59:59Z', '2026-03-13T16:00:00Z'],
])('after a departure on %s their time is over %s days later at 11:00, hotel time', (departure, days, before, at) => {
  expect(newestDepartureOver(days, new Date(at), zone, defaultHours)).toBe(departure);
  expect(newestDepartureOver(days, new Date(before), zone, defaultHours) < departure).toBe(true);
});
