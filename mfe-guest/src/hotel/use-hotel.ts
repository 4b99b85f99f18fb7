import type { Hotel } from '@booking/contracts/guest-pages';
import { useQuery } from '@booking/remote-kit/kit';
import { hotelQuery } from './hotel.queries.ts';

/** The hotel, once it is known; a failed request is ignored (S2 section 7). */
export const useHotel = (): Hotel | undefined => useQuery(hotelQuery).data?.data[0];

/** The hotel where some other part of the page has loaded it. */
export const useLoadedHotel = (): Hotel | undefined => useQuery({ ...hotelQuery, enabled: false }).data?.data[0];
