import { alertEndpoints } from '@booking/contracts/alerts';
import { dashboardEndpoints } from '@booking/contracts/dashboard';
import { call } from '@booking/http/call';
import { queryOptions } from '@booking/remote-kit/kit';

/** S1 section 9: stale after a minute, but asked again only by hand. The screen itself asks what is missing as it opens. */
export const byHand = {
  staleTime: 60_000,
  refetchOnMount: false,
  retryOnMount: false,
  refetchOnReconnect: false,
} as const;

export const recentCallsShown = 10;
export const daysShown = 30;
export const periods = [7, 30, 90] as const;
export type Period = (typeof periods)[number];

export const dashboardQueries = {
  all: ['dashboard'] as const,
  metrics: () =>
    queryOptions({
      queryKey: [...dashboardQueries.all, 'metrics'],
      queryFn: ({ signal }) => call(dashboardEndpoints.metrics, {}, { signal }),
      ...byHand,
    }),
  recentCalls: () =>
    queryOptions({
      queryKey: [...dashboardQueries.all, 'recent-calls'],
      queryFn: ({ signal }) => call(dashboardEndpoints.recentCalls, { query: { limit: recentCallsShown } }, { signal }),
      ...byHand,
    }),
  daily: (days: Period) =>
    queryOptions({
      queryKey: [...dashboardQueries.all, 'daily', days],
      queryFn: ({ signal }) => call(dashboardEndpoints.daily, { query: { days } }, { signal }),
      ...byHand,
    }),
  /** The same answer as the bell's, so that both say the same. */
  alerts: () =>
    queryOptions({
      queryKey: ['alerts'],
      queryFn: ({ signal }) => call(alertEndpoints.active, {}, { signal }),
      ...byHand,
    }),
};

/** What the dashboard shows first. */
export const firstDashboardQueries = () => [
  dashboardQueries.metrics(),
  dashboardQueries.recentCalls(),
  dashboardQueries.daily(daysShown),
  dashboardQueries.alerts(),
];
