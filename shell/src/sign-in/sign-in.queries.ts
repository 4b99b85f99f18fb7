import { authEndpoints } from '@booking/contracts/auth';
import { call } from '@booking/http/call';
import { queryOptions } from '@booking/remote-kit/kit';

/** Which ways of signing in this hotel offers besides its own. */
export const signInWaysQuery = queryOptions({
  queryKey: ['ways'],
  queryFn: ({ signal }) => call(authEndpoints.ways, {}, { signal }),
});
