import type { AgentStatus, DashboardMetrics } from '@booking/contracts/dashboard';
import { changeText } from '@booking/hotel/change';
import type { CallTotal } from './dashboard.repository.ts';

type DayTotal = CallTotal & { revenueCents: number };

/** Today's figures, each with its change since yesterday. */
export const toDashboardMetrics = (
  today: DayTotal,
  yesterday: DayTotal,
  { costUsd: vapiCostLast30Days }: CallTotal,
): DashboardMetrics => ({
  callsToday: today.calls,
  callsChange: changeText(today.calls, yesterday.calls),
  vapiCostToday: today.costUsd,
  vapiCostChange: changeText(today.costUsd, yesterday.costUsd),
  revenue: today.revenueCents / 100,
  revenueChange: changeText(today.revenueCents, yesterday.revenueCents),
  vapiCostLast30Days,
});

/** @param latencyMs null before the first call that measures it @param lastPublishedAt null before the first publish */
export const toAgentStatus = (
  status: AgentStatus['status'],
  latencyMs: number | null,
  lastPublishedAt: Date | null,
): AgentStatus => ({
  status,
  responseSeconds: latencyMs === null ? null : latencyMs / 1000,
  lastPublishedAt: lastPublishedAt?.toISOString() ?? null,
});
