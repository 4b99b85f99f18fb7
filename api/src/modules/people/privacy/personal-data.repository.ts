import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Transaction } from '../../../platform/database/transactions.service.ts';
import { vacuumTables } from '../../../platform/database/vacuum.repository.ts';
import type { OpenStay } from './open-stays.rule.ts';
import { personCte, personParameters } from './person.repository.ts';
import type { Person, PersonToErase } from './person.rule.ts';
import type { PersonalDataKind } from './personal-data-kinds.repository.ts';

const isAtVoicePlatform = `t.kind IS DISTINCT FROM 'webChat'`;

/** What the tables of all domains hold about a person. */
@Injectable()
export class PersonalDataRepository {
  constructor(private readonly database: DataSource) {}

  async count({ table, where }: PersonalDataKind, person: Person): Promise<number> {
    const sql = `${personCte} SELECT count(*)::int AS count FROM ${table} t, person WHERE ${where}`;
    const [row] = await this.database.query<{ count: number }[]>(sql, personParameters(person));
    return row?.count ?? 0;
  }

  /** As they are handed to the person they are about. */
  async list({ table, where, hidden }: PersonalDataKind, person: Person): Promise<object[]> {
    const sql = `${personCte} SELECT to_jsonb(t) - $8::text[] AS row FROM ${table} t, person WHERE ${where}`;
    const rows = await this.database.query<{ row: object }[]>(sql, [...personParameters(person), hidden]);
    return rows.map(({ row }) => row);
  }

  /** The statements of a kind say themselves where `person` comes in. */
  async erase({ erase = [] }: PersonalDataKind, person: Person, transaction: Transaction): Promise<void> {
    for (const sql of erase) await transaction.query(`${personCte} ${sql}`, personParameters(person));
  }

  async listPrecheckins(ids: readonly string[]): Promise<object[]> {
    const rows = await this.database.query<{ row: object }[]>(
      `SELECT to_jsonb(t) - 'token_hash' || jsonb_build_object('corrections', (
         SELECT coalesce(jsonb_agg(to_jsonb(c) - 'precheckin_id' ORDER BY c.requested_at), '[]')
         FROM precheckin_correction c WHERE c.precheckin_id = t.id
       )) AS row
       FROM precheckin t WHERE t.id = ANY ($1)`,
      [ids],
    );
    return rows.map(({ row }) => row);
  }

  /** Those calls that the voice platform knows. */
  listRecordings(calls: readonly string[]): Promise<PersonToErase['recordings']> {
    const sql = `SELECT t.mode, t.id FROM call t WHERE t.id = ANY ($1) AND ${isAtVoicePlatform} ORDER BY t.started_at`;
    return this.database.query(sql, [calls]);
  }

  /** Ids that Twilio gave to texts which were sent to these numbers or in these calls. */
  async listTextIds(phones: readonly string[], calls: readonly string[], transaction: Transaction): Promise<string[]> {
    const sql =
      'SELECT provider_id AS id FROM text_message WHERE (to_number = ANY ($1) OR call_id = ANY ($2)) AND provider_id <> $3';
    const rows = await transaction.query<{ id: string }[]>(sql, [phones, calls, '']);
    return rows.map(({ id }) => id);
  }

  /** Stays and payments that are not over. @param today a hotel date */
  async listOpen({ payments, precheckins }: Person, { today, now }: { today: string; now: Date }): Promise<OpenStay[]> {
    const rows = await this.database.query<{ kind: OpenStay['kind']; reservation: string | null; until: string }[]>(
      `SELECT 'paid' AS kind, t.reservation_id AS reservation, max(last.day) AS until
       FROM payment t
         LEFT JOIN extension_request longer ON longer.payment_id = t.id,
         LATERAL (SELECT greatest(longer.new_checkout_date::text, t.metadata->>'endDate') AS day) AS last
       WHERE t.id = ANY ($1) AND t.status = 'completed' AND last.day >= $2 AND NOT EXISTS (
         SELECT FROM reservation_event e WHERE e.reservation_id = t.reservation_id AND e.kind = 'cancelled'
       )
       GROUP BY t.reservation_id
       UNION
       SELECT 'payable', NULL, to_char(t.expires_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
       FROM payment t WHERE t.id = ANY ($1) AND t.status = 'pending' AND t.expires_at > $3
       UNION
       SELECT 'precheckin', t.reservation_id, t.end_date::text
       FROM precheckin t WHERE t.id = ANY ($4) AND t.end_date >= $2::date AND t.revoked_at IS NULL
       ORDER BY until, kind`,
      [payments, today, now, precheckins],
    );
    return rows.map(({ kind, reservation, until }) =>
      kind === 'payable' ? { kind, reservation: null, until: new Date(until) } : { kind, reservation, until },
    );
  }

  /** Until then PostgreSQL keeps on disk what was erased. */
  async vacuum(): Promise<void> {
    await vacuumTables(this.database);
  }
}
