/** What the dashboard says at first; its parts that are loaded later have words of their own. */
export const words = {
  title: 'Dashboard',
  subtitle: 'Monitor AI booking performance and system health',
  loading: 'Loading Dashboard…',
  refresh: 'Refresh',
  refreshing: 'Refreshing…',
  updated: (when: string): string => `Updated ${when}`,
  sinceYesterday: 'vs yesterday by this hour',
  nothingYesterday: {
    calls: 'No calls by this time yesterday',
    costs: 'No costs by this time yesterday',
    revenue: 'No revenue by this time yesterday',
  },
  chart: {
    title: 'Calls and Cost per Day',
    period: 'Period',
    days: (days: number): string => `${days} days`,
  },
  recent: {
    title: 'Recent Call Activity',
    viewAll: 'View All',
    inProgress: 'In progress',
    countInProgress: (count: number): string => `${count} in progress`,
    unknownCaller: 'Unknown Caller',
    none: 'No recent calls',
    noneYet: 'Call activity will appear here',
  },
} as const;
