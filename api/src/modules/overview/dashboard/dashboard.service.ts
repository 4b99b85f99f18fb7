import { Injectable } from '@nestjs/common';
import { mostNewCalls, type AgentStatus, type DailyCalls, type DashboardMetrics } from '@booking/contracts/dashboard';
import { changeText } from '@booking/hotel/change';
import { addDays, hotelDate, sameTimeYesterday, startOfHotelDay } from '@booking/hotel/hotel-time';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { CoalescedRead } from '../../../platform/database/coalesced-read.service.ts';
import { Env } from '../../../platform/env/env.service.ts';
import { ModeService } from '../../hotel/mode/mode.service.ts';
import { PaymentsService } from '../../payments/records/payments.service.ts';
import { ProviderHealth } from '../provider-health/provider-health.service.ts';
import { DashboardRepository } from './dashboard.repository.ts';

@Injectable()
export class DashboardService {
  private readonly zone: string;
  private readonly together = new CoalescedRead();

  constructor(
    private readonly figures: DashboardRepository,
    private readonly payments: PaymentsService,
    private readonly health: ProviderHealth,
    private readonly modes: ModeService,
    private readonly clock: Clock,
    env: Env,
  ) {
    this.zone = env.settings.HOTEL_TIME_ZONE;
  }

  /** Today so far against yesterday up to the same hour, and the last 30 days with today; hotel time, current mode. */
  metrics(): Promise<DashboardMetrics> {
    // the mode and the time are looked up with them
    return this.together.ask('metrics', () => this.figuresNow());
  }

  private async figuresNow(): Promise<DashboardMetrics> {
    const mode = await this.modes.current();
    const now = this.clock.now();
    const today = hotelDate(now, this.zone);
    const start = startOfHotelDay(today, this.zone);
    const startYesterday = startOfHotelDay(addDays(today, -1), this.zone);
    const untilYesterday = sameTimeYesterday(now, this.zone);
    const start30 = startOfHotelDay(addDays(today, -29), this.zone);
    const [calls, callsBefore, last30, revenue, revenueBefore] = await Promise.all([
      this.figures.total(mode, start, now),
      this.figures.total(mode, startYesterday, untilYesterday),
      this.figures.total(mode, start30, now),
      this.payments.revenueCents(mode, start, now),
      this.payments.revenueCents(mode, startYesterday, untilYesterday),
    ]);
    return {
      callsToday: calls.calls,
      callsChange: changeText(calls.calls, callsBefore.calls),
      vapiCostToday: calls.costUsd,
      vapiCostChange: changeText(calls.costUsd, callsBefore.costUsd),
      revenue: revenue / 100,
      revenueChange: changeText(revenue, revenueBefore),
      vapiCostLast30Days: last30.costUsd,
    };
  }

  daily(days: number): Promise<DailyCalls> {
    return this.together.ask(`daily ${days}`, () => this.days(days));
  }

  private async days(days: number): Promise<DailyCalls> {
    const today = hotelDate(this.clock.now(), this.zone);
    return this.figures.daily(await this.modes.current(), addDays(today, 1 - days), today, this.zone);
  }

  /** Calls of the current mode that started later than in the millisecond of an instant, up to `mostNewCalls`. */
  async callsAfter(since: Date): Promise<number> {
    const from = new Date(since.getTime() + 1);
    return this.figures.callsFrom(await this.modes.current(), from, this.clock.now(), mostNewCalls);
  }

  /** Measured, not claimed: health of the voice platform, and how fast recent calls were answered. */
  agentStatus(): Promise<AgentStatus> {
    return this.together.ask('agent status', () => this.agentNow());
  }

  private async agentNow(): Promise<AgentStatus> {
    const mode = await this.modes.current();
    const [status, latency, lastPublishedAt] = await Promise.all([
      this.health.status('vapi', mode),
      this.figures.recentLatencyMs(mode),
      this.figures.lastPublishedAt(mode),
    ]);
    return { status, responseSeconds: latency === null ? null : latency / 1000, lastPublishedAt };
  }
}
