import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Paid bookings whose guests are to be invited to a pre-check-in. */
@Injectable()
export class InvitationRepository {
  constructor(private readonly database: DataSource) {}

  /**
   * Bookings without a pre-check-in that arrive between two hotel dates, both included. Stays that were moved there since they were
   * paid are among them.
   */
  async listUninvited(from: string, to: string): Promise<string[]> {
    const rows = await this.database.query<{ id: string }[]>(
      `SELECT id FROM payment
       WHERE purpose = 'booking' AND status = 'completed' AND sync_status = 'synced'
         AND (metadata ->> 'startDate' BETWEEN $1 AND $2 OR EXISTS (
           SELECT FROM reservation_event AS moved
           WHERE moved.mode = payment.mode AND moved.reservation_id = payment.reservation_id
             AND moved.start_date BETWEEN $1::date AND $2::date
         ))
         AND NOT EXISTS (
           SELECT FROM precheckin
           WHERE precheckin.mode = payment.mode AND precheckin.reservation_id = payment.reservation_id
         )`,
      [from, to],
    );
    return rows.map(({ id }) => id);
  }
}
