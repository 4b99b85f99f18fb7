import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { DataSource, In, IsNull, Not } from 'typeorm';
import { preparedQuery } from '../../../platform/database/prepared.query.ts';
import type { Transaction } from '../../../platform/database/transactions.service.ts';
import { PaymentEntity } from '../../payments/records/payment.entity.ts';

type Progress = { isPaid: boolean; isProcessing: boolean | null; link: string | null };

/** Reads the payments of guests' sessions. PaymentsRepository writes them. */
@Injectable()
export class SessionPaymentRepository {
  constructor(private readonly database: DataSource) {}

  findNewest(sessionId: string, transaction?: Transaction): Promise<PaymentEntity | null> {
    const where = { sessionId };
    return (transaction ?? this.database.manager).findOne(PaymentEntity, { where, order: { createdAt: 'DESC' } });
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

  listPendingOfSessions(sessionIds: string[]): Promise<PaymentEntity[]> {
    return this.database.manager.findBy(PaymentEntity, { sessionId: In(sessionIds), status: 'pending' });
  }

  isAnyPaid(sessionIds: string[], transaction: Transaction): Promise<boolean> {
    return transaction.existsBy(PaymentEntity, { sessionId: In(sessionIds), paidAt: Not(IsNull()) });
  }
}
