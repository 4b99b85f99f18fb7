import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** Figures of this process, for Prometheus to fetch. */
@Injectable()
export class Metrics {
  private readonly registry = new Registry();

  /** `outcome` is the status, or the trouble there was instead of one. */
  readonly providerRequest = new Histogram({
    name: 'provider_request_seconds',
    help: 'How long providers took to answer',
    labelNames: ['provider', 'mode', 'operation', 'outcome'] as const,
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** Everything, in Prometheus' text format. */
  text(): Promise<string> {
    return this.registry.metrics();
  }
}
