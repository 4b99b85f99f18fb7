import { guestEndpoints } from '@booking/contracts/guests';
import { call } from '@booking/http/call';
import { queryOptions } from '@booking/remote-kit/kit';

export const guestQueries = {
  /** Much goes on with a guest by itself, so whoever comes to the page asks anew. */
  page: (id: string) =>
    queryOptions({
      queryKey: ['guest', id],
      queryFn: ({ signal }) => call(guestEndpoints.page, { params: { id } }, { signal }),
      staleTime: 0,
    }),
};
