import { addDays, hotelDate, sameTimeYesterday, startOfHotelDay } from '@booking/hotel/hotel-time';

/** From an instant up to, not including, another. */
export type Period = { from: Date; to: Date };

/** What the figures cover: today so far, yesterday up to the same time of day, and 30 hotel days of which today is the last. */
export function dashboardPeriods(now: Date, zone: string): Record<'today' | 'yesterday' | 'last30Days', Period> {
  const today = hotelDate(now, zone);
  const startOfDay = (daysAgo: number): Date => startOfHotelDay(addDays(today, -daysAgo), zone);
  return {
    today: { from: startOfDay(0), to: now },
    yesterday: { from: startOfDay(1), to: sameTimeYesterday(now, zone) },
    last30Days: { from: startOfDay(29), to: now },
  };
}
