import { Controller } from '@nestjs/common';
import { healthEndpoints } from '@booking/contracts/health';
import { Route } from '../http/route.decorator.ts';
import { Readiness } from './readiness.service.ts';

type Alive = { status: 'ok' };

@Controller()
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  @Route(healthEndpoints.live)
  live(): Alive {
    return { status: 'ok' };
  }

  /** A database that is away throws, and the error filter answers 503. */
  @Route(healthEndpoints.ready)
  async ready(): Promise<Alive> {
    await this.readiness.check();
    return { status: 'ok' };
  }
}
