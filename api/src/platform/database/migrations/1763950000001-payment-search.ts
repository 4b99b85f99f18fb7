import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PaymentSearch1763950000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- any part of a name, number or id is found by an index; the extension comes with PostgreSQL
      CREATE EXTENSION IF NOT EXISTS pg_trgm;
      ALTER TABLE payment ADD search text GENERATED ALWAYS AS (lower(
        coalesce(metadata->>'guestName', '') || ' ' || coalesce(metadata->>'guestEmail', '') || ' ' ||
        regexp_replace(coalesce(metadata->>'guestPhone', ''), '\\D', '', 'g') || ' ' ||
        coalesce(reservation_id, '') || ' ' || coalesce(stripe_session, '')
      )) STORED;
      CREATE INDEX payment_search ON payment USING gin (search gin_trgm_ops);
      CREATE INDEX payment_status ON payment (mode, status, created_at DESC, id DESC);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX payment_status; ALTER TABLE payment DROP search');
  }
}
