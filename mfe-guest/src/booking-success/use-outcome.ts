import type { CheckoutOutcome } from '@booking/contracts/guest-pages';
import { useQuery } from '@booking/remote-kit/kit';
import { checkoutIn, useAddress } from '../hotel/address.ts';
import { outcomeQuery } from './outcome.queries.ts';

const confirming: CheckoutOutcome = { status: 'confirming' };
const confirmed: CheckoutOutcome = { status: 'confirmed' };

/** How far the checkout in the address is, and whether the page was opened without one: then it has nothing to wait for or to show. */
export function useOutcome(): { outcome: CheckoutOutcome; isOpenedAlone: boolean } {
  const checkout = checkoutIn(useAddress());
  const { data, error, isFetchedAfterMount } = useQuery(outcomeQuery(checkout));
  if (checkout === '') return { outcome: confirmed, isOpenedAlone: true };
  // one that the server did not know when it rendered the page is requested once more before the page says so
  const isKnown = data?.status !== 'unknown' || (isFetchedAfterMount && !error);
  return { outcome: data && isKnown ? data : confirming, isOpenedAlone: false };
}
