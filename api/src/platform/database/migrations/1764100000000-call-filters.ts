import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How each of them is used: docs/adr/0012-lists-at-a-million-rows.md. */
export class CallFilters1764100000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE EXTENSION IF NOT EXISTS pg_trgm;

      -- a cursor holds milliseconds
      ALTER TABLE call ALTER started_at TYPE timestamptz(3);

      -- an index holds short values only
      UPDATE call SET assistant_id = left(assistant_id, 200), ended_reason = left(ended_reason, 200)
      WHERE length(assistant_id) > 200 OR length(ended_reason) > 200;

      DROP INDEX call_newest;
      CREATE INDEX call_newest ON call (mode, started_at DESC, id DESC)
        INCLUDE (assistant_id, outcome, ended_reason, duration_ms);
      CREATE INDEX call_assistant ON call (mode, assistant_id, started_at DESC, id DESC);
      CREATE INDEX call_outcome ON call (mode, outcome, started_at DESC, id DESC);
      CREATE INDEX call_ended_reason ON call (mode, ended_reason, started_at DESC, id DESC);
      CREATE INDEX call_duration ON call (mode, duration_ms) INCLUDE (started_at, id);
      CREATE INDEX call_digits ON call USING gin (caller_digits gin_trgm_ops);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP INDEX call_digits, call_duration, call_ended_reason, call_outcome, call_assistant, call_newest;
      CREATE INDEX call_newest ON call (mode, started_at DESC, id DESC);
      ALTER TABLE call ALTER started_at TYPE timestamptz;
    `);
  }
}
