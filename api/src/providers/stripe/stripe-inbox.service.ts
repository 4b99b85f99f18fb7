import { Injectable, type OnModuleInit } from '@nestjs/common';
import type Stripe from 'stripe';
import { Inbox } from '../../platform/inbox/inbox.service.ts';
import { PaymentEvents } from '../payment-events.port.ts';
import { newsOf } from './stripe-news.mapper.ts';

/** Turns stored events into news about money. */
@Injectable()
export class StripeInbox implements OnModuleInit {
  constructor(
    private readonly inbox: Inbox,
    private readonly payments: PaymentEvents,
  ) {}

  onModuleInit(): void {
    this.inbox.register('stripe', async ({ payload, mode }) => {
      const news = newsOf(payload as unknown as Stripe.Event);
      if (news) await this.payments.record(mode, news);
    });
  }
}
