import { expect, test } from '@jest/globals';
import { dashboardPeriods } from './dashboard-periods.rule.ts';

const chicago = 'America/Chicago';

test('compares today with yesterday up to the same time, in hotel time', () => {
  const now = new Date('2026-11-10T18:00:00Z');
  expect(dashboardPeriods(now, chicago)).toEqual({
    today: { from: new Date('2026-11-10T06:00:00Z'), to: now },
    yesterday: { from: new Date('2026-11-09T06:00:00Z'), to: new Date('2026-11-09T18:00:00Z') },
    last30Days: { from: new Date('2026-10-12T05:00:00Z'), to: now },
  });
});

test('keeps the time of day when the clock changed between yesterday and today', () => {
  // noon on the day after the clock went back from UTC-5 to UTC-6 during the night before
  const now = new Date('2026-11-02T18:00:00Z');
  const { yesterday } = dashboardPeriods(now, chicago);
  expect(yesterday).toEqual({ from: new Date('2026-11-01T05:00:00Z'), to: new Date('2026-11-01T18:00:00Z') });
});
