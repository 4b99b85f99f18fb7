import { alertEndpoints, type Alert } from '@booking/contracts/alerts';
import {
  type DailyCalls,
  dashboardEndpoints,
  type DashboardMetrics,
  type EnhancedCallLog,
} from '@booking/contracts/dashboard';
import { deskOverviewEndpoints } from '@booking/contracts/desk-overview';
import { answering, type Answering } from '@booking/remote-kit/testing';

export const metrics = (given: Partial<DashboardMetrics> = {}): DashboardMetrics => ({
  callsToday: 1234,
  callsChange: '+12%',
  vapiCostToday: 1.234,
  vapiCostChange: '-3%',
  revenue: 1230,
  revenueChange: '0%',
  vapiCostLast30Days: 90,
  ...given,
});

export const recentCall = (given: Partial<EnhancedCallLog> = {}): EnhancedCallLog => ({
  id: 'call-1',
  caller: '+15125550101',
  timestamp: '2026-11-10T17:53:00.000Z',
  outcome: 'info',
  duration: 95,
  cost: 0.1234,
  ...given,
});

/** October 12 to November 10: the day before yesterday had 40 calls, yesterday 20, and no other any. */
export const days: DailyCalls = Array.from({ length: 30 }, (_, at) => ({
  day: new Date(Date.UTC(2026, 9, 12 + at)).toISOString().slice(0, 10),
  calls: at === 27 ? 40 : at === 28 ? 20 : 0,
  cost: at === 27 ? 3 : at === 28 ? 1.5 : 0,
}));

/** The last of them, or so many without a call before them. */
const daysOf = (count: number): DailyCalls => [
  ...Array.from({ length: Math.max(0, count - days.length) }, (_, at) => ({
    day: new Date(Date.UTC(2026, 9, 12 - count + days.length + at)).toISOString().slice(0, 10),
    calls: 0,
    cost: 0,
  })),
  ...days.slice(-count),
];

export const alert = (given: Partial<Alert> = {}): Alert => ({
  id: 'inbox',
  severity: 'warning',
  title: 'One message could not be processed',
  detail: 'The newest is a message of the kind call from vapi.',
  since: '2026-11-10T17:00:00.000Z',
  newestAt: '2026-11-10T17:00:00.000Z',
  link: '/integrations',
  isRead: false,
  acknowledgement: null,
  ...given,
});

/** What the dashboard is answered, with other answers in place of some. */
export const dashboardAnswers = (...others: Answering[]): Answering[] => [
  ...others,
  answering(dashboardEndpoints.metrics, metrics()),
  answering(dashboardEndpoints.recentCalls, [recentCall()]),
  answering(dashboardEndpoints.daily, ({ query }) => daysOf(Number(query.days))),
  answering(alertEndpoints.active, []),
  answering(dashboardEndpoints.newCalls, { count: 0 }),
  answering(deskOverviewEndpoints.attention, []),
  answering(deskOverviewEndpoints.conversion, { calls: 200, links: 50, paid: 21 }),
];
