import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In, IsNull, Repository } from 'typeorm';
import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.service.ts';
import type { JobKind } from '../../../platform/jobs/job-kind.schema.ts';
import { Jobs } from '../../../platform/jobs/jobs.service.ts';
import { ProviderError } from '../../../platform/outbound/provider.error.ts';
import { PaymentProvider } from '../../../providers/payment-provider.port.ts';
import { PaymentEntity } from '../../payments/records/payment.entity.ts';
import { CallerSessions } from '../links/caller-sessions.service.ts';
import { toPaymentNews } from './checkout-news.mapper.ts';
import { GuestSessionEntity } from '../links/guest-session.entity.ts';
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

/** A call has one booking to pay for: the one of which somebody last said who books. Others end unless they are paid. */
@Injectable()
export class SupersededLinks implements OnApplicationBootstrap {
  constructor(
    private readonly database: DataSource,
    @InjectRepository(PaymentEntity) private readonly payments: Repository<PaymentEntity>,
    private readonly sessions: CallerSessions,
    private readonly holds: RoomHoldRepository,
    private readonly provider: PaymentProvider,
    private readonly outcomes: PaymentEventsService,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.handle(endCheckouts, async ({ paymentIds }) => {
      const where = { id: In(paymentIds), status: 'pending' } as const;
      await this.end(await this.payments.findBy(where));
    });
  }

  /**
   * Ends what was sent before a session in the same call, and what else of it could be paid: those links only say so, and rooms
   * are given back, at once or, where a checkout is open, as soon as Stripe has ended it.
   * @returns the payments whose checkouts are open still, and end by themselves
   */
  by(newest: GuestSessionEntity): Promise<PaymentEntity[]> {
    return this.database.transaction(async (em) => {
      const { others, payable } = await this.besides(em, newest);
      return this.supersede(
        em,
        others.filter(({ id, createdAt }) => createdAt < newest.createdAt || payable.has(id)),
      );
    });
  }

  /** Ends in the same way what else of the call could be paid, before a session can be; others of the call wait meanwhile. */
  async insteadOf(em: EntityManager, session: GuestSessionEntity): Promise<void> {
    const { others, payable } = await this.besides(em, session);
    await this.supersede(
      em,
      others.filter(({ id }) => payable.has(id)),
    );
  }

  /** Does so now. @returns those that were paid in this very moment, and stand. @throws ProviderError when Stripe cannot be asked */
  async end(payments: readonly PaymentEntity[]): Promise<PaymentEntity[]> {
    const standing: PaymentEntity[] = [];
    for (const { id, mode, stripeSession } of payments) {
      const news = toPaymentNews(await this.provider.endCheckout(mode, stripeSession!));
      if (!news) throw new ProviderError('refused', 'The link from before could not be ended. Please try again.');
      await this.outcomes.happened(mode, news);
      if (news.kind !== 'paid' && news.kind !== 'processing') continue;
      standing.push(await this.payments.findOneByOrFail({ id }));
    }
    return standing;
  }

  /** What else of a call is not paid, and which of it can be; a session that is paid or ended itself takes no other's place. */
  private async besides(em: EntityManager, session: GuestSessionEntity) {
    const unpaid = await this.sessions.lockUnpaid(session, em);
    const isUnpaid = unpaid.some(({ id }) => id === session.id);
    const others = isUnpaid ? unpaid.filter(({ id }) => id !== session.id) : [];
    const payments = await em.findBy(PaymentEntity, { sessionId: In(others.map(({ id }) => id)), status: 'pending' });
    return { others, payable: new Set(payments.map(({ sessionId }) => sessionId)) };
  }

  private async supersede(em: EntityManager, sessions: readonly GuestSessionEntity[]): Promise<PaymentEntity[]> {
    const ids = sessions.map(({ id }) => id);
    if (ids.length === 0) return [];
    await em.update(GuestSessionEntity, { id: In(ids) }, { supersededAt: this.clock.now() });
    return this.give(em, ids);
  }

  private async give(em: EntityManager, sessionIds: string[]): Promise<PaymentEntity[]> {
    const pending = { sessionId: In(sessionIds), status: 'pending' } as const;
    // nobody was told where to pay
    const unopened = { ...pending, stripeSession: IsNull() };
    await em.update(PaymentEntity, unopened, { status: 'canceled', expiresAt: this.clock.now() });
    const open = await em.findBy(PaymentEntity, pending);
    for (const sessionId of sessionIds) {
      const isPayable = open.some((payment) => payment.sessionId === sessionId);
      if (!isPayable) await this.holds.release(em, { sessionId });
    }
    if (open.length > 0) await this.jobs.enqueue(endCheckouts, { paymentIds: open.map(({ id }) => id) }, em);
    return open;
  }
}
