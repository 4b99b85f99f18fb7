import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { DataSource, IsNull, Not } from 'typeorm';
import { PaymentEntity } from '../../payments/records/payment.entity.ts';

/** More than a guest has open at once. */
const mostReservations = 10;

/** What guests paid through us, as far as callers are told. */
@Injectable()
export class GuestPaymentRepository {
  constructor(private readonly database: DataSource) {}

  /** What was paid for a reservation, oldest first. */
  listPaid(mode: Mode, reservationId: string): Promise<PaymentEntity[]> {
    const where = { mode, reservationId, paidAt: Not(IsNull()), currency: 'usd' };
    return this.database.manager.find(PaymentEntity, { where, order: { paidAt: 'ASC' } });
  }

  /**
   * Ids of the newest reservations that were paid by a link to a number, or with it as the contact: one number was typed on the page,
   * the other is the one that they phoned from, and both are the guest's.
   */
  async listReservationsPaidBy(mode: Mode, number: string): Promise<string[]> {
    const rows = await this.database.query<{ id: string }[]>(
      `SELECT id FROM (
         SELECT reservation_id AS id, created_at FROM payment
         WHERE mode = $1 AND metadata->>'guestPhone' = $2 AND reservation_id IS NOT NULL AND purpose = 'booking'
         UNION
         SELECT payment.reservation_id, payment.created_at
         FROM guest_session AS session JOIN payment ON payment.session_id = session.id
         WHERE session.mode = $1 AND session.guest_phone = $2 AND NOT session.is_from_web
           AND payment.reservation_id IS NOT NULL AND payment.purpose = 'booking'
       ) AS own
       ORDER BY created_at DESC LIMIT $3`,
      [mode, number, mostReservations],
    );
    return rows.map(({ id }) => id);
  }
}
