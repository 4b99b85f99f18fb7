import { Injectable, Logger } from '@nestjs/common';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** A value of a gauge, with what tells it from others of its name. */
export type Reading = { labels: Record<string, string>; value: number };
type Measured = { name: string; help: string; labelNames: readonly string[] };

/** Figures of this process, for Prometheus to fetch. docs/operating/monitoring.md lists them. */
@Injectable()
export class Metrics {
  private readonly logger = new Logger('Metrics');
  private readonly registry = new Registry();

  /** `outcome` is the status, or the trouble there was instead of one. */
  readonly providerRequest = new Histogram({
    name: 'provider_request_seconds',
    help: 'How long providers took to answer',
    labelNames: ['provider', 'mode', 'operation', 'outcome'] as const,
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [this.registry],
  });

  /** By the part of the product that was asked, not by route: each label has its own series in every bucket. */
  readonly httpRequest = new Histogram({
    name: 'http_request_seconds',
    help: 'How long the product took to answer',
    labelNames: ['area', 'status'] as const,
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20],
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** Adds a figure that is read each time somebody fetches. While it cannot be read, it is left out and the others are there. */
  addGauge({ name, help, labelNames }: Measured, read: () => Promise<Reading[]>): void {
    const gauge = new Gauge({ name, help, labelNames, registers: [this.registry] });
    Object.assign(gauge, {
      collect: async () => {
        gauge.reset();
        try {
          for (const { labels, value } of await read()) gauge.set(labels, value);
        } catch (error) {
          this.logger.warn({ err: error, metric: name });
        }
      },
    });
  }

  /** Everything, in Prometheus' text format. */
  text(): Promise<string> {
    return this.registry.metrics();
  }
}
