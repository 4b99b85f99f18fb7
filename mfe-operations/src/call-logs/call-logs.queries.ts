import { callEndpoints } from '@booking/contracts/calls';
import { call } from '@booking/http/call';
import { queryOptions } from '@booking/remote-kit/kit';

export const callLogQueries = {
  list: () =>
    queryOptions({
      queryKey: ['call-logs'],
      queryFn: ({ signal }) => call(callEndpoints.list, {}, { signal }),
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: ['call-logs', id],
      queryFn: ({ signal }) => call(callEndpoints.detail, { params: { id } }, { signal }),
    }),
};
