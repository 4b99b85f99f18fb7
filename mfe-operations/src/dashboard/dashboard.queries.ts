import { alertEndpoints } from '@booking/contracts/alerts';
import { dashboardEndpoints } from '@booking/contracts/dashboard';
import { call } from '@booking/http/call';
import { queryOptions } from '@booking/remote-kit/kit';

/** S1 section 9: stale after a minute, but asked again only by hand. The screen itself asks what is missing as it opens. */
const byHand = {
  staleTime: 60_000,
  refetchOnMount: false,
  retryOnMount: false,
  refetchOnReconnect: false,
} as const;

export const recentCallsShown = 10;
export const daysShown = 30;
const newCallsPollMs = 30_000;

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
  daily: () =>
    queryOptions({
      queryKey: [...dashboardQueries.all, 'daily'],
      queryFn: ({ signal }) => call(dashboardEndpoints.daily, { query: { days: daysShown } }, { signal }),
      ...byHand,
    }),
  /** Asked on a timer, apart from what is shown, so that nothing on the screen changes by itself. */
  newCalls: (since: string | undefined) =>
    queryOptions({
      queryKey: ['dashboard-new-calls', since],
      queryFn: ({ signal }) => call(dashboardEndpoints.newCalls, { query: { since: since! } }, { signal }),
      enabled: since !== undefined,
      refetchInterval: newCallsPollMs,
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
  dashboardQueries.daily(),
  dashboardQueries.alerts(),
];
