import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { DataSource } from 'typeorm';
import { confirmationEndings } from '../confirmations/confirmation-keys.rule.ts';

/** States of a text that did not arrive. */
const unsent = ['failed', 'undelivered', 'refused', 'unreachable'];

/** A payment whose guest did not get the text that confirms it. */
export type UnconfirmedGuest = { paymentId: string; guestName: string | null; why: string; paidAt: Date };

/** Guests who paid and were not reached: nothing could be sent, or what was sent did not arrive. */
@Injectable()
export class UnconfirmedGuestsRepository {
  constructor(private readonly database: DataSource) {}

  /** Oldest first, of those who paid since then and are still to leave. @param today as YYYY-MM-DD */
  list(mode: Mode, since: Date, today: string): Promise<UnconfirmedGuest[]> {
    return this.database.query(
      `SELECT payment.id AS "paymentId", metadata->>'guestName' AS "guestName", paid_at AS "paidAt",
              coalesce(metadata->>'confirmationProblem', lost.error, 'It did not arrive.') AS why
       FROM payment LEFT JOIN text_message AS lost
         ON lost.purpose = 'confirmation' AND lost.status = ANY($4)
           AND lost.mode = $1 AND lost.created_at > $2 AND lost.key = 'confirmation ' || payment.id
       WHERE payment.mode = $1 AND paid_at > $2 AND payment.status = 'completed'
         AND (lost.id IS NOT NULL OR metadata ? 'confirmationProblem')
         AND coalesce(metadata->>'endDate', $3) >= $3
         AND NOT EXISTS (
           SELECT FROM text_message AS sent WHERE sent.mode = $1 AND sent.status <> ALL($4)
             AND sent.key = ANY (ARRAY(SELECT 'confirmation ' || payment.id || ending FROM unnest($5::text[]) AS ending))
         )
       ORDER BY paid_at`,
      [mode, since, today, unsent, confirmationEndings],
    );
  }
}
