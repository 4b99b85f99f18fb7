import { Controller } from '@nestjs/common';
import { healthEndpoints } from '@booking/contracts/health';
import { DataSource } from 'typeorm';
import { Route } from '../http/route.ts';

type Alive = { status: 'ok' };

@Controller()
export class HealthController {
  constructor(private readonly database: DataSource) {}

  @Route(healthEndpoints.live)
  live(): Alive {
    return { status: 'ok' };
  }

  /** A database that is away throws, and the error filter answers 503. */
  @Route(healthEndpoints.ready)
  async ready(): Promise<Alive> {
    await this.database.query('SELECT 1');
    return { status: 'ok' };
  }
}
