import { sessionEndpoints } from '@booking/contracts/session';
import { call } from '@booking/http/call';
import { queryOptions } from '@booking/remote-kit/kit';

/** Which ways of signing in this hotel offers besides its own. */
export const signInWaysQuery = queryOptions({
  queryKey: ['ways'],
  queryFn: ({ signal }) => call(sessionEndpoints.ways, {}, { signal }),
});
