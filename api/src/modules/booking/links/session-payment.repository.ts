import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { DataSource, In, IsNull, Not } from 'typeorm';
import { preparedQuery } from '../../../platform/database/prepared.query.ts';
import type { Transaction } from '../../../platform/database/transactions.service.ts';
import { PaymentEntity } from '../../payments/records/payment.entity.ts';

type Progress = {
  isPaid: boolean;
  isProcessing: boolean | null;
  link: string | null;
  amountCents: number | null;
  /** When its page to pay on ends. */
  payEnd: Date | null;
  checkout: string | null;
  /** Until when its room is held. */
  holdEnd: Date | null;
};

/** Reads the payments of guests' sessions. PaymentsRepository writes them. */
@Injectable()
export class SessionPaymentRepository {
  constructor(private readonly database: DataSource) {}

  find(id: string): Promise<PaymentEntity | null> {
    return this.database.manager.findOneBy(PaymentEntity, { id });
  }

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

  /** How far the payment of a session is, if it has one, and its hold. */
  async findProgress(sessionId: string): Promise<Progress> {
    const [progress] = await preparedQuery<Progress>(
      this.database,
      `SELECT paid_at IS NOT NULL AS "isPaid", metadata->>'processing' = 'true' AS "isProcessing", link,
         amount_cents AS "amountCents", payment.expires_at AS "payEnd", stripe_session AS checkout,
         room_hold.expires_at AS "holdEnd"
       FROM (SELECT $1::uuid AS id) AS session
       LEFT JOIN payment ON payment.session_id = session.id AND status IN ('pending', 'completed')
       LEFT JOIN room_hold ON room_hold.session_id = session.id AND booked_at IS NULL
       LIMIT 1`,
      [sessionId],
    );
    return progress!;
  }

  /** How many pages to pay on a session had that ended unpaid. */
  countEnded(sessionId: string, transaction: Transaction): Promise<number> {
    const status = In(['expired', 'failed']);
    return transaction.countBy(PaymentEntity, { sessionId, status, stripeSession: Not(IsNull()) });
  }

  /** One of the payments of these sessions that was made and stands. */
  findPaid(sessionIds: string[]): Promise<PaymentEntity | null> {
    const where = { sessionId: In(sessionIds), status: 'completed' } as const;
    return this.database.manager.findOne(PaymentEntity, { where, order: { paidAt: 'DESC' } });
  }

  listPendingOfSessions(sessionIds: string[]): Promise<PaymentEntity[]> {
    return this.database.manager.findBy(PaymentEntity, { sessionId: In(sessionIds), status: 'pending' });
  }

  isAnyPaid(sessionIds: string[], transaction: Transaction): Promise<boolean> {
    return transaction.existsBy(PaymentEntity, { sessionId: In(sessionIds), paidAt: Not(IsNull()) });
  }
}
