import { deskOverviewEndpoints } from '@booking/contracts/desk-overview';
import { call } from '@booking/http/call';
import { queryOptions } from '@booking/remote-kit/kit';
import { byHand, dashboardQueries, type Period } from './dashboard.queries.ts';

/** What the dashboard shows once its figures are there; Refresh asks for it with the rest. */
export const deskOverviewQueries = {
  attention: () =>
    queryOptions({
      queryKey: [...dashboardQueries.all, 'attention'],
      queryFn: ({ signal }) => call(deskOverviewEndpoints.attention, {}, { signal }),
      ...byHand,
    }),
  conversion: (days: Period) =>
    queryOptions({
      queryKey: [...dashboardQueries.all, 'conversion', days],
      queryFn: ({ signal }) => call(deskOverviewEndpoints.conversion, { query: { days } }, { signal }),
      ...byHand,
    }),
};
