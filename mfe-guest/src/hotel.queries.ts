import { guestPageEndpoints, type Hotel } from '@booking/contracts/guest-pages';
import { queryOptions, useQuery } from '@booking/remote-kit/kit';
import { callInTime, onTheMove } from './in-time.ts';

const hotelQuery = () =>
  queryOptions({
    queryKey: ['hotels'],
    queryFn: () => callInTime(guestPageEndpoints.hotels),
    ...onTheMove,
  });

/** The hotel, once it is known; that it could not be asked for is ignored (S2 section 7). */
export const useHotel = (): Hotel | undefined => useQuery(hotelQuery()).data?.data[0];
