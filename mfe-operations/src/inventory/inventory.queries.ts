import { inventoryEndpoints } from '@booking/contracts/inventory';
import { call } from '@booking/http/call';
import { queryOptions } from '@booking/remote-kit/kit';
import { fetchKnown, type Known } from './known.ts';
import { nightsOfMonth } from './month/month.ts';
import type { StaySearch } from './rooms/stay-search.ts';

const { roomTypes, unavailable, ratePlans, feesAndTaxes, quote } = inventoryEndpoints;

/** S1 section 9. */
const roomTypesMs = 2 * 60_000;
const feesMs = 5 * 60_000;

/**
 * An answer is as old as Cloudbeds' was; what was known last is asked for again whenever somebody looks. The cache counts from when it
 * got the answer, so only how old the answer was then is taken off.
 */
const freshFor =
  (ms: number) =>
  ({
    state: { data, dataUpdatedAt },
  }: {
    state: { data: Known<unknown> | undefined; dataUpdatedAt: number };
  }): number =>
    data === undefined || data.trouble ? 0 : ms - (dataUpdatedAt - data.at.getTime());

export const inventoryQueries = {
  roomTypes: (search: StaySearch) =>
    queryOptions({
      queryKey: ['inventory', 'room-types', search],
      queryFn: ({ signal }) => fetchKnown(roomTypes, search, signal),
      staleTime: freshFor(roomTypesMs),
    }),
  unavailable: (search: StaySearch) =>
    queryOptions({
      queryKey: ['inventory', 'unavailable', search],
      queryFn: ({ signal }) => call(unavailable, { query: search }, { signal }),
      staleTime: roomTypesMs,
    }),
  quote: (search: StaySearch) =>
    queryOptions({
      queryKey: ['inventory', 'quote', search],
      queryFn: ({ signal }) => call(quote, { query: search }, { signal }),
      staleTime: 0,
    }),
  feesAndTaxes: () =>
    queryOptions({
      queryKey: ['inventory', 'fees-and-taxes'],
      queryFn: ({ signal }) => fetchKnown(feesAndTaxes, {}, signal),
      staleTime: freshFor(feesMs),
    }),
  /** The nights of a stay, free or not. */
  nights: ({ startDate, endDate }: Pick<StaySearch, 'startDate' | 'endDate'>) =>
    queryOptions({
      queryKey: ['inventory', 'nights', startDate, endDate],
      queryFn: ({ signal }) => fetchKnown(ratePlans, { startDate, endDate }, signal),
      staleTime: freshFor(roomTypesMs),
    }),
  month: (month: string) =>
    queryOptions({
      queryKey: ['inventory', 'month', month],
      queryFn: ({ signal }) => fetchKnown(ratePlans, nightsOfMonth(month), signal),
      staleTime: freshFor(roomTypesMs),
    }),
};
