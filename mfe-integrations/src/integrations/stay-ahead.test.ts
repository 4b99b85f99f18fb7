import { expect, test } from '@jest/globals';
import { stayAhead } from './stay-ahead.ts';

test('tomorrow is the day after the hotel’s today, wherever the clock is read', () => {
  const late = new Date('2026-11-22T04:30:00Z');
  expect(stayAhead(late, 'America/Chicago')).toEqual({ startDate: '2026-11-22', endDate: '2026-11-23' });
  expect(stayAhead(late, 'Asia/Tokyo')).toEqual({ startDate: '2026-11-23', endDate: '2026-11-24' });
});

test('the year turns with it', () => {
  const lastDay = new Date('2026-12-31T18:00:00Z');
  expect(stayAhead(lastDay, 'America/Chicago')).toEqual({ startDate: '2027-01-01', endDate: '2027-01-02' });
});
