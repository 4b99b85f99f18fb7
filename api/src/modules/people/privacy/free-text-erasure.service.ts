import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { marksOf, tracesOf, type Person } from './person.rule.ts';

/** Not the guests', or what may never be changed. */
const left = [
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
/** Their rows are of no use without what is taken out. */
const disposable = ['rate_limit', 'provider_cache', 'consent'];

type Column = { table: string; name: string; type: string };
type Row = Record<string, unknown> & { ctid: string };

const replaced = (value: unknown, traces: RegExp): unknown => {
  if (typeof value === 'string') return value.replace(traces, '[erased]');
  if (typeof value === 'number') return String(value).replace(traces, '') === String(value) ? value : 0;
  if (Array.isArray(value)) return value.map((each) => replaced(each, traces));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key.replace(traces, '[erased]'), replaced(each, traces)]),
  );
};

/** Long alternatives are asked for in parts: a pattern may not be too complex. */
const perPattern = 40;

/**
 * PostgreSQL looks seven times as long for one pattern whose alternatives look behind and ahead as for each of them, so these stay apart;
 * they are few. Plain ids, which may be many, go together.
 */
const patternsOf = (person: Person): string[] => {
  const marks = marksOf(person);
  const plain = marks.filter((mark) => !mark.includes('(?'));
  const parts = Array.from({ length: Math.ceil(plain.length / perPattern) }, (_, part) =>
    plain.slice(part * perPattern, (part + 1) * perPattern).join('|'),
  );
  return [...marks.filter((mark) => mark.includes('(?')), ...parts];
};

/** Looks through every column of every table, for what quotes a person anywhere. */
@Injectable()
export class FreeTextErasure {
  constructor(private readonly database: DataSource) {}

  /** How many events of other services tell of them, and how many lines of the audit log. */
  async count(person: Person, table: 'inbound_event' | 'audit_event'): Promise<number> {
    const said = table === 'inbound_event' ? 'payload' : 't';
    const sql = `SELECT count(*)::int AS count FROM ${table} t WHERE ${said}::text ~* ANY ($1)`;
    const [row] = await this.database.query<{ count: number }[]>(sql, [patternsOf(person)]);
    return row?.count ?? 0;
  }

  /** Those events, for whoever asks what is held. */
  inbound(person: Person): Promise<object[]> {
    const sql = `SELECT provider, kind, received_at AS "receivedAt", payload FROM inbound_event
      WHERE payload::text ~* ANY ($1) ORDER BY id`;
    return this.database.query(sql, [patternsOf(person)]);
  }

  /**
   * What services sent about them is emptied; that it came stays, so that it does not come again. @returns how much there was
   * @throws Error while some of it is not taken in, to be tried again
   */
  async emptyInbox(person: Person): Promise<number> {
    const patterns = [patternsOf(person)];
    const [, count] = await this.database.query<[unknown, number]>(
      // what could not be processed is over with it: there is nothing left to process
      `UPDATE inbound_event SET payload = '{}', last_error = NULL, status = 'done', processed_at = coalesce(processed_at, now())
       WHERE status <> 'pending' AND payload::text ~* ANY ($1)`,
      patterns,
    );
    const waiting = `SELECT FROM inbound_event WHERE status = 'pending' AND payload::text ~* ANY ($1) LIMIT 1`;
    if ((await this.database.query<unknown[]>(waiting, patterns)).length > 0)
      throw new Error('News of this guest is still being taken in.');
    return count;
  }

  /** Takes name, numbers and addresses out of every row that is about them. @returns how many rows there were */
  async everywhere(person: Person): Promise<number> {
    let count = 0;
    for (const [table, columns] of await this.tables())
      count += await this.database.transaction((em) => this.through(em, table, columns, person));
    return count + (await this.finishedJobs(person));
  }

  private async through(em: EntityManager, table: string, columns: Column[], person: Person): Promise<number> {
    const [patterns, traces] = [patternsOf(person), tracesOf(person)];
    if (disposable.includes(table)) {
      const sql = `DELETE FROM "${table}" t WHERE t::text ~* ANY ($1)`;
      return (await em.query<[unknown, number]>(sql, [patterns]))[1];
    }
    const names = columns.map(({ name }) => `"${name}"`).join(', ');
    const sql = `SELECT ctid, ${names} FROM "${table}" t WHERE t::text ~* ANY ($1) FOR UPDATE`;
    let count = 0;
    for (const { ctid, ...row } of await em.query<Row[]>(sql, [patterns])) {
      const changed = columns.flatMap(({ name, type }) => {
        const value = replaced(row[name], traces);
        const isJson = type.startsWith('json');
        return JSON.stringify(value) === JSON.stringify(row[name])
          ? []
          : [[name, isJson ? JSON.stringify(value) : value]];
      });
      if (changed.length === 0) continue;
      const sets = changed.map(([name], index) => `"${name as string}" = $${index + 2}`).join(', ');
      await em.query(`UPDATE "${table}" SET ${sets} WHERE ctid = $1`, [ctid, ...changed.map(([, value]) => value)]);
      count += 1;
    }
    return count;
  }

  /** Work that is done, kept for a day by the queue. @throws Error while some of theirs is under way, to be tried again */
  private async finishedJobs(person: Person): Promise<number> {
    const patterns = patternsOf(person);
    const about = `(concat(data::text, output::text) ~* ANY ($1)) AND name <> 'erase-person'`;
    const isOver = `state IN ('completed', 'cancelled', 'failed')`;
    const [, count] = await this.database.query<[unknown, number]>(
      `DELETE FROM jobs.job WHERE ${isOver} AND ${about}`,
      [patterns],
    );
    const open = await this.database.query<unknown[]>(`SELECT FROM jobs.job WHERE NOT ${isOver} AND ${about} LIMIT 1`, [
      patterns,
    ]);
    if (open.length > 0) throw new Error('Work for this guest is still under way.');
    return count;
  }

  /** Those with words in them, but generated ones, what a row is found by, and what may only be one of a few words. */
  private async tables(): Promise<Map<string, Column[]>> {
    const columns = await this.database.query<Column[]>(
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
      [left],
    );
    return Map.groupBy(columns, ({ table }) => table);
  }
}
