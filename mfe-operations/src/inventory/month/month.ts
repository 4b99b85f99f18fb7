import type { RateNight, RatePlan } from '@booking/contracts/inventory';
import { addDays } from '@booking/hotel/hotel-time';

/** A month later or earlier; YYYY-MM. */
export function addMonths(month: string, months: number): string {
  const at = new Date(`${month}-01T00:00:00Z`);
  at.setUTCMonth(at.getUTCMonth() + months);
  return at.toISOString().slice(0, 7);
}

/** From the first night of a month to the morning after its last. */
export const nightsOfMonth = (month: string): { startDate: string; endDate: string } => ({
  startDate: `${month}-01`,
  endDate: `${addMonths(month, 1)}-01`,
});

/** A room type's nights at its base rate; a night that Cloudbeds did not tell of is undefined. */
export type MonthRow = { roomTypeID: string; roomTypeName: string; nights: (RateNight | undefined)[] };

/** What a hotel has left, night by night and type by type. */
export type MonthMatrix = { dates: string[]; rows: MonthRow[]; roomsLeft: number[] };

/** The matrix of a month from the rate plans of its nights. */
export function monthMatrix(month: string, plans: readonly RatePlan[]): MonthMatrix {
  const { startDate, endDate } = nightsOfMonth(month);
  const count = (Date.parse(endDate) - Date.parse(startDate)) / 86_400_000;
  const dates = Array.from({ length: count }, (_, night) => addDays(startDate, night));
  const base = plans.filter(({ ratePlanID }) => ratePlanID === null);
  const types = [...Map.groupBy(base, ({ roomTypeID }) => roomTypeID).values()].flatMap((plans) => plans.slice(0, 1));
  const rows = types.map(({ roomTypeID, roomTypeName, nights }) => {
    const byDate = new Map(nights.map((night) => [night.date, night]));
    return { roomTypeID, roomTypeName, nights: dates.map((date) => byDate.get(date)) };
  });
  const roomsLeft = dates.map((_, column) =>
    rows.reduce((sum, { nights }) => sum + (nights[column]?.roomsAvailable ?? 0), 0),
  );
  return { dates, rows, roomsLeft };
}
