import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { SealedWords } from '../audit-chain/audit-keys.service.ts';
import type { Person } from '../privacy/person.rule.ts';

type SealedEvent = SealedWords & { id: string };

const batch = 500;
const page = `SELECT id, sealed, sealed_for AS "sealedFor" FROM audit_event
  WHERE sealed IS NOT NULL AND id > $1 AND NOT sealed_for && $2 ORDER BY id LIMIT ${batch}`;

/** Events of the audit log by the subjects whose keys open their words. */
@Injectable()
export class AuditWordsRepository {
  constructor(private readonly database: DataSource) {}

  async countSealedFor(subjects: readonly string[]): Promise<number> {
    const sql = 'SELECT count(*)::int AS count FROM audit_event WHERE sealed_for && $1 AND sealed IS NOT NULL';
    const [row] = await this.database.query<{ count: number }[]>(sql, [subjects]);
    return row?.count ?? 0;
  }

  /** Those that are sealed for none of the subjects, in pages. */
  async *listSealedForOthers(subjects: readonly string[]): AsyncIterable<SealedEvent[]> {
    for (let last = '0', rows: SealedEvent[]; ; last = rows.at(-1)!.id) {
      rows = await this.database.query<SealedEvent[]>(page, [last, subjects]);
      if (rows.length === 0) return;
      yield rows;
    }
  }

  /** Subjects that hang on a person's payments and reservations. */
  async listDependentSubjects({ payments, reservations, checkouts }: Person): Promise<string[]> {
    const rows = await this.database.query<{ subject: string }[]>(
      `SELECT 'payment_difference ' || id AS subject FROM payment_difference
         WHERE payment_id = ANY ($1::uuid[]) OR reservation_id = ANY ($2) OR stripe_session = ANY ($3)
       UNION SELECT 'payment_match ' || id FROM payment_difference
         WHERE payment_id = ANY ($1::uuid[]) OR reservation_id = ANY ($2) OR stripe_session = ANY ($3)
       UNION SELECT 'extension ' || id FROM extension_request WHERE payment_id = ANY ($1::uuid[])`,
      [payments, reservations, checkouts],
    );
    return rows.map(({ subject }) => subject);
  }
}
