import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { type Transaction, Transactions } from '../../../platform/database/transactions.service.ts';
import type { JobKind } from '../../../platform/jobs/job-kind.schema.ts';
import { Jobs } from '../../../platform/jobs/jobs.service.ts';
import { ProviderError } from '../../../platform/outbound/provider.error.ts';
import { PaymentProvider } from '../../../providers/payment-provider.port.ts';
import type { PaymentEntity } from '../../payments/records/payment.entity.ts';
import { PaymentsRepository } from '../../payments/records/payments.repository.ts';
import { toPaymentNews } from './checkout-news.mapper.ts';
import type { GuestSessionEntity } from '../links/guest-session.entity.ts';
import { GuestSessionRepository } from '../links/guest-session.repository.ts';
import { RoomHoldRepository } from '../selection/room-hold.repository.ts';
import { PaymentEventsService } from '../../payments/checkout-sessions/payment-events.service.ts';

const endCheckouts: JobKind<{ paymentIds: string[] }> = {
  name: 'end-checkouts',
  data: z.object({ paymentIds: z.array(z.uuid()) }),
  // as long as a page can be paid; after that it ends by itself
  retries: 30,
  longestWaitSeconds: 60,
  seconds: 120,
};

/** A call has one booking to pay for: the one whose guest was named last. Others end unless they are paid. */
@Injectable()
export class SupersededLinks implements OnApplicationBootstrap {
  constructor(
    private readonly transactions: Transactions,
    private readonly sessions: GuestSessionRepository,
    private readonly payments: PaymentsRepository,
    private readonly holds: RoomHoldRepository,
    private readonly provider: PaymentProvider,
    private readonly events: PaymentEventsService,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.handle(endCheckouts, async ({ paymentIds }) => {
      await this.end(await this.payments.listPending(paymentIds));
    });
  }

  /**
   * Ends what was sent before a session in the same call, and what else of it could be paid: those links only say so, and rooms
   * are given back, at once or, where a checkout is open, as soon as Stripe has ended it.
   * @returns the payments whose checkouts are open still, and end by themselves
   */
  expireOlderLinks(newest: GuestSessionEntity): Promise<PaymentEntity[]> {
    return this.transactions.run(async (transaction) => {
      const { others, payable } = await this.findCompetingSessions(transaction, newest);
      return this.supersede(
        transaction,
        others.filter(({ id, createdAt }) => createdAt < newest.createdAt || payable.has(id)),
      );
    });
  }

  /** Ends in the same way what else of the call could be paid, before a session can be; others of the call wait meanwhile. */
  async expireOtherLinks(transaction: Transaction, session: GuestSessionEntity): Promise<void> {
    const { others, payable } = await this.findCompetingSessions(transaction, session);
    await this.supersede(
      transaction,
      others.filter(({ id }) => payable.has(id)),
    );
  }

  /** Does so now. @returns those that were paid in this very moment, and stand. @throws ProviderError when Stripe cannot be asked */
  async end(payments: readonly PaymentEntity[]): Promise<PaymentEntity[]> {
    const standing: PaymentEntity[] = [];
    for (const { id, mode, stripeSession } of payments) {
      const news = toPaymentNews(await this.provider.expireCheckout(mode, stripeSession!));
      if (!news) throw new ProviderError('refused', 'The link from before could not be ended. Please try again.');
      await this.events.record(mode, news);
      if (news.kind !== 'paid' && news.kind !== 'processing') continue;
      standing.push(await this.payments.get(id));
    }
    return standing;
  }

  /** What else of a call is not paid, and which of it can be; a session that is paid or ended itself takes no other's place. */
  private async findCompetingSessions(transaction: Transaction, session: GuestSessionEntity) {
    const unpaid = await this.sessions.lockUnpaid(session, this.clock.now(), transaction);
    const isUnpaid = unpaid.some(({ id }) => id === session.id);
    const others = isUnpaid ? unpaid.filter(({ id }) => id !== session.id) : [];
    const ids = others.map(({ id }) => id);
    const payments = await this.payments.listPendingOfSessions(ids, transaction);
    return { others, payable: new Set(payments.map(({ sessionId }) => sessionId)) };
  }

  private async supersede(transaction: Transaction, sessions: readonly GuestSessionEntity[]): Promise<PaymentEntity[]> {
    const ids = sessions.map(({ id }) => id);
    if (ids.length === 0) return [];
    await this.sessions.supersede(ids, this.clock.now(), transaction);
    return this.releaseRooms(transaction, ids);
  }

  private async releaseRooms(transaction: Transaction, sessionIds: string[]): Promise<PaymentEntity[]> {
    await this.payments.cancelWithoutSession(sessionIds, this.clock.now(), transaction);
    const open = await this.payments.listPendingOfSessions(sessionIds, transaction);
    for (const sessionId of sessionIds) {
      const isPayable = open.some((payment) => payment.sessionId === sessionId);
      if (!isPayable) await this.holds.release(transaction, { sessionId });
    }
    if (open.length > 0) await this.jobs.enqueue(endCheckouts, { paymentIds: open.map(({ id }) => id) }, transaction);
    return open;
  }
}
