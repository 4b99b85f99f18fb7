import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is said in a call while it goes on. */
export class LiveTurns1764535000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE live_turn (
        call_id text NOT NULL REFERENCES call (id) ON DELETE CASCADE,
        said_at timestamptz(3) NOT NULL,
        speaker text NOT NULL,
        text text NOT NULL,
        PRIMARY KEY (call_id, said_at, speaker)
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE live_turn');
  }
}
