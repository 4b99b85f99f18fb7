import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { AgentStatus } from '@booking/contracts/dashboard';
import type { Mode } from '@booking/contracts/mode';
import { DataSource, MoreThan } from 'typeorm';
import { Clock } from '../../platform/clock/clock.ts';
import { VoicePlatform } from '../../providers/voice-platform.ts';
import { Modes } from '../mode/modes.ts';
import { ProviderCheckEntity } from './provider-check.entity.ts';

const interval = 30_000;
const shaky = 5 * 60_000;
const slowMs = 2_000;

/** Asks each provider once per 30 s, however many tabs are open and replicas run, and keeps what it heard. */
@Injectable()
export class ProviderHealth implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('ProviderHealth');
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: DataSource,
    private readonly platform: VoicePlatform,
    private readonly modes: Modes,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    const look = (): void => void this.checkAll().catch((error: unknown) => this.logger.warn({ err: error }));
    this.timer = setInterval(look, interval / 3);
    look();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** The newest check of a provider in a mode. */
  latest(provider: string, mode: Mode): Promise<ProviderCheckEntity | null> {
    return this.checks.findOne({ where: { provider, mode }, order: { checkedAt: 'DESC' } });
  }

  /** Offline when the newest check failed; degraded when it was slow, or another failed within five minutes. */
  async status(provider: string, mode: Mode): Promise<AgentStatus['status']> {
    const newest = await this.latest(provider, mode);
    if (!newest?.ok) return 'offline';
    const since = MoreThan(new Date(this.clock.now().getTime() - shaky));
    const failed = await this.checks.existsBy({ provider, mode, ok: false, checkedAt: since });
    return failed || newest.responseMs > slowMs ? 'degraded' : 'online';
  }

  private get checks() {
    return this.database.getRepository(ProviderCheckEntity);
  }

  private async checkAll(): Promise<void> {
    const mode = await this.modes.current();
    const provider = this.platform.name;
    const newest = await this.latest(provider, mode);
    const age = newest ? this.clock.now().getTime() - newest.checkedAt.getTime() : Infinity;
    // a provider that was away is asked at every look, so that its return shows at once
    if (age < interval && newest?.ok) return;
    const checkedAt = this.clock.now();
    const error = await this.platform.check(mode).then(
      () => null,
      (reason: Error) => reason.message.slice(0, 500),
    );
    const responseMs = this.clock.now().getTime() - checkedAt.getTime();
    await this.checks.insert({ provider, mode, ok: error === null, responseMs, error, checkedAt });
  }
}
