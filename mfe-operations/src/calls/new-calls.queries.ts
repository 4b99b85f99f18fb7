import { dashboardEndpoints } from '@booking/contracts/dashboard';
import { call } from '@booking/http/call';
import { queryOptions } from '@booking/remote-kit/kit';

const pollMs = 30_000;

/** Asked on a timer, apart from what is shown, so that nothing on a screen changes by itself. */
export const newCallsQuery = (since: string | undefined) =>
  queryOptions({
    queryKey: ['dashboard-new-calls', since],
    queryFn: ({ signal }) => call(dashboardEndpoints.newCalls, { query: { since: since! } }, { signal }),
    enabled: since !== undefined,
    refetchInterval: pollMs,
  });
