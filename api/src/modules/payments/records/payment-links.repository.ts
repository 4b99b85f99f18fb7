import { Injectable } from '@nestjs/common';
import type { LinkText } from '@booking/hotel/link-state';
import { DataSource } from 'typeorm';
import { preparedQuery } from '../../../platform/database/prepared.query.ts';
import type { Transaction } from '../../../platform/database/transactions.service.ts';
import type { PaymentEntity } from './payment.entity.ts';

/** A payment with the newest text that has its link. */
export type PaymentLink = Pick<PaymentEntity, 'id' | 'paidAt' | 'expiresAt' | 'shownAt' | 'askedCents' | 'metadata'> & {
  text: LinkText | null;
};

const select = `
  SELECT payment.id, payment.paid_at AS "paidAt", payment.expires_at AS "expiresAt", payment.shown_at AS "shownAt",
    payment.asked_cents AS "askedCents", payment.metadata, to_json(text) AS text
  FROM payment LEFT JOIN LATERAL (
    SELECT status, error FROM text_message
    WHERE text_message.mode = payment.mode AND key = 'payment link ' || payment.id
    ORDER BY created_at DESC LIMIT 1
  ) text ON true`;

/** How far the links of payments are. */
@Injectable()
export class PaymentLinksRepository {
  constructor(private readonly database: DataSource) {}

  listOfCall(callId: string, transaction?: Transaction): Promise<PaymentLink[]> {
    return (transaction ?? this.database.manager).query(`${select} WHERE payment.call_id = $1`, [callId]);
  }

  list(ids: readonly string[]): Promise<PaymentLink[]> {
    return preparedQuery(this.database, `${select} WHERE payment.id = ANY ($1)`, [ids]);
  }
}
