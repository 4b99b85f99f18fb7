import type { FirstQueries } from '@booking/remote-kit/first-queries';
import { auditQueries } from './audit/audit.queries.ts';
import { callLogQueries } from './call-logs/call-logs.queries.ts';
import { firstDashboardQueries } from './dashboard/dashboard.queries.ts';
import { employeeQueries } from './employees/employees.queries.ts';
import { extensionQueries } from './extensions/extensions.queries.ts';
import { paymentQueries } from './payments/payments.queries.ts';
import { precheckinQueries } from './precheckins/precheckins.queries.ts';
import { reservationEventQueries } from './reservations/reservation-events.queries.ts';

export const firstQueries: FirstQueries = {
  '/': firstDashboardQueries(),
  '/call-logs': [callLogQueries.list({})],
  '/payments': [paymentQueries.list({})],
  '/extensions': [extensionQueries.list({})],
  '/reservations': [reservationEventQueries.list({})],
  '/precheckins': [precheckinQueries.list({})],
  '/employees': [employeeQueries.list()],
  '/audit': [auditQueries.list({})],
};
