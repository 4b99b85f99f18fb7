import { Injectable } from '@nestjs/common';
import { mostNewCalls, type AgentStatus, type DailyCalls, type DashboardMetrics } from '@booking/contracts/dashboard';
import type { Conversion } from '@booking/contracts/desk-overview';
import { addDays, hotelDate, startOfHotelDay } from '@booking/hotel/hotel-time';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { CoalescedRead } from '../../../platform/database/coalesced-read.service.ts';
import { Env } from '../../../platform/env/env.service.ts';
import { ModeService } from '../../hotel/mode/mode.service.ts';
import { PaymentsRepository } from '../../payments/records/payments.repository.ts';
import { ProviderHealth } from '../provider-health/provider-health.service.ts';
import { dashboardPeriods } from './dashboard-periods.rule.ts';
import { toAgentStatus, toDashboardMetrics } from './dashboard.mapper.ts';
import { DashboardRepository } from './dashboard.repository.ts';

const longestCallMs = 4 * 60 * 60_000;

/** The figures of the dashboard, of the current mode and in hotel time. Readers at the same moment share one set of queries. */
@Injectable()
export class DashboardService {
  private readonly zone: string;
  private readonly reads = new CoalescedRead();

  constructor(
    private readonly figures: DashboardRepository,
    private readonly payments: PaymentsRepository,
    private readonly health: ProviderHealth,
    private readonly modes: ModeService,
    private readonly clock: Clock,
    env: Env,
  ) {
    this.zone = env.settings.HOTEL_TIME_ZONE;
  }

  /** Today so far against yesterday up to the same time, and the cost of the last 30 days. */
  getMetrics(): Promise<DashboardMetrics> {
    return this.reads.read('metrics', () => this.readMetrics());
  }

  /** Calls and cost of each of the last `days` hotel days, today last. */
  listDays(days: number): Promise<DailyCalls> {
    return this.reads.read(`days ${days}`, () => this.readDays(days));
  }

  /** Measured, not claimed: the health of the voice platform, and how fast it answered recent calls. */
  getAgentStatus(): Promise<AgentStatus> {
    return this.reads.read('agent status', () => this.readAgentStatus());
  }

  /** What came of the calls of the last `days` hotel days, today included. */
  getConversion(days: number): Promise<Conversion> {
    return this.reads.read(`conversion ${days}`, () => this.readConversion(days));
  }

  /** How many calls go on at this moment. */
  async countInProgress(): Promise<number> {
    const since = new Date(this.clock.now().getTime() - longestCallMs);
    return this.figures.countInProgress(await this.modes.current(), since);
  }

  /** Calls that started after an instant, counted up to `mostNewCalls`. An instant is as exact as a millisecond. */
  async countCallsAfter(since: Date): Promise<number> {
    const mode = await this.modes.current();
    const period = { from: new Date(since.getTime() + 1), to: this.clock.now() };
    return this.figures.countCalls(mode, period, mostNewCalls);
  }

  // the mode and the time are read inside: a shared read must not begin with those of an earlier reader

  private async readMetrics(): Promise<DashboardMetrics> {
    const mode = await this.modes.current();
    const { today, yesterday, last30Days } = dashboardPeriods(this.clock.now(), this.zone);
    const [calls, callsYesterday, callsLast30Days, revenue, revenueYesterday] = await Promise.all([
      this.figures.sumCalls(mode, today),
      this.figures.sumCalls(mode, yesterday),
      this.figures.sumCalls(mode, last30Days),
      this.payments.sumRevenue(mode, today.from, today.to),
      this.payments.sumRevenue(mode, yesterday.from, yesterday.to),
    ]);
    return toDashboardMetrics(
      { ...calls, revenueCents: revenue },
      { ...callsYesterday, revenueCents: revenueYesterday },
      callsLast30Days,
    );
  }

  private async readDays(days: number): Promise<DailyCalls> {
    const today = hotelDate(this.clock.now(), this.zone);
    return this.figures.listDays(await this.modes.current(), addDays(today, 1 - days), today, this.zone);
  }

  private async readConversion(days: number): Promise<Conversion> {
    const mode = await this.modes.current();
    const now = this.clock.now();
    const period = { from: startOfHotelDay(addDays(hotelDate(now, this.zone), 1 - days), this.zone), to: now };
    const [{ calls }, led] = await Promise.all([
      this.figures.sumCalls(mode, period),
      this.figures.countConversion(mode, period),
    ]);
    return { calls, ...led };
  }

  private async readAgentStatus(): Promise<AgentStatus> {
    const mode = await this.modes.current();
    const [status, latencyMs, lastPublishedAt] = await Promise.all([
      this.health.status('vapi', mode),
      this.figures.averageRecentLatencyMs(mode),
      this.figures.findLastPublishedAt(mode),
    ]);
    return toAgentStatus(status, latencyMs, lastPublishedAt);
  }
}
