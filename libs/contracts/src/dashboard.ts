import { z } from 'zod';
import { endpoints } from './endpoint.ts';

/** Against yesterday up to the same hour: `+12%`, `-3%`, `0%`, or `–` when yesterday was 0. */
const Change = z.string();

export const DashboardMetrics = z
  .object({
    callsToday: z.number().int(),
    callsChange: Change,
    vapiCostToday: z.number().describe('US dollars'),
    vapiCostChange: Change,
    revenue: z.number().describe('US dollars: payments confirmed today less refunds'),
    revenueChange: Change,
    vapiCostLast30Days: z.number().describe('US dollars'),
  })
  .meta({ id: 'DashboardMetrics' });
export type DashboardMetrics = z.infer<typeof DashboardMetrics>;

export const DailyCalls = z
  .array(z.object({ day: z.iso.date(), calls: z.number().int(), cost: z.number().describe('US dollars') }))
  .meta({ id: 'DailyCalls' });
export type DailyCalls = z.infer<typeof DailyCalls>;

export const AgentStatus = z
  .object({
    status: z.enum(['online', 'degraded', 'offline']),
    responseSeconds: z.number().nullable().describe('Average over recent calls'),
    lastPublishedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'AgentStatus' });
export type AgentStatus = z.infer<typeof AgentStatus>;

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
    query: z.object({ days: z.coerce.number().int().min(1).max(90).default(30) }),
    answer: DailyCalls,
  },
  newCalls: {
    method: 'GET',
    path: '/api/admin/dashboard/new-calls',
    summary: 'How many calls of the current mode started after an instant; 1000 stands for that many or more',
    access: 'dashboard:read',
    query: z.object({ since: z.iso.datetime().default('1970-01-01T00:00:00Z') }),
    answer: z.object({ count: z.number().int().max(mostNewCalls) }),
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
