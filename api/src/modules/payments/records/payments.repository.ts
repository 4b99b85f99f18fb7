import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { InjectRepository } from '@nestjs/typeorm';
import {
  DataSource,
  type DeepPartial,
  type FindOptionsWhere,
  In,
  IsNull,
  LessThan,
  MoreThan,
  Not,
  type QueryDeepPartialEntity,
  Repository,
} from 'typeorm';
import { advisoryLock } from '../../../platform/database/advisory-lock.query.ts';
import { preparedQuery } from '../../../platform/database/prepared.query.ts';
import type { Transaction } from '../../../platform/database/transactions.service.ts';
import { PaymentEntity } from './payment.entity.ts';
import { requireTransition } from './payment-states.rule.ts';

export type PaymentChanges = Partial<Omit<PaymentEntity, 'id' | 'mode' | 'createdAt'>>;

/** What Stripe's webhooks name a payment by. */
export type PaymentReference = { id: string } | { stripeSession: string } | { providerPayment: string };

/** A reservation and what is paid for it. */
export type ReservationPurpose = Pick<PaymentEntity, 'mode' | 'purpose'> & { reservationId: string };

export const whereUnsynced = (paidBefore: Date): FindOptionsWhere<PaymentEntity>[] => [
  { syncStatus: 'failed' },
  { syncStatus: 'pending', paidAt: LessThan(paidBefore) },
];

/** The only place that writes payments. Their states change as payment-states.rule.ts allows. */
@Injectable()
export class PaymentsRepository {
  constructor(
    private readonly database: DataSource,
    @InjectRepository(PaymentEntity) private readonly payments: Repository<PaymentEntity>,
  ) {}

  find(id: string, transaction?: Transaction): Promise<PaymentEntity | null> {
    return this.rows(transaction).findOneBy({ id });
  }

  /** @throws EntityNotFoundError */
  get(id: string, transaction?: Transaction): Promise<PaymentEntity> {
    return this.rows(transaction).findOneByOrFail({ id });
  }

  /** The same, and no other transaction changes it until this one ends. */
  lock(id: string, transaction: Transaction): Promise<PaymentEntity | null> {
    return this.rows(transaction).findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  findByReference(mode: Mode, reference: PaymentReference, transaction?: Transaction): Promise<PaymentEntity | null> {
    return this.rows(transaction).findOneBy({ mode, ...reference });
  }

  /** The payment of a guest's session that was made or can be. */
  findOfSession(sessionId: string, transaction?: Transaction): Promise<PaymentEntity | null> {
    return this.rows(transaction).findOneBy({ sessionId, status: In(['pending', 'completed', 'refunded']) });
  }

  listPendingOfSessions(sessionIds: readonly string[], transaction?: Transaction): Promise<PaymentEntity[]> {
    return this.rows(transaction).findBy({ sessionId: In(sessionIds), status: 'pending' });
  }

  listPending(ids: readonly string[]): Promise<PaymentEntity[]> {
    return this.payments.findBy({ id: In(ids), status: 'pending' });
  }

  /** Payments of checkout sessions that Stripe has not reported on, in random order so that one that fails never blocks the rest. */
  listUnreported(createdBefore: Date, limit: number): Promise<PaymentEntity[]> {
    const unreported = { status: 'pending', createdAt: LessThan(createdBefore), stripeSession: Not(IsNull()) } as const;
    return this.payments.createQueryBuilder().where(unreported).orderBy('random()').limit(limit).getMany();
  }

  /** Waits until no other transaction requests money for the same; ends with the transaction. */
  async lockPurpose({ purpose, mode, reservationId }: ReservationPurpose, transaction: Transaction): Promise<void> {
    await advisoryLock(transaction, `pay ${purpose} ${mode} ${reservationId}`);
  }

  /** The payment for a reservation that can still be made. */
  findOpen(about: ReservationPurpose, now: Date, transaction?: Transaction): Promise<PaymentEntity | null> {
    const pending = { ...about, status: 'pending' } as const;
    // one with a checkout session is pending until Stripe reports on it, even if its time is over
    return this.rows(transaction).findOneBy([
      { ...pending, link: Not(IsNull()) },
      { ...pending, expiresAt: MoreThan(now) },
    ]);
  }

  /** Whether something was paid that the property system does not have yet. */
  hasUnfulfilled(about: ReservationPurpose, transaction?: Transaction): Promise<boolean> {
    return this.rows(transaction).existsBy({ ...about, status: 'completed', syncStatus: Not('synced' as const) });
  }

  /** Those that are paid and not in the property system, oldest first. @param paidBefore those still tried count from then on */
  listUnsynced(mode: Mode, paidBefore: Date): Promise<PaymentEntity[]> {
    const where = whereUnsynced(paidBefore).map((each) => ({ mode, ...each }));
    return this.payments.find({ where, order: { paidAt: 'ASC' } });
  }

  /** The newest booking that was paid and has its reservation. */
  findLastBooked(mode: Mode): Promise<PaymentEntity | null> {
    const where = { mode, purpose: 'booking', syncStatus: 'synced' } as const;
    return this.payments.findOne({ where, order: { paidAt: 'DESC' } });
  }

  /** Those that a guest's bank wants back, oldest first. */
  listDisputed(mode: Mode): Promise<PaymentEntity[]> {
    return this.payments.find({ where: { mode, isDisputed: true }, order: { paidAt: 'ASC' } });
  }

  /** Cents of US dollars paid from one instant to another, less what was refunded of them, or taken back by a bank. */
  async sumRevenue(mode: Mode, from: Date, to: Date): Promise<number> {
    const [row] = await preparedQuery<{ cents: number }>(
      this.database,
      `SELECT coalesce(sum(greatest(amount_cents - refunded_cents - disputed_cents, 0)), 0)::int AS cents FROM payment
       WHERE mode = $1 AND paid_at >= $2 AND paid_at < $3 AND currency = 'usd'`,
      [mode, from, to],
    );
    return row!.cents;
  }

  create(payment: DeepPartial<PaymentEntity>, transaction: Transaction): Promise<PaymentEntity> {
    const rows = this.rows(transaction);
    return rows.save(rows.create({ ...payment, status: 'pending' }));
  }

  /** @returns the payment with its changes @throws Error when its state cannot change so */
  async update(payment: PaymentEntity, changes: PaymentChanges, transaction?: Transaction): Promise<PaymentEntity> {
    requireTransition(payment, changes);
    await this.rows(transaction).update({ id: payment.id }, changes as QueryDeepPartialEntity<PaymentEntity>);
    return { ...payment, ...changes };
  }

  /** @returns false once the payment is not pending any more */
  async addCheckoutSession(
    id: string,
    session: Pick<PaymentEntity, 'stripeSession' | 'link'>,
    transaction: Transaction,
  ): Promise<boolean> {
    const { affected } = await this.rows(transaction).update({ id, status: 'pending' }, session);
    return affected !== 0;
  }

  /** Notes when a page of ours first showed the guest where to pay. */
  async addShown(id: string, at: Date, transaction: Transaction): Promise<void> {
    await this.rows(transaction).update({ id, shownAt: IsNull() }, { shownAt: at });
  }

  /** Ends a payment that has no checkout session. @returns false when it has one, or has ended */
  async endWithoutSession(id: string, status: 'canceled' | 'failed', transaction: Transaction): Promise<boolean> {
    const { affected } = await this.rows(transaction).update({ id, status: 'pending', link: IsNull() }, { status });
    return affected !== 0;
  }

  /** Cancels those of guests' sessions that have no checkout session, so no guest knows where to pay them. */
  async cancelWithoutSession(sessionIds: readonly string[], at: Date, transaction: Transaction): Promise<void> {
    const unopened = { sessionId: In(sessionIds), status: 'pending', stripeSession: IsNull() } as const;
    await this.rows(transaction).update(unopened, { status: 'canceled', expiresAt: at });
  }

  /** Those that never got a checkout session. */
  async expireWithoutSession(now: Date): Promise<void> {
    const unopened = { status: 'pending', stripeSession: IsNull(), expiresAt: LessThan(now) } as const;
    await this.payments.update(unopened, { status: 'expired' });
  }

  /** Corrects who pays, as long as it can be paid. */
  async correctGuest(id: string, guest: Record<string, unknown>, transaction: Transaction): Promise<void> {
    await this.addMetadata({ id, status: 'pending' }, guest, transaction);
  }

  /** Notes why the guest could not be sent the confirmation. */
  async addConfirmationProblem(id: string, why: string): Promise<void> {
    await this.addMetadata({ id }, { confirmationProblem: why.slice(0, 300) });
  }

  /** Notes why fulfilment failed, unless the payment needs none any more. */
  async addSyncError(
    id: string,
    error: Pick<PaymentEntity, 'syncError'> & Partial<Pick<PaymentEntity, 'syncStatus' | 'syncFailedAt'>>,
  ): Promise<void> {
    await this.payments.update({ id, syncStatus: 'pending' }, error);
  }

  private async addMetadata(
    where: Partial<Pick<PaymentEntity, 'id' | 'status'>>,
    more: Record<string, unknown>,
    transaction?: Transaction,
  ): Promise<void> {
    await this.rows(transaction)
      .createQueryBuilder()
      .update()
      .set({ metadata: () => 'metadata || :more::jsonb' })
      .where(where)
      .setParameter('more', JSON.stringify(more))
      .execute();
  }

  private rows(transaction?: Transaction): Repository<PaymentEntity> {
    return transaction?.getRepository(PaymentEntity) ?? this.payments;
  }
}
