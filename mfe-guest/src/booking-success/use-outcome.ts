import type { CheckoutOutcome } from '@booking/contracts/guest-pages';
import { useQuery } from '@booking/remote-kit/kit';
import { checkoutIn, useAddress } from '../hotel/address.ts';
import { outcomeQuery } from './outcome.queries.ts';

const confirming: CheckoutOutcome = { status: 'confirming' };

/** How far the checkout in the address is. A page opened without one has nothing to wait for. */
export function useOutcome(): CheckoutOutcome {
  const checkout = checkoutIn(useAddress());
  const { data, error, isFetchedAfterMount } = useQuery(outcomeQuery(checkout));
  if (checkout === '') return { status: 'confirmed' };
  // one that the server did not know when it rendered the page is requested once more before the page says so
  const isKnown = data?.status !== 'unknown' || (isFetchedAfterMount && !error);
  return data && isKnown ? data : confirming;
}
