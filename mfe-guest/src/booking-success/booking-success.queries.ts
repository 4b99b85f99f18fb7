import { guestPageEndpoints } from '@booking/contracts/guest-pages';
import { queryOptions, useLocation, useQuery } from '@booking/remote-kit/kit';
import { callInTime, onTheMove } from '../in-time.ts';
import { nextAsk, type Outcome } from './next-ask.ts';

const outcomeQuery = (checkout: string) =>
  queryOptions({
    queryKey: ['booking-outcome', checkout],
    queryFn: () => callInTime(guestPageEndpoints.outcome, { query: { checkout } }),
    enabled: checkout !== '',
    refetchInterval: ({ state: { data, dataUpdateCount, errorUpdateCount } }) =>
      nextAsk(data?.status ?? 'confirming', dataUpdateCount + errorUpdateCount),
    ...onTheMove,
  });

/** How far the checkout in the address is. A page opened without one has nothing to wait for. */
export function useOutcome(): Outcome {
  const address = new URLSearchParams(useLocation().search);
  const checkout = address.get('checkout') || address.get('session_id') || '';
  const { data } = useQuery(outcomeQuery(checkout));
  return checkout === '' ? 'confirmed' : (data?.status ?? 'confirming');
}
