import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Transaction } from '../../../platform/database/transactions.service.ts';
import type { TextColumn, TextRow } from './free-text.rule.ts';

type Changed = [unknown, number];

/** Not the guests', or what may never be changed. */
const excludedTables = [
  ...[
    'audit_event',
    'audit_key',
    'account',
    'employee',
    'text_opt_out',
    'erased_subject',
    'privacy_request',
    'migrations',
  ],
  ...['audit_link', 'audit_checkpoint', 'remote_build', 'remote_change', 'shell_release', 'assistant_image'],
  ...['picture', 'picture_file'],
];

/** Whether a job is about a person, by `patterns`. The erasure itself is a job, too, and stays. */
const isAbout = `(concat(data::text, output::text) ~* ANY ($1)) AND name <> 'erase-person'`;
const isOver = `state IN ('completed', 'cancelled', 'failed')`;

/** Rows of any table, by regular expressions that are matched with everything in them. */
@Injectable()
export class FreeTextRepository {
  constructor(private readonly database: DataSource) {}

  /** How many events of other services, or lines of the audit log, match. */
  async count(table: 'inbound_event' | 'audit_event', patterns: readonly string[]): Promise<number> {
    const text = table === 'inbound_event' ? 'payload' : 't';
    const sql = `SELECT count(*)::int AS count FROM ${table} t WHERE ${text}::text ~* ANY ($1)`;
    const [row] = await this.database.query<{ count: number }[]>(sql, [patterns]);
    return row?.count ?? 0;
  }

  listInboundEvents(patterns: readonly string[]): Promise<object[]> {
    const sql = `SELECT provider, kind, received_at AS "receivedAt", payload FROM inbound_event
      WHERE payload::text ~* ANY ($1) ORDER BY id`;
    return this.database.query(sql, [patterns]);
  }

  /** Empties those that were processed; that they came stays, so that they do not come again. @returns how many there were */
  async emptyInboundEvents(patterns: readonly string[]): Promise<number> {
    const [, count] = await this.database.query<Changed>(
      // what could not be processed is over with it: there is nothing left to process
      `UPDATE inbound_event SET payload = '{}', last_error = NULL, status = 'done', processed_at = coalesce(processed_at, now())
       WHERE status <> 'pending' AND payload::text ~* ANY ($1)`,
      [patterns],
    );
    return count;
  }

  async hasPendingInboundEvent(patterns: readonly string[]): Promise<boolean> {
    const sql = `SELECT FROM inbound_event WHERE status = 'pending' AND payload::text ~* ANY ($1) LIMIT 1`;
    return (await this.database.query<unknown[]>(sql, [patterns])).length > 0;
  }

  /** Jobs that are done are kept for a day by the queue. @returns how many there were */
  async deleteFinishedJobs(patterns: readonly string[]): Promise<number> {
    const sql = `DELETE FROM jobs.job WHERE ${isOver} AND ${isAbout}`;
    return (await this.database.query<Changed>(sql, [patterns]))[1];
  }

  async hasOpenJob(patterns: readonly string[]): Promise<boolean> {
    const sql = `SELECT FROM jobs.job WHERE NOT ${isOver} AND ${isAbout} LIMIT 1`;
    return (await this.database.query<unknown[]>(sql, [patterns])).length > 0;
  }

  /** By table those with words in them, but generated ones, what a row is found by, and what may only be one of a few words. */
  async listTextColumns(): Promise<Map<string, TextColumn[]>> {
    const columns = await this.database.query<TextColumn[]>(
      `SELECT c.table_name AS "table", c.column_name AS name, c.data_type AS type
       FROM information_schema.columns c JOIN information_schema.tables USING (table_schema, table_name)
       WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND c.is_generated = 'NEVER'
         AND c.data_type IN ('text', 'jsonb', 'json', 'character varying', 'ARRAY')
         AND c.udt_name <> '_timestamptz' AND NOT c.table_name = ANY ($1)
         AND NOT EXISTS (
           SELECT FROM pg_constraint k JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = ANY (k.conkey)
           WHERE k.conrelid = format('%I.%I', c.table_schema, c.table_name)::regclass AND k.contype IN ('p', 'f', 'c')
             AND a.attname = c.column_name
         )
       ORDER BY c.table_name, c.ordinal_position`,
      [excludedTables],
    );
    return Map.groupBy(columns, ({ table }) => table);
  }

  /** @returns how many there were */
  async deleteRows(table: string, patterns: readonly string[], transaction: Transaction): Promise<number> {
    const sql = `DELETE FROM "${table}" t WHERE t::text ~* ANY ($1)`;
    return (await transaction.query<Changed>(sql, [patterns]))[1];
  }

  /** Locks them. Each is found again by its `ctid`. */
  lockRows(
    table: string,
    columns: readonly TextColumn[],
    patterns: readonly string[],
    transaction: Transaction,
  ): Promise<(TextRow & { ctid: string })[]> {
    const names = columns.map(({ name }) => `"${name}"`).join(', ');
    const sql = `SELECT ctid, ${names} FROM "${table}" t WHERE t::text ~* ANY ($1) FOR UPDATE`;
    return transaction.query(sql, [patterns]);
  }

  async updateRow(
    table: string,
    ctid: string,
    changed: readonly [name: string, value: unknown][],
    transaction: Transaction,
  ): Promise<void> {
    const sets = changed.map(([name], index) => `"${name}" = $${index + 2}`).join(', ');
    const values = changed.map(([, value]) => value);
    await transaction.query(`UPDATE "${table}" SET ${sets} WHERE ctid = $1`, [ctid, ...values]);
  }
}
