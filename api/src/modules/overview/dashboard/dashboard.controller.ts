import { Controller } from '@nestjs/common';
import {
  dashboardEndpoints,
  type AgentStatus,
  type DailyCalls,
  type DashboardMetrics,
} from '@booking/contracts/dashboard';
import type { AnswerOf, InputOf } from '@booking/contracts/endpoint';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { DashboardService } from './dashboard.service.ts';

@Controller()
export class DashboardController {
  constructor(private readonly dashboard: DashboardService) {}

  @Route(dashboardEndpoints.metrics)
  metrics(): Promise<DashboardMetrics> {
    return this.dashboard.getMetrics();
  }

  @Route(dashboardEndpoints.daily)
  daily(@Input() { query }: InputOf<typeof dashboardEndpoints.daily>): Promise<DailyCalls> {
    return this.dashboard.listDays(query.days);
  }

  @Route(dashboardEndpoints.newCalls)
  async newCalls(
    @Input() { query }: InputOf<typeof dashboardEndpoints.newCalls>,
  ): Promise<AnswerOf<typeof dashboardEndpoints.newCalls>> {
    return { count: await this.dashboard.countCallsAfter(new Date(query.since)) };
  }

  @Route(dashboardEndpoints.agentStatus)
  agentStatus(): Promise<AgentStatus> {
    return this.dashboard.getAgentStatus();
  }
}
