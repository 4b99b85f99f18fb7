import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.service.ts';
import type { JobKind } from '../../../platform/jobs/job-kind.schema.ts';
import { Jobs } from '../../../platform/jobs/jobs.service.ts';
import { PaymentProvider } from '../../../providers/payment-provider.port.ts';
import { toPaymentNews } from '../../booking/checkout/checkout-news.mapper.ts';
import { PaymentsRepository } from '../records/payments.repository.ts';
import { PaymentEventsService } from './payment-events.service.ts';

const checkPendingPayments: JobKind<Record<string, never>> = {
  name: 'ask-for-payments',
  data: z.object({}),
  retries: 0,
  seconds: 240,
};
const checkAfterMs = 2 * 60_000;
const paymentsAtOnce = 50;

/** A webhook may get lost, so every minute Stripe is asked about payments that it did not report on. */
@Injectable()
export class PendingPaymentsJob implements OnApplicationBootstrap {
  private readonly logger = new Logger('Payments');

  constructor(
    private readonly payments: PaymentsRepository,
    private readonly provider: PaymentProvider,
    private readonly events: PaymentEventsService,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.handle(checkPendingPayments, () => this.check());
    await this.jobs.schedule('* * * * *', checkPendingPayments);
  }

  private async check(): Promise<void> {
    const now = this.clock.now();
    await this.payments.expireWithoutSession(now);
    const pending = await this.payments.listUnreported(new Date(now.getTime() - checkAfterMs), paymentsAtOnce);
    for (const { mode, stripeSession } of pending) {
      try {
        const event = toPaymentNews(await this.provider.getCheckout(mode, stripeSession!));
        if (event) await this.events.record(mode, event);
      } catch (error) {
        this.logger.warn({ err: error, mode });
      }
    }
  }
}
