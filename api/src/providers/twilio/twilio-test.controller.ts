import { Controller } from '@nestjs/common';
import { integrationEndpoints } from '@booking/contracts/integrations';
import { CurrentMode } from '../../platform/current-mode.port.ts';
import { Route } from '../../platform/http/route.decorator.ts';
import { TwilioClient } from './twilio.client.ts';

@Controller()
export class TwilioTestController {
  constructor(
    private readonly twilio: TwilioClient,
    private readonly mode: CurrentMode,
  ) {}

  @Route(integrationEndpoints.twilio)
  async health(): Promise<Record<string, unknown>> {
    const started = performance.now();
    const account = await this.twilio.check(await this.mode.current());
    return { success: true, ...account, responseTime: Math.round(performance.now() - started) };
  }
}
