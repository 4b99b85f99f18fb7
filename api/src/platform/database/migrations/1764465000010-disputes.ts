import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was paid may be in another currency or amount than was asked for, and a guest's bank may take it back. */
export class Disputes1764465000010 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE payment
        ADD COLUMN currency text NOT NULL DEFAULT 'usd',
        ADD COLUMN asked_cents int,
        ADD COLUMN disputed_cents int NOT NULL DEFAULT 0,
        ADD COLUMN is_disputed boolean NOT NULL DEFAULT false;
      CREATE INDEX payment_disputed ON payment (mode) WHERE is_disputed;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP INDEX payment_disputed;
      ALTER TABLE payment DROP COLUMN currency, DROP COLUMN asked_cents, DROP COLUMN disputed_cents, DROP COLUMN is_disputed
    `);
  }
}
