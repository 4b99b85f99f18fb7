import { callEndpoints, type CallDetail, type CallFilter, type CallLog } from '@booking/contracts/calls';
import { call } from '@booking/http/call';
import { queryOptions } from '@booking/remote-kit/kit';
import { fetchPage } from '../list/list-page.ts';
import { listedBy, type CallAddress } from './call-filter.ts';

export const callLogQueries = {
  list: (address: CallAddress) =>
    queryOptions({
      queryKey: ['call-logs', listedBy(address)],
      queryFn: ({ signal }) => fetchPage(callEndpoints.list, listedBy(address), { signal }),
    }),
  count: (filter: CallFilter) =>
    queryOptions({
      queryKey: ['call-counts', filter],
      queryFn: ({ signal }) => call(callEndpoints.count, { query: filter }, { signal }),
    }),
  choices: (mode: CallFilter['mode']) =>
    queryOptions({
      queryKey: ['call-logs', 'filter choices', mode],
      queryFn: ({ signal }) => call(callEndpoints.choices, { query: { mode } }, { signal }),
    }),
};

/** Calls as they are now, without what only the page of a call shows. */
export const fetchCalls = (ids: readonly string[]): Promise<CallDetail[]> =>
  Promise.all(ids.map((id) => call(callEndpoints.detail, { params: { id } })));

/** A row of the list with what is known of its call by now. */
export const withDetail = (row: CallLog, detail: CallDetail): CallLog => ({
  ...row,
  ...{ caller: detail.caller, outcome: detail.outcome, transcript: detail.transcript, notes: detail.notes },
  ...{ duration: detail.duration, cost: detail.cost, endedReason: detail.endedReason, summary: detail.summary },
});
