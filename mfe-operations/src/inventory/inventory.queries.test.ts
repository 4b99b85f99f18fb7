import { expect, test } from '@jest/globals';
import { inventoryQueries } from './inventory.queries.ts';
import type { Known } from './known.ts';

const stay = { startDate: '2027-03-05', endDate: '2027-03-08', adults: 2, children: 0 };
const gotAt = Date.parse('2026-11-10T18:00:00.000Z');
const seconds = 1_000;
const minutes = 60 * seconds;

/** For how long an answer counts from when the browser got it, which was as old as this then. */
const freshFor = (staleTime: unknown, data: Known<unknown> | undefined): number =>
  (staleTime as (query: object) => number)({ state: { data, dataUpdatedAt: gotAt } });
const ofAge = (ms: number): Known<unknown> => ({ value: [], at: new Date(gotAt - ms) });

const queries: [string, number, unknown][] = [
  ['rooms', 2 * minutes, inventoryQueries.roomTypes(stay).staleTime],
  ['the plans of a month', 2 * minutes, inventoryQueries.month('2027-03').staleTime],
  ['fees and taxes', 5 * minutes, inventoryQueries.feesAndTaxes().staleTime],
];

test.each(queries)('%s are asked for again %i ms after Cloudbeds said them', (_, limit, staleTime) => {
  expect(freshFor(staleTime, ofAge(0))).toBe(limit);
  expect(freshFor(staleTime, ofAge(50 * seconds))).toBe(limit - 50 * seconds);
});

test.each(queries)(
  '%s that were known before, and those that nobody asked for yet, are asked for at once',
  (_, __, staleTime) => {
    const trouble = { kind: 'away', reason: 'Cloudbeds cannot be reached.' } as const;
    expect(freshFor(staleTime, { ...ofAge(0), trouble })).toBe(0);
    expect(freshFor(staleTime, undefined)).toBe(0);
  },
);
