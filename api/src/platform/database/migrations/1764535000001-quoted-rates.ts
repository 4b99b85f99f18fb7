import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The rates at which rooms were quoted in a call, so that the quote can be reckoned again. */
export class QuotedRates1764535000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE quoted_rates (
        call_id text NOT NULL,
        tool_call_id text NOT NULL,
        mode text NOT NULL,
        quoted_at timestamptz NOT NULL,
        stay jsonb NOT NULL,
        offers jsonb NOT NULL,
        levies jsonb NOT NULL,
        PRIMARY KEY (call_id, tool_call_id)
      )`);
    await db.query('CREATE INDEX quoted_rates_quoted ON quoted_rates (quoted_at)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE quoted_rates');
  }
}
