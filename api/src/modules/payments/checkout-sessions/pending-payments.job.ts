import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, LessThan, Not, Repository } from 'typeorm';
import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.service.ts';
import type { JobKind } from '../../../platform/jobs/job-kind.schema.ts';
import { Jobs } from '../../../platform/jobs/jobs.service.ts';
import { PaymentProvider } from '../../../providers/payment-provider.port.ts';
import { PaymentEntity } from '../records/payment.entity.ts';
import { toPaymentNews } from '../../booking/checkout/checkout-news.mapper.ts';
import { PaymentEventsService } from './payment-events.service.ts';

const askForPayments: JobKind<Record<string, never>> = {
  name: 'ask-for-payments',
  data: z.object({}),
  retries: 0,
  seconds: 240,
};
const lookAfterMs = 2 * 60_000;

/** A webhook may get lost, so every minute Stripe is asked about payments that nothing was heard of. */
@Injectable()
export class PendingPaymentsJob implements OnApplicationBootstrap {
  private readonly logger = new Logger('PaymentsService');

  constructor(
    @InjectRepository(PaymentEntity) private readonly payments: Repository<PaymentEntity>,
    private readonly provider: PaymentProvider,
    private readonly outcomes: PaymentEventsService,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.handle(askForPayments, () => this.ask());
    await this.jobs.schedule('* * * * *', askForPayments);
  }

  private async ask(): Promise<void> {
    const now = this.clock.now();
    const unopened = { status: 'pending', stripeSession: IsNull(), expiresAt: LessThan(now) };
    await this.payments.update(unopened, { status: 'expired' });
    const before = new Date(now.getTime() - lookAfterMs);
    const unheard = { status: 'pending', createdAt: LessThan(before), stripeSession: Not(IsNull()) } as const;
    // drawn by lot, so that those which cannot be asked about never keep the others from their turn
    const open = await this.payments.createQueryBuilder().where(unheard).orderBy('random()').limit(50).getMany();
    for (const { mode, stripeSession } of open) {
      try {
        const news = toPaymentNews(await this.provider.checkout(mode, stripeSession!));
        if (news) await this.outcomes.happened(mode, news);
      } catch (error) {
        this.logger.warn({ err: error, mode });
      }
    }
  }
}
