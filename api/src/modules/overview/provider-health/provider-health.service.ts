import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { AgentStatus } from '@booking/contracts/dashboard';
import type { Provider } from '@booking/contracts/integrations';
import type { Mode } from '@booking/contracts/mode';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, LessThan, MoreThan, Repository } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { ModeService } from '../../hotel/mode/mode.service.ts';
import { OutsideServices } from './outside-services.service.ts';
import { ProviderCheckEntity } from './provider-check.entity.ts';

const interval = 30_000;
/** Nobody can have a provider asked more often than this, however often they press Refresh. */
const shortest = 5_000;
const shaky = 5 * 60_000;
const slowMs = 2_000;
const kept = 30 * 24 * 60 * 60_000;

/** Asks each provider once per 30 s, however many tabs are open, and keeps for 30 days what it heard. */
@Injectable()
export class ProviderHealth implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('ProviderHealth');
  private readonly running = new Map<string, Promise<void>>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: DataSource,
    @InjectRepository(ProviderCheckEntity) private readonly providerChecks: Repository<ProviderCheckEntity>,
    private readonly services: OutsideServices,
    private readonly modes: ModeService,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    const look = (): void =>
      void this.modes
        .current()
        .then((mode) => Promise.all(this.services.all.map(({ name }) => this.checkIfOlder(name, mode, interval))))
        .catch((error: unknown) => this.logger.warn({ err: error }));
    this.timer = setInterval(look, interval / 3);
    look();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** The newest check of a provider in a mode. */
  latest(provider: Provider, mode: Mode): Promise<ProviderCheckEntity | null> {
    return this.providerChecks.findOne({ where: { provider, mode }, order: { checkedAt: 'DESC' } });
  }

  /** The newest check, made now when there is none that is young enough. @param anew asks again, but not within five seconds */
  async current(provider: Provider, mode: Mode, anew = false): Promise<ProviderCheckEntity> {
    await this.checkIfOlder(provider, mode, anew ? shortest : interval);
    return (await this.latest(provider, mode))!;
  }

  /** When the outage that goes on began; nothing when the newest check was good. */
  async failingSince(provider: Provider, mode: Mode): Promise<Date | null> {
    const [row] = await this.database.query<{ since: Date | null }[]>(
      `SELECT min(checked_at) AS since FROM provider_check WHERE provider = $1 AND mode = $2 AND checked_at >
         coalesce((SELECT max(checked_at) FROM provider_check WHERE provider = $1 AND mode = $2 AND ok), '-infinity')`,
      [provider, mode],
    );
    return row!.since;
  }

  /** Offline when the newest check failed; degraded when it was slow, or another failed within five minutes. */
  async status(provider: Provider, mode: Mode): Promise<AgentStatus['status']> {
    const newest = await this.current(provider, mode);
    if (!newest.ok) return 'offline';
    const since = MoreThan(new Date(this.clock.now().getTime() - shaky));
    const failed = await this.providerChecks.existsBy({ provider, mode, ok: false, checkedAt: since });
    return failed || newest.responseMs > slowMs ? 'degraded' : 'online';
  }

  private async checkIfOlder(provider: Provider, mode: Mode, age: number): Promise<void> {
    const newest = await this.latest(provider, mode);
    if (newest && this.clock.now().getTime() - newest.checkedAt.getTime() < age) return;
    const key = `${provider} ${mode}`;
    const check = this.running.get(key) ?? this.check(provider, mode).finally(() => this.running.delete(key));
    this.running.set(key, check);
    await check;
  }

  private async check(provider: Provider, mode: Mode): Promise<void> {
    const checkedAt = this.clock.now();
    const error = await this.services
      .of(provider)
      .check(mode)
      .then(
        () => null,
        (reason: Error) => reason.message.slice(0, 500),
      );
    const responseMs = this.clock.now().getTime() - checkedAt.getTime();
    await this.providerChecks.insert({ provider, mode, ok: error === null, responseMs, error, checkedAt });
    await this.providerChecks.delete({ checkedAt: LessThan(new Date(checkedAt.getTime() - kept)) });
  }
}
