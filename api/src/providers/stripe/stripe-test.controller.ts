import { Controller } from '@nestjs/common';
import { integrationEndpoints } from '@booking/contracts/integrations';
import { CurrentMode } from '../../platform/current-mode.port.ts';
import { Route } from '../../platform/http/route.decorator.ts';
import { StripeClient } from './stripe.client.ts';

@Controller()
export class StripeTestController {
  constructor(
    private readonly stripe: StripeClient,
    private readonly mode: CurrentMode,
  ) {}

  @Route(integrationEndpoints.stripe)
  async health(): Promise<Record<string, unknown>> {
    const started = performance.now();
    const account = await this.stripe.check(await this.mode.current());
    return { success: true, ...account, responseTime: Math.round(performance.now() - started) };
  }
}
