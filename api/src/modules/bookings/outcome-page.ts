import { Injectable } from '@nestjs/common';
import type { CheckoutOutcome } from '@booking/contracts/guest-pages';
import { DataSource } from 'typeorm';
import { PaymentEntity } from '../payments/payment.entity.ts';

/** What a guest reads after paying. */
@Injectable()
export class OutcomePage {
  constructor(private readonly database: DataSource) {}

  /** Whether a checkout is paid; only the webhook makes it so, never the page. */
  async of(stripeSession: string | undefined): Promise<CheckoutOutcome> {
    if (!stripeSession) return { status: 'unknown' };
    const payment = await this.database.getRepository(PaymentEntity).findOneBy({ stripeSession });
    if (!payment) return { status: 'unknown' };
    return { status: payment.paidAt ? 'confirmed' : 'confirming', purpose: payment.purpose };
  }
}
