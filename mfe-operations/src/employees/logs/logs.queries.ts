import { verificationEndpoints } from '@booking/contracts/staff-verification';
import { queryOptions } from '@booking/remote-kit/kit';
import { fetchPage } from '../../list/list-page.ts';
import type { LogFilter } from './log-filter.ts';

export const logQueries = {
  list: (filter: LogFilter) =>
    queryOptions({
      queryKey: ['verification-logs', filter],
      queryFn: ({ signal }) => fetchPage(verificationEndpoints.logs, filter, { signal }),
      staleTime: 0,
    }),
};
