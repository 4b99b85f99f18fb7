import { Injectable } from '@nestjs/common';
import type { AgentStatus } from '@booking/contracts/dashboard';
import { providers, type Provider, type ProviderStatus, type UptimeSlot } from '@booking/contracts/integrations';
import type { Mode } from '@booking/contracts/mode';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { ModeService } from '../../hotel/mode/mode.service.ts';
import { OutsideServices } from './outside-services.service.ts';
import type { ProviderCheckEntity } from './provider-check.entity.ts';
import { ProviderChecksRepository } from './provider-checks.repository.ts';
import { healthOf, flappingWindowMs } from './provider-health.rule.ts';
import { toProviderStatus, toUptime } from './provider-health.mapper.ts';

const intervalMs = 30_000;
/** However often people press Refresh, no provider is checked more often. */
const shortestIntervalMs = 5_000;
const retentionMs = 30 * 24 * 60 * 60_000;

/** Checks each provider once in 30 seconds, however many tabs are open, and stores the results for 30 days. */
@Injectable()
export class ProviderHealth {
  private readonly running = new Map<string, Promise<void>>();

  constructor(
    private readonly checks: ProviderChecksRepository,
    private readonly services: OutsideServices,
    private readonly modes: ModeService,
    private readonly clock: Clock,
  ) {}

  /** The status of every provider in the current mode. @param refresh checks anew, but not within five seconds */
  async listStatuses(refresh: boolean): Promise<Record<Provider, ProviderStatus>> {
    const mode = await this.modes.current();
    const statuses = providers.map(async (provider) => {
      const check = await this.getCurrent(provider, mode, refresh ? shortestIntervalMs : intervalMs);
      return [provider, toProviderStatus(check)] as const;
    });
    return Object.fromEntries(await Promise.all(statuses)) as Record<Provider, ProviderStatus>;
  }

  /** The checks of the last 24 hours in the current mode. */
  async getUptime(): Promise<Record<Provider, UptimeSlot[]>> {
    return toUptime(await this.checks.listSlotsOfDayBefore(await this.modes.current(), this.clock.now()));
  }

  /** The newest check of a provider in a mode. */
  findNewest(provider: Provider, mode: Mode): Promise<ProviderCheckEntity | null> {
    return this.checks.findNewest(provider, mode);
  }

  /** When the current outage began; null when the newest check succeeded. */
  findFailingSince(provider: Provider, mode: Mode): Promise<Date | null> {
    return this.checks.findFailingSince(provider, mode);
  }

  async status(provider: Provider, mode: Mode): Promise<AgentStatus['status']> {
    const newest = await this.getCurrent(provider, mode, intervalMs);
    const since = new Date(this.clock.now().getTime() - flappingWindowMs);
    return healthOf(newest, newest.ok && (await this.checks.hasFailedSince(provider, mode, since)));
  }

  /** Checks every provider of the current mode whose newest check is old. */
  async checkAll(): Promise<void> {
    const mode = await this.modes.current();
    await Promise.all(this.services.all.map(({ name }) => this.checkIfOlder(name, mode, intervalMs)));
  }

  /** The newest check, made now when the newest is older than `maxAgeMs`. */
  private async getCurrent(provider: Provider, mode: Mode, maxAgeMs: number): Promise<ProviderCheckEntity> {
    await this.checkIfOlder(provider, mode, maxAgeMs);
    return (await this.checks.findNewest(provider, mode))!;
  }

  /** Callers during a running check wait for that one. */
  private async checkIfOlder(provider: Provider, mode: Mode, maxAgeMs: number): Promise<void> {
    const newest = await this.checks.findNewest(provider, mode);
    if (newest && this.clock.now().getTime() - newest.checkedAt.getTime() < maxAgeMs) return;
    const key = `${provider} ${mode}`;
    const check = this.running.get(key) ?? this.check(provider, mode).finally(() => this.running.delete(key));
    this.running.set(key, check);
    await check;
  }

  private async check(provider: Provider, mode: Mode): Promise<void> {
    const checkedAt = this.clock.now();
    const error = await this.services
      .get(provider)
      .check(mode)
      .then(
        () => null,
        (reason: Error) => reason.message.slice(0, 500),
      );
    const responseMs = this.clock.now().getTime() - checkedAt.getTime();
    await this.checks.create({ provider, mode, ok: error === null, responseMs, error, checkedAt });
    await this.checks.deleteBefore(new Date(checkedAt.getTime() - retentionMs));
  }
}
