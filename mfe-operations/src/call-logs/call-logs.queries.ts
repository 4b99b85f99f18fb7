import { callEndpoints } from '@booking/contracts/calls';
import { goldenCallEndpoints } from '@booking/contracts/golden-calls';
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
  script: (id: string) =>
    queryOptions({
      queryKey: ['call-logs', id, 'golden call'],
      queryFn: ({ signal }) => call(goldenCallEndpoints.scriptOfCall, { query: { callId: id } }, { signal }),
      staleTime: 0,
    }),
};
