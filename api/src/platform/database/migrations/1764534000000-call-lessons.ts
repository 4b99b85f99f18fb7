import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What calls teach: questions without an answer, and why callers did not book. */
export class CallLessons1764534000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE call_lesson (
        call_id text PRIMARY KEY REFERENCES call ON DELETE CASCADE,
        rules int NOT NULL,
        language text CHECK (language IN ('en', 'es')),
        wanted_room boolean NOT NULL,
        found_no_room boolean NOT NULL,
        tool_failed boolean NOT NULL,
        price_turn int,
        ending text NOT NULL CHECK (ending IN ('transferred', 'hung_up', 'other')),
        is_successful boolean
      );
      CREATE TABLE unanswered_question (
        call_id text NOT NULL REFERENCES call ON DELETE CASCADE,
        position int NOT NULL,
        source text NOT NULL CHECK (source IN ('reply', 'search', 'platform')),
        PRIMARY KEY (call_id, position)
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE unanswered_question, call_lesson');
  }
}
