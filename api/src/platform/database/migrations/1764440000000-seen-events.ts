import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Events that the inbox forgets are known again when they are sent once more. */
export class SeenEvents1764440000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE seen_event (
        provider text NOT NULL,
        event_key text NOT NULL,
        PRIMARY KEY (provider, event_key)
      )
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE seen_event');
  }
}
