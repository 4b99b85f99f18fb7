import { Controller } from '@nestjs/common';
import type { AnswerOf, InputOf } from '@booking/contracts/endpoint';
import { integrationEndpoints as endpoints } from '@booking/contracts/integrations';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { ProviderHealth } from './provider-health.service.ts';

@Controller()
export class ProviderHealthController {
  constructor(private readonly health: ProviderHealth) {}

  @Route(endpoints.health)
  statuses(@Input() { query }: InputOf<typeof endpoints.health>): Promise<AnswerOf<typeof endpoints.health>> {
    return this.health.listStatuses(query.refresh === 'true');
  }

  @Route(endpoints.uptime)
  uptime(): Promise<AnswerOf<typeof endpoints.uptime>> {
    return this.health.getUptime();
  }
}
