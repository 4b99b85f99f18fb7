import { guestPageEndpoints } from '@booking/contracts/guest-pages';
import { call } from '@booking/http/call';
import { queryOptions, useQuery } from '@booking/remote-kit/kit';

const hotelQuery = queryOptions({
  queryKey: ['hotel'],
  queryFn: async ({ signal }) => {
    const { data } = await call(guestPageEndpoints.hotels, {}, { signal });
    return data[0] ?? null;
  },
  staleTime: 600_000,
  retry: false,
});

/** The hotel as guests know it, once that is here. Its contract is large, so this is for parts that come later than the frame. */
export const useHotel = () => useQuery(hotelQuery).data ?? undefined;
