import type { FirstQueries } from '@booking/remote-kit/first-queries';
import { auditQueries } from './audit/audit.queries.ts';
import { callInsightQueries } from './call-insights/call-insights.queries.ts';
import { callLogQueries } from './call-logs/call-logs.queries.ts';
import { firstDashboardQueries } from './dashboard/dashboard.queries.ts';
import { employeeQueries } from './employees/employees.queries.ts';
import { extensionQueries } from './extensions/extensions.queries.ts';
import { guestsQueries } from './guests/guests.queries.ts';
import { liveCallQueries } from './live-calls/live-calls.queries.ts';
import { paymentQueries } from './payments/payments.queries.ts';
import { stayQueries } from './reservations/stays/stays.queries.ts';

export const firstQueries: FirstQueries = {
  '/': firstDashboardQueries(),
  '/call-logs': [callLogQueries.list({})],
  '/call-insights': [callInsightQueries.week()],
  '/live-calls': [liveCallQueries.list()],
  '/guests': [guestsQueries.list({})],
  '/payments': [paymentQueries.list({})],
  '/extensions': [extensionQueries.list({})],
  '/reservations': [stayQueries.list()],
  '/employees': [employeeQueries.list()],
  '/audit': [auditQueries.list({})],
};
