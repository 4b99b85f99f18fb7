import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { DataSource, type DeepPartial, In, IsNull, Not } from 'typeorm';
import { preparedQuery } from '../../../platform/database/prepared.query.ts';
import type { Transaction } from '../../../platform/database/transactions.service.ts';
import { PaymentEntity } from '../../payments/records/payment.entity.ts';

type Status = 'pending' | 'completed' | 'refunded';
type Progress = { isPaid: boolean; isProcessing: boolean | null; link: string | null };

/** Payments as far as they belong to guests' sessions; all else about them is asked of the domain of payments. */
@Injectable()
export class SessionPaymentRepository {
  constructor(private readonly database: DataSource) {}

  create(payment: DeepPartial<PaymentEntity>, transaction: Transaction): Promise<PaymentEntity> {
    return transaction.save(transaction.create(PaymentEntity, payment));
  }

  get(id: string): Promise<PaymentEntity> {
    return this.database.manager.findOneByOrFail(PaymentEntity, { id });
  }

  findNewest(sessionId: string, transaction?: Transaction): Promise<PaymentEntity | null> {
    const where = { sessionId };
    return (transaction ?? this.database.manager).findOne(PaymentEntity, { where, order: { createdAt: 'DESC' } });
  }

  /** The payment that is or was made for a session. */
  findMade(sessionId: string, transaction: Transaction): Promise<PaymentEntity | null> {
    const status = In(['pending', 'completed', 'refunded']);
    return transaction.findOneBy(PaymentEntity, { sessionId, status });
  }

  findByCheckout(stripeSession: string): Promise<PaymentEntity | null> {
    return this.database.manager.findOneBy(PaymentEntity, { stripeSession });
  }

  /** The payment by which a reservation was booked. */
  findBooking(mode: Mode, reservationId: string): Promise<PaymentEntity | null> {
    const where = { mode, reservationId, purpose: 'booking', status: 'completed' } as const;
    return this.database.manager.findOne(PaymentEntity, { where, order: { createdAt: 'ASC' } });
  }

  async findProgress(sessionId: string): Promise<Progress | undefined> {
    const [progress] = await preparedQuery<Progress>(
      this.database,
      `SELECT paid_at IS NOT NULL AS "isPaid", metadata->>'processing' = 'true' AS "isProcessing", link
       FROM payment WHERE session_id = $1 AND status IN ('pending', 'completed')`,
      [sessionId],
    );
    return progress;
  }

  listOfSessions(sessionIds: string[], statuses: Status[], transaction?: Transaction): Promise<PaymentEntity[]> {
    const where = { sessionId: In(sessionIds), status: In(statuses) };
    return (transaction ?? this.database.manager).findBy(PaymentEntity, where);
  }

  listPending(ids: string[]): Promise<PaymentEntity[]> {
    return this.database.manager.findBy(PaymentEntity, { id: In(ids), status: 'pending' });
  }

  isAnyPaid(sessionIds: string[], transaction: Transaction): Promise<boolean> {
    return transaction.existsBy(PaymentEntity, { sessionId: In(sessionIds), paidAt: Not(IsNull()) });
  }

  async cancel(id: string, at: Date, transaction: Transaction): Promise<void> {
    await transaction.update(PaymentEntity, { id }, { status: 'canceled', expiresAt: at });
  }

  /** Cancels those that have no checkout, so that no guest can pay them. */
  async cancelUnopened(sessionIds: string[], at: Date, transaction: Transaction): Promise<void> {
    const unopened = { sessionId: In(sessionIds), status: 'pending', stripeSession: IsNull() } as const;
    await transaction.update(PaymentEntity, unopened, { status: 'canceled', expiresAt: at });
  }

  /** Corrects what is kept with a payment as long as it is not paid. */
  async mergeMetadata(id: string, changes: object, transaction: Transaction): Promise<void> {
    const sql = `UPDATE payment SET metadata = metadata || $2 WHERE id = $1 AND status = 'pending'`;
    await transaction.query(sql, [id, JSON.stringify(changes)]);
  }

  async setReservation(id: string, reservationId: string, transaction: Transaction): Promise<void> {
    await transaction.update(PaymentEntity, { id }, { reservationId });
  }
}
