import * as z from 'zod/mini';
import { CallOutcome } from '../calls/call-outcome.ts';
import { endpoints } from '../endpoint/endpoint.ts';
import { ListQuery } from '../endpoint/list.ts';
import { openEnum } from '../schema/open-enum.ts';
import { orNull } from '../schema/or-null.ts';
import { rows } from '../endpoint/rows.ts';

/** Against yesterday up to the same hour: `+12%`, `-3%`, `0%`, or `–` when yesterday was 0. */
const Change = z.string();

export const DashboardMetrics = z
  .object({
    callsToday: z.int(),
    callsChange: Change,
    vapiCostToday: z.number().check(z.describe('US dollars')),
    vapiCostChange: Change,
    revenue: z.number().check(z.describe('US dollars: payments confirmed today less refunds')),
    revenueChange: Change,
    vapiCostLast30Days: z.number().check(z.describe('US dollars')),
  })
  .register(z.globalRegistry, { id: 'DashboardMetrics' });
export type DashboardMetrics = z.infer<typeof DashboardMetrics>;

export const DailyCalls = z
  .array(z.object({ day: z.iso.date(), calls: z.int(), cost: z.number().check(z.describe('US dollars')) }))
  .register(z.globalRegistry, { id: 'DailyCalls' });
export type DailyCalls = z.infer<typeof DailyCalls>;

export const AgentStatus = z
  .object({
    status: openEnum(z.enum(['online', 'degraded', 'offline'])),
    responseSeconds: orNull(z.number()).check(z.describe('Average over recent calls')),
    lastPublishedAt: orNull(z.iso.datetime()),
  })
  .register(z.globalRegistry, { id: 'AgentStatus' });
export type AgentStatus = z.infer<typeof AgentStatus>;

/** A call in short form. */
export const EnhancedCallLog = z
  .object({
    id: z.string(),
    caller: orNull(z.string()).check(z.describe('Phone number, else name, else null')),
    timestamp: z.iso.datetime().check(z.describe('Start of the call, UTC')),
    outcome: openEnum(CallOutcome),
    duration: orNull(z.number()).check(z.describe('Seconds; null while the call goes on, and when nobody answered')),
    cost: orNull(z.number()).check(z.describe('US dollars; null until the provider reports it')),
    guestName: z.optional(orNull(z.string())).check(z.describe('Who a record of the call names')),
    isInProgress: z.optional(z.boolean()),
  })
  .register(z.globalRegistry, { id: 'EnhancedCallLog' });
export type EnhancedCallLog = z.infer<typeof EnhancedCallLog>;

/** New calls are counted up to here. */
export const mostNewCalls = 1000;

export const dashboardEndpoints = endpoints({
  metrics: {
    method: 'GET',
    path: '/api/admin/dashboard/metrics/enhanced',
    summary: 'Figures of today in hotel time, and of the last 30 days',
    access: 'dashboard:read',
    answer: DashboardMetrics,
  },
  daily: {
    method: 'GET',
    path: '/api/admin/dashboard/daily',
    summary: 'Calls and cost of each hotel day, oldest first, today last',
    access: 'dashboard:read',
    query: z.object({ days: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(90)), 30) }),
    answer: DailyCalls,
  },
  recentCalls: {
    method: 'GET',
    path: '/api/admin/call-logs/enhanced',
    summary: 'Calls of the current mode without chats, newest first, in short form',
    access: 'calls:read',
    query: ListQuery,
    answer: rows(EnhancedCallLog, 'call'),
  },
  newCalls: {
    method: 'GET',
    path: '/api/admin/dashboard/new-calls',
    summary: 'How many calls of the current mode started after an instant; 1000 stands for that many or more',
    access: 'dashboard:read',
    query: z.object({ since: z._default(z.iso.datetime(), '1970-01-01T00:00:00Z') }),
    answer: z.object({
      count: z.int().check(z.maximum(mostNewCalls)),
      inProgress: z.optional(z.int()).check(z.describe('Calls that go on at this moment')),
    }),
    timed: true,
  },
  agentStatus: {
    method: 'GET',
    path: '/api/admin/dashboard/agent-status',
    summary: 'How the assistant is doing, measured',
    access: 'dashboard:read',
    answer: AgentStatus,
  },
});
