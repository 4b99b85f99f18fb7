import { readFileSync } from 'node:fs';
import pg from 'pg';
import { progress, printLine } from '../src/machine/terminal.ts';

/** How many rows a scratch database has; all else follows from them. */
export type Size = { calls: number; payments: number };

const workers = 2;
const slice = 10_000;

/** Each takes the numbers of its first and its last row. Later ones read what earlier ones wrote. */
const steps: { file: string; rows: (size: Size) => number }[] = [
  { file: 'calls', rows: ({ calls }) => calls },
  { file: 'tool-calls', rows: ({ calls }) => calls },
  { file: 'webhook-events', rows: ({ calls }) => calls },
  { file: 'verification-logs', rows: ({ calls }) => calls / 10 },
  { file: 'payments', rows: ({ payments }) => payments },
  { file: 'extension-requests', rows: ({ payments }) => payments },
  { file: 'payment-differences', rows: ({ payments }) => payments },
  { file: 'reservation-events', rows: ({ payments }) => payments },
  { file: 'precheckins', rows: ({ payments }) => payments },
  { file: 'audit-events', rows: ({ calls }) => calls },
];

const sqlOf = (file: string): string => readFileSync(new URL(`fill/${file}.sql`, import.meta.url), 'utf8');

/** Built once over all rows, an index costs a tenth of what it costs row by row. */
const indexes = `
  SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition
  FROM pg_index JOIN pg_class ON pg_class.oid = indrelid
  WHERE relnamespace = 'public'::regnamespace AND NOT indisunique`;

/**
 * Every reference is to a row that is made as well, so none has to be looked up. Guests are made out of all records together, and no list
 * reads the chain of the audit log.
 */
const references = `
  SELECT format('ALTER TABLE %s DISABLE TRIGGER %I', tgrelid::regclass, tgname) AS off,
         format('ALTER TABLE %s ENABLE TRIGGER %I', tgrelid::regclass, tgname) AS on
  FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid
  WHERE relnamespace = 'public'::regnamespace AND (tgisinternal OR tgname = 'audit_event_chained' OR tgname LIKE '%\\_guests\\_come')`;

async function fillStep(pool: pg.Pool, file: string, rows: number): Promise<void> {
  const sql = sqlOf(file);
  let [next, done] = [1, 0];
  const work = async (): Promise<void> => {
    while (next <= rows) {
      const [first, last] = [next, Math.min(next + slice - 1, rows)];
      next = last + 1;
      await pool.query(sql, [first, last]);
      done += last - first + 1;
      progress(`  ${file}`, done, rows);
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
}

/**
 * Fills a migrated, empty database with what two years of calls leave behind. Every filter has something that most rows match,
 * something that three match and something that none does.
 */
export async function fill(url: string, size: Size): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: workers, options: '-c maintenance_work_mem=512MB' });
  pool.on('error', () => undefined);
  try {
    await pool.query(`
      CREATE SCHEMA fill;
      CREATE FUNCTION fill.calls() RETURNS bigint IMMUTABLE PARALLEL SAFE RETURN ${size.calls}::bigint;
      CREATE FUNCTION fill.payments() RETURNS bigint IMMUTABLE PARALLEL SAFE RETURN ${size.payments}::bigint;
      ${sqlOf('functions')}`);
    const { rows: dropped } = await pool.query<{ name: string; definition: string }>(indexes);
    const { rows: checks } = await pool.query<{ off: string; on: string }>(references);
    await pool.query([...dropped.map(({ name }) => `DROP INDEX ${name}`), ...checks.map(({ off }) => off)].join(';'));
    await pool.query(sqlOf('hotel'));
    for (const { file, rows } of steps) await fillStep(pool, file, rows(size));
    printLine('  guests …');
    await pool.query(sqlOf('guests'));
    printLine('  indexes and statistics …');
    for (const { definition } of dropped) await pool.query(definition);
    await pool.query([...checks.map(({ on }) => on), 'DROP SCHEMA fill CASCADE'].join(';'));
    await pool.query('VACUUM ANALYZE');
  } finally {
    await pool.end();
  }
}
