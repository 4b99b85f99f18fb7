import { Controller } from '@nestjs/common';
import { healthEndpoints } from '@booking/contracts/health';
import { DataSource } from 'typeorm';
import { Refusal } from '../http/refusal.error.ts';
import { Route } from '../http/route.decorator.ts';
import { Readiness } from './readiness.service.ts';

type Alive = { status: 'ok' };

@Controller()
export class HealthController {
  constructor(
    private readonly database: DataSource,
    private readonly readiness: Readiness,
  ) {}

  @Route(healthEndpoints.live)
  live(): Alive {
    return { status: 'ok' };
  }

  /** A database that is away throws, and the error filter answers 503. */
  @Route(healthEndpoints.ready)
  async ready(): Promise<Alive> {
    if (this.readiness.isEnding) throw new Refusal(503, 'ending', 'This process is ending. Others go on.');
    await this.database.query('SELECT 1');
    return { status: 'ok' };
  }
}
