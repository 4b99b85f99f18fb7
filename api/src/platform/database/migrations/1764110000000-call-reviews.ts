import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CallReviews1764110000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- what people made of a call; what they noted stands in the call itself, as the list and the export show it
      CREATE TABLE call_review (
        call_id text PRIMARY KEY REFERENCES call ON DELETE CASCADE,
        tags text[] NOT NULL,
        status text NOT NULL CHECK (status IN ('not_reviewed', 'needs_follow_up', 'reviewed')),
        set_by text,
        set_at timestamptz,
        revision int NOT NULL
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE call_review');
  }
}
