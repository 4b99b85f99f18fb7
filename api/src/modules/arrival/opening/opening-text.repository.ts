import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/transactions.service.ts';

/** Guests who have given everything and wait for check-in to open. */
@Injectable()
export class OpeningTextRepository {
  /**
   * Marks those who arrive on a hotel date as told, some at a time, so that each is enqueued once. Who gave the last of it after check-in
   * had opened is on the page already, and waits for nothing. @returns their pre-check-ins
   */
  async claimWaiting(arrival: string, opensAt: Date, now: Date, transaction: Transaction): Promise<string[]> {
    const [rows] = await transaction.query<[{ id: string }[], number]>(
      `UPDATE precheckin SET opening_text_at = $3
       WHERE id IN (
         SELECT id FROM precheckin AS waiting
         WHERE start_date = $1 AND opening_text_at IS NULL AND submitted_at IS NULL AND checked_in_at IS NULL
           AND revoked_at IS NULL AND guest_phone IS NOT NULL AND reservation_status IN ('confirmed', 'not_confirmed')
           AND (SELECT count(*) = 3 AND max(at) < $2 FROM signed_record WHERE precheckin_id = waiting.id)
         LIMIT 200 FOR UPDATE SKIP LOCKED
       )
       RETURNING id`,
      [arrival, opensAt, now],
    );
    return rows.map(({ id }) => id);
  }
}
