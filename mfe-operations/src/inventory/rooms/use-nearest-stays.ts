import type { UnavailableRoomType } from '@booking/contracts/inventory';
import { useQuery } from '@booking/remote-kit/kit';
import { inventoryQueries } from '../inventory.queries.ts';
import { addMonths } from '../month/month.ts';
import { nearestStays, type NearestStay } from './nearest-stays.ts';
import type { StaySearch } from './stay-search.ts';

/** What the months around a stay offer instead of it. They are those that the month's panel shows. */
export function useNearestStays(
  { startDate, endDate }: StaySearch,
  today: string,
  types: readonly UnavailableRoomType[],
): NearestStay[] {
  const month = startDate.slice(0, 7);
  const before = addMonths(month, -1);
  const isAhead = before >= today.slice(0, 7);
  const months = [
    useQuery({ ...inventoryQueries.month(before), enabled: isAhead }),
    useQuery(inventoryQueries.month(month)),
    useQuery(inventoryQueries.month(addMonths(month, 1))),
  ];
  // the nearest are known once all are, or have failed
  if (months.some(({ isLoading }) => isLoading)) return [];
  const plans = months.flatMap(({ data }) => data?.value ?? []);
  const tooSmall = types
    .filter(({ reasons }) => reasons.some(({ why }) => why === 'too_many_guests'))
    .map(({ roomTypeID }) => roomTypeID);
  return nearestStays(plans, { startDate, endDate, today, tooSmall });
}
