import { toolReplyEndpoints } from '@booking/contracts/tool-replies';
import { call } from '@booking/http/call';
import { queryOptions } from '@booking/remote-kit/kit';

export const toolReplyQueries = {
  all: ['tool-replies'] as const,
  list: () =>
    queryOptions({
      queryKey: [...toolReplyQueries.all, 'list'],
      queryFn: ({ signal }) => call(toolReplyEndpoints.list, { query: {} }, { signal }),
      staleTime: 0,
    }),
  totals: () =>
    queryOptions({
      queryKey: [...toolReplyQueries.all, 'totals'],
      queryFn: ({ signal }) => call(toolReplyEndpoints.totals, { query: {} }, { signal }),
      staleTime: 0,
    }),
};
