import { addDays, weekdayOf } from '../shared-kernel/plain-date.ts';
import type { BookingPatterns } from './booking-patterns.ts';
import type { ReservationRow } from './reservation-rows.ts';

const SOURCE =
  'Antonio, de Almeida and Nunes, "Hotel booking demand datasets", Data in Brief 22 (2019) 41-49, ' +
  'doi:10.1016/j.dib.2018.11.126, CC BY 4.0; the resort hotel rows of an excerpt with arrivals from July 2015';

const LEAD_DAYS = ['0-0', '1-3', '4-7', '8-14', '15-30', '31-60', '61-120', '121-240', '241-365'];
const MAX_NIGHTS = 14;
const MAX_PARTY = { adults: 4, children: 3 };

/** Boils reservations down to the shares a rehearsal draws from. Rows outside the tables' ranges are left out of them. */
export function derivePatterns(rows: readonly ReservationRow[]): BookingPatterns {
  const stays = rows.filter(({ nights }) => nights >= 1 && nights <= MAX_NIGHTS);
  const parties = rows.filter(
    ({ adults, children }) => adults >= 1 && adults <= MAX_PARTY.adults && children <= MAX_PARTY.children,
  );
  const leads = rows.flatMap(({ leadDays }) => LEAD_DAYS.find((bucket) => holds(bucket, leadDays)) ?? []);
  return {
    source: SOURCE,
    rows: rows.length,
    cancelledShare: round(rows.filter((row) => row.cancelled).length / rows.length),
    monthDemand: relativeToAverage(arrivalsByMonth(rows)),
    weekdayDemand: relativeToAverage(
      count(rows.map((row) => String(weekdayOf(addDays(row.arrivalDate, -row.leadDays))))),
    ),
    leadDays: shares(count(leads), LEAD_DAYS),
    nights: shares(count(stays.map(({ nights }) => String(nights)))),
    parties: shares(count(parties.map(({ adults, children }) => `${adults}+${children}`))),
  };
}

/** The days of a bucket such as "4-7". */
export function readBucket(bucket: string): { from: number; to: number } {
  const [from, to] = bucket.split('-').map(Number);
  if (from === undefined || to === undefined) throw new Error(`${bucket} is no bucket`);
  return { from, to };
}

function holds(bucket: string, days: number): boolean {
  const { from, to } = readBucket(bucket);
  return days >= from && days <= to;
}

// The last month of the excerpt breaks off in its first days: it would look like a month without guests.
function arrivalsByMonth(rows: readonly ReservationRow[]): Map<string, number> {
  const months = count(rows.map((row) => row.arrivalDate.slice(0, 7)));
  const last = [...months.keys()].sort().at(-1);
  const whole = [...months].filter(([month]) => month !== last);
  const averages = new Map<string, number>();
  for (const number of new Set(whole.map(([month]) => Number(month.slice(5))))) {
    const same = whole.filter(([month]) => Number(month.slice(5)) === number);
    averages.set(String(number), same.reduce((sum, [, arrivals]) => sum + arrivals, 0) / same.length);
  }
  return averages;
}

function count(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

function shares(counts: ReadonlyMap<string, number>, order = inOrder(counts)): Record<string, number> {
  const total = sum(counts);
  return Object.fromEntries(order.map((key) => [key, round((counts.get(key) ?? 0) / total)]));
}

function relativeToAverage(counts: ReadonlyMap<string, number>): Record<string, number> {
  const average = sum(counts) / counts.size;
  return Object.fromEntries(inOrder(counts).map((key) => [key, round((counts.get(key) ?? 0) / average)]));
}

function inOrder(counts: ReadonlyMap<string, number>): string[] {
  return [...counts.keys()].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
}

function sum(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((total, each) => total + each, 0);
}

function round(share: number): number {
  return Math.round(share * 10_000) / 10_000;
}
