import type { Pool, PoolClient, QueryResultRow } from 'pg';
import type { DataSource, EntityManager } from 'typeorm';
import { CoalescedRead } from './coalesced-read.service.ts';

/** A question is called the same in every connection. */
const names = new Map<string, string>();

const nameOf = (sql: string): string => {
  const known = names.get(sql) ?? `often-${names.size}`;
  names.set(sql, known);
  return known;
};

/**
 * Asks what many requests ask, as a prepared statement: PostgreSQL reads and plans it once a connection. Its text is one of a few,
 * never made of what was given; dates without a time come as JavaScript's unless it says `::text`.
 */
export async function preparedQuery<Row extends QueryResultRow>(
  database: DataSource,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const { master } = database.driver as unknown as { master: Pool };
  return (await master.query<Row>({ name: nameOf(sql), text: sql, values })).rows;
}

/** The same as part of a transaction. */
export async function preparedQueryIn<Row extends QueryResultRow>(
  em: EntityManager,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = (await em.queryRunner!.connect()) as PoolClient;
  return (await client.query<Row>({ name: nameOf(sql), text: sql, values })).rows;
}

const together = new WeakMap<DataSource, CoalescedRead>();

/**
 * The same for rows that do not depend on the user: callers of the same moment share the next read (`CoalescedRead`), so they must not
 * change the rows.
 */
export function coalescedQuery<Row extends QueryResultRow>(
  database: DataSource,
  sql: string,
  values: unknown[] = [],
): Promise<readonly Readonly<Row>[]> {
  const asked = together.get(database) ?? new CoalescedRead();
  together.set(database, asked);
  return asked.read(`${nameOf(sql)} ${JSON.stringify(values)}`, () => preparedQuery<Row>(database, sql, values));
}
