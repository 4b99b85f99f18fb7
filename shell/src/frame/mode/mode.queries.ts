import { modeEndpoints } from '@booking/contracts/mode';
import { call } from '@booking/http/call';
import { queryOptions } from '@booking/remote-kit/kit';

const pollMs = 30_000;

/** Test or live, for everybody in the hotel. */
export const modeQuery = queryOptions({
  queryKey: ['mode'],
  queryFn: ({ signal }) => call(modeEndpoints.read, {}, { signal }),
  refetchInterval: pollMs,
});
