import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What lists are sorted by: docs/adr/0067-sorting-counts-and-totals.md. Whoever writes calls, payments or pre-check-ins waits while
 * their indexes are built: some ten seconds at a million calls. What providers send meanwhile they send again.
 */
export class SortedLists1764500000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- knows the cost as well, so that the calls of some days are sorted without reading them
      DROP INDEX call_newest;
      CREATE INDEX call_newest ON call (mode, started_at DESC, id DESC)
        INCLUDE (assistant_id, outcome, ended_reason, duration_ms, cost_usd);
      DROP INDEX call_duration;
      CREATE INDEX call_duration ON call (mode, duration_ms, id) INCLUDE (started_at);
      CREATE INDEX call_cost ON call (mode, cost_usd, id) INCLUDE (started_at);

      CREATE INDEX payment_amount ON payment (mode, amount_cents, id) INCLUDE (status, created_at);

      DROP INDEX precheckin_arrival;
      CREATE INDEX precheckin_arrival ON precheckin (mode, start_date, id) INCLUDE (step);
      CREATE INDEX precheckin_changed ON precheckin (mode, changed_at, id) INCLUDE (step, start_date);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP INDEX precheckin_changed, precheckin_arrival, payment_amount, call_cost, call_duration, call_newest;
      CREATE INDEX precheckin_arrival ON precheckin (mode, start_date);
      CREATE INDEX call_duration ON call (mode, duration_ms) INCLUDE (started_at, id);
      CREATE INDEX call_newest ON call (mode, started_at DESC, id DESC)
        INCLUDE (assistant_id, outcome, ended_reason, duration_ms);
    `);
  }
}
