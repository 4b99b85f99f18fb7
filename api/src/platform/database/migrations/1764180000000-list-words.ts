import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How each of them is used: docs/adr/0012-lists-at-a-million-rows.md. */
export class ListWords1764180000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- a whole number is looked for as such: parts of it have half the house in common
      ALTER TABLE payment ADD guest_digits text
        GENERATED ALWAYS AS (regexp_replace(coalesce(metadata->>'guestPhone', ''), '\\D', '', 'g')) STORED;
      CREATE INDEX payment_number ON payment (right(guest_digits, 10));

      -- of extensions, few among the payments, as of all of them
      CREATE INDEX payment_extension ON payment (mode, created_at DESC, id DESC) WHERE purpose = 'extension';
      CREATE INDEX payment_extension_search ON payment USING gin (search gin_trgm_ops) WHERE purpose = 'extension';

      -- how many rows are newer than a time decides how words are looked for, and the newest rows are looked through first
      ALTER TABLE call SET (autovacuum_analyze_scale_factor = 0, autovacuum_analyze_threshold = 2000);
      ALTER TABLE payment SET (autovacuum_analyze_scale_factor = 0, autovacuum_analyze_threshold = 2000);
      ALTER TABLE reservation_event SET (autovacuum_analyze_scale_factor = 0, autovacuum_analyze_threshold = 2000);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    const tables = ['call', 'payment', 'reservation_event'];
    for (const table of tables)
      await db.query(`ALTER TABLE ${table} RESET (autovacuum_analyze_scale_factor, autovacuum_analyze_threshold)`);
    await db.query(`
      DROP INDEX payment_extension_search, payment_extension;
      ALTER TABLE payment DROP guest_digits;
    `);
  }
}
