import { liveCallEndpoints } from '@booking/contracts/live-calls';
import { call } from '@booking/http/call';
import { queryOptions } from '@booking/remote-kit/kit';

/** What was said a moment ago is there before the next is said. */
const pollMs = 2000;

export const liveCallQueries = {
  list: () =>
    queryOptions({
      queryKey: ['live-calls'],
      queryFn: ({ signal }) => call(liveCallEndpoints.list, {}, { signal }),
      staleTime: 0,
      refetchInterval: pollMs,
    }),
};
