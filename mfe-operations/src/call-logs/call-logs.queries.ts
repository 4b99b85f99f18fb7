import { callEndpoints, type CallFilter } from '@booking/contracts/calls';
import { call } from '@booking/http/call';
import { queryOptions } from '@booking/remote-kit/kit';
import { fetchPage } from '../list/list-page.ts';

export const callLogQueries = {
  list: (filter: CallFilter) =>
    queryOptions({
      queryKey: ['call-logs', filter],
      queryFn: ({ signal }) => fetchPage(callEndpoints.list, filter, { signal }),
    }),
  choices: (mode: CallFilter['mode']) =>
    queryOptions({
      queryKey: ['call-logs', 'filter choices', mode],
      queryFn: ({ signal }) => call(callEndpoints.choices, { query: { mode } }, { signal }),
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: ['call-logs', id],
      queryFn: ({ signal }) => call(callEndpoints.detail, { params: { id } }, { signal }),
    }),
};
