import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { hotelDate } from '@booking/hotel/hotel-time';
import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.service.ts';
import type { Transaction } from '../../../platform/database/transactions.service.ts';
import { Env } from '../../../platform/env/env.service.ts';
import type { JobKind } from '../../../platform/jobs/job-kind.schema.ts';
import { Jobs } from '../../../platform/jobs/jobs.service.ts';
import { ProviderError } from '../../../platform/outbound/provider.error.ts';
import type { PaymentEntity } from '../records/payment.entity.ts';
import { PaymentsRepository } from '../records/payments.repository.ts';
import { HotelFacts } from '../../hotel/settings/hotel-facts.service.ts';
import { transferFailedText, transferText, type TextFrame } from '../../hotel/texts/guest-texts.mapper.ts';
import { TextsService } from '../../hotel/texts/texts.service.ts';
import { GuestLanguages } from '../../booking/links/guest-languages.service.ts';
import { GuestNumbers } from '../../booking/links/guest-numbers.service.ts';
import { lastDayHeld } from './bank-transfer-times.rule.ts';

const tellOfTransfer: JobKind<{ paymentId: string; news: 'processing' | 'failed' }> = {
  name: 'tell-of-transfer',
  data: z.object({ paymentId: z.uuid(), news: z.enum(['processing', 'failed']) }),
  retries: 5,
  seconds: 60,
};

/** Money from a bank takes days, so its guest is told that it is on its way, and when it did not come. */
@Injectable()
export class BankTransferTexts implements OnApplicationBootstrap {
  private readonly logger = new Logger('BankTransferTexts');

  constructor(
    private readonly payments: PaymentsRepository,
    private readonly numbers: GuestNumbers,
    private readonly languages: GuestLanguages,
    private readonly hotel: HotelFacts,
    private readonly texts: TextsService,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.handle(tellOfTransfer, ({ paymentId, news }) => this.sendText(paymentId, news));
  }

  enqueue(paymentId: string, news: 'processing' | 'failed', transaction: Transaction): Promise<void> {
    return this.jobs.enqueue(tellOfTransfer, { paymentId, news }, transaction);
  }

  private async sendText(id: string, news: 'processing' | 'failed'): Promise<void> {
    const payment = await this.payments.get(id);
    const frame = { language: await this.languages.findFor(payment), hotel: await this.hotel.read() };
    const body = news === 'failed' ? failed(frame, payment) : this.processing(frame, payment);
    const to = await this.numbers.findFor(payment);
    if (!to) return;
    const text = { to, body, purpose: 'bank transfer', callId: payment.callId };
    await this.texts.send(payment.mode, { ...text, key: `transfer ${news} ${id}` }).catch((error: unknown) => {
      if (error instanceof ProviderError) throw error;
      // who asked for no texts reads it on the page
      this.logger.warn({ err: error, paymentId: id });
    });
  }

  private processing(frame: TextFrame, payment: PaymentEntity): string {
    const { purpose, amountCents } = payment;
    const zone = this.env.settings.HOTEL_TIME_ZONE;
    const heldUntil = purpose === 'booking' ? lastDayHeld(payment, zone) : undefined;
    return transferText(frame, amountCents, heldUntil ?? null, hotelDate(this.clock.now(), zone));
  }
}

const failed = (frame: TextFrame, { purpose, amountCents }: PaymentEntity): string =>
  transferFailedText(frame, amountCents, purpose === 'booking');
