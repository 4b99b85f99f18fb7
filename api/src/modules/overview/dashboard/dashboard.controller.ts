import { Controller, Req } from '@nestjs/common';
import {
  dashboardEndpoints,
  type AgentStatus,
  type DailyCalls,
  type DashboardMetrics,
} from '@booking/contracts/dashboard';
import { deskOverviewEndpoints, type AttentionItem, type Conversion } from '@booking/contracts/desk-overview';
import type { AnswerOf, InputOf } from '@booking/contracts/endpoint';
import type { FastifyRequest } from 'fastify';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { AttentionService } from './attention.service.ts';
import { DashboardService } from './dashboard.service.ts';

@Controller()
export class DashboardController {
  constructor(
    private readonly dashboard: DashboardService,
    private readonly attentions: AttentionService,
  ) {}

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
    const [count, inProgress] = await Promise.all([
      this.dashboard.countCallsAfter(new Date(query.since)),
      this.dashboard.countInProgress(),
    ]);
    return { count, inProgress };
  }

  @Route(dashboardEndpoints.agentStatus)
  agentStatus(): Promise<AgentStatus> {
    return this.dashboard.getAgentStatus();
  }

  @Route(deskOverviewEndpoints.attention)
  attention(@Req() request: FastifyRequest): Promise<AttentionItem[]> {
    return this.attentions.list(request.user!);
  }

  @Route(deskOverviewEndpoints.conversion)
  conversion(@Input() { query }: InputOf<typeof deskOverviewEndpoints.conversion>): Promise<Conversion> {
    return this.dashboard.getConversion(query.days);
  }
}
