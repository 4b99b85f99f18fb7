import { Controller } from '@nestjs/common';
import type { AnswerOf, InputOf } from '@booking/contracts/endpoint';
import { integrationEndpoints, providers, type ProviderStatus } from '@booking/contracts/integrations';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { ModeService } from '../../hotel/mode/mode.service.ts';
import type { ProviderCheckEntity } from './provider-check.entity.ts';
import { ProviderHealth } from './provider-health.service.ts';
import { Uptime } from './uptime.service.ts';

const toStatus = ({ ok, checkedAt, responseMs, error }: ProviderCheckEntity): ProviderStatus => ({
  status: ok,
  lastCheck: checkedAt.toISOString(),
  responseTime: responseMs,
  error,
});

@Controller()
export class ProviderHealthController {
  constructor(
    private readonly health: ProviderHealth,
    private readonly uptimes: Uptime,
    private readonly modes: ModeService,
    private readonly clock: Clock,
  ) {}

  @Route(integrationEndpoints.health)
  async read(
    @Input() { query }: InputOf<typeof integrationEndpoints.health>,
  ): Promise<AnswerOf<typeof integrationEndpoints.health>> {
    const mode = await this.modes.current();
    const checks = providers.map(async (each) => {
      return [each, toStatus(await this.health.current(each, mode, query.refresh === 'true'))] as const;
    });
    return Object.fromEntries(await Promise.all(checks)) as AnswerOf<typeof integrationEndpoints.health>;
  }

  @Route(integrationEndpoints.uptime)
  async uptime(): Promise<AnswerOf<typeof integrationEndpoints.uptime>> {
    return this.uptimes.ofLastDay(await this.modes.current(), this.clock.now());
  }
}
