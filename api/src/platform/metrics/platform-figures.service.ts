import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../clock/clock.service.ts';
import { InboundEventsRepository } from '../inbox/inbound-events.repository.ts';
import { Jobs } from '../jobs/jobs.service.ts';
import { Metrics } from './metrics.service.ts';

/** What waits in the queue and in the inbox. Every process says the same of it, since both are in the database. */
@Injectable()
export class PlatformFigures implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly jobs: Jobs,
    private readonly events: InboundEventsRepository,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.metrics.addGauge(
      { name: 'booking_jobs', help: 'Jobs of the queue, at most half a minute old', labelNames: ['queue', 'state'] },
      async () =>
        (await this.jobs.countByQueue()).flatMap(({ queue, ready, active, failed }) => [
          { labels: { queue, state: 'ready' }, value: ready },
          { labels: { queue, state: 'active' }, value: active },
          { labels: { queue, state: 'failed' }, value: failed },
        ]),
    );
    this.metrics.addGauge(
      { name: 'booking_inbox_events', help: 'Webhook events that wait or were given up', labelNames: ['status'] },
      async () => {
        const { pending, dead } = await this.events.countOpen();
        return [
          { labels: { status: 'pending' }, value: pending },
          { labels: { status: 'dead' }, value: dead },
        ];
      },
    );
    this.metrics.addGauge(
      { name: 'booking_inbox_oldest_seconds', help: 'How long the oldest webhook event waits', labelNames: [] },
      async () => {
        const { oldestAt } = await this.events.countOpen();
        return [{ labels: {}, value: oldestAt ? (this.clock.now().getTime() - oldestAt.getTime()) / 1000 : 0 }];
      },
    );
  }
}
