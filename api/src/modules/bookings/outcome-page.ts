import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PaymentEntity } from '../payments/payment.entity.ts';

/** What a guest reads after paying. */
@Injectable()
export class OutcomePage {
  constructor(private readonly database: DataSource) {}

  /** Whether a checkout is paid; only the webhook makes it so, never the page. */
  async of(stripeSession: string | undefined): Promise<'confirmed' | 'confirming' | 'unknown'> {
    if (!stripeSession) return 'unknown';
    const payment = await this.database.getRepository(PaymentEntity).findOneBy({ stripeSession });
    if (!payment) return 'unknown';
    return payment.paidAt ? 'confirmed' : 'confirming';
  }
}
