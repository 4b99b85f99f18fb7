import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Numbers of which the messaging service said that no text reaches them are known before anything is made for them. */
export class UnreachableNumbers1764480000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP INDEX text_message_key;
      CREATE UNIQUE INDEX text_message_key ON text_message (mode, key)
        WHERE status NOT IN ('failed', 'refused', 'undelivered', 'unreachable');
      CREATE INDEX text_message_unreachable ON text_message (mode, to_number, created_at) WHERE status = 'unreachable';
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP INDEX text_message_unreachable, text_message_key;
      CREATE UNIQUE INDEX text_message_key ON text_message (mode, key)
        WHERE status NOT IN ('failed', 'refused', 'undelivered');
    `);
  }
}
