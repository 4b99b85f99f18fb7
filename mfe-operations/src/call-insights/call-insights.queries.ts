import { callInsightsEndpoints } from '@booking/contracts/call-insights';
import { call } from '@booking/http/call';
import { queryOptions } from '@booking/remote-kit/kit';

/** What the calls of a week taught; this week where no day of another is named. */
export const callInsightQueries = {
  week: (week?: string) =>
    queryOptions({
      queryKey: ['call-insights', week ?? 'this week'],
      queryFn: ({ signal }) => call(callInsightsEndpoints.week, week === undefined ? {} : { query: { week } }, { signal }),
    }),
};
