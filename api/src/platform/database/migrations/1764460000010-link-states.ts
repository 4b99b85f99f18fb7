import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Texts that could not even be tried are kept with their reason, what did not arrive may be sent again, and pages that were shown are known. */
export class LinkStates1764460000010 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP INDEX text_message_key;
      CREATE UNIQUE INDEX text_message_key ON text_message (mode, key)
        WHERE status NOT IN ('failed', 'refused', 'undelivered');
      CREATE INDEX text_message_of_key ON text_message (mode, key, created_at) WHERE key IS NOT NULL;
      ALTER TABLE payment ADD shown_at timestamptz;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE payment DROP shown_at;
      DROP INDEX text_message_of_key, text_message_key;
      CREATE UNIQUE INDEX text_message_key ON text_message (mode, key) WHERE status <> 'failed';
    `);
  }
}
