import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The stay for which an assistant named rooms in a chat, so that the page can show them. */
export class RoomsOfAChat1764525000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE web_conversation ADD COLUMN named_stay jsonb');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE web_conversation DROP COLUMN named_stay');
  }
}
