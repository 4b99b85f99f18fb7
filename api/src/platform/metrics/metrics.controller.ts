import { Controller, Header } from '@nestjs/common';
import { healthEndpoints } from '@booking/contracts/health';
import { Route } from '../http/route.decorator.ts';
import { Metrics } from './metrics.service.ts';

@Controller()
export class MetricsController {
  constructor(private readonly metrics: Metrics) {}

  @Route(healthEndpoints.metrics)
  @Header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
  read(): Promise<string> {
    return this.metrics.text();
  }
}
