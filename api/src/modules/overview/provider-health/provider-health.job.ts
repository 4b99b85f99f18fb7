import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { ProviderHealth } from './provider-health.service.ts';

/** A check that is due waits no longer than this. */
const pollMs = 10_000;

/** Checks the providers regularly, also while no screen shows them. */
@Injectable()
export class ProviderHealthJob implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('ProviderHealth');
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly health: ProviderHealth) {}

  onApplicationBootstrap(): void {
    const check = (): void => void this.health.checkAll().catch((error: unknown) => this.logger.warn({ err: error }));
    this.timer = setInterval(check, pollMs);
    check();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }
}
