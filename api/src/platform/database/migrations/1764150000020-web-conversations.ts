import type { MigrationInterface, QueryRunner } from 'typeorm';

export class WebConversations1764150000020 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- somebody on the website talks with an assistant; what is said stands in the call log, under the same id
      CREATE TABLE web_conversation (
        id text PRIMARY KEY,
        token_hash bytea NOT NULL UNIQUE,
        mode text NOT NULL CHECK (mode IN ('test', 'live')),
        assistant text NOT NULL CHECK (assistant IN ('booking', 'experience', 'manager')),
        assistant_id text NOT NULL,
        guest_name text NOT NULL,
        phone text,
        email text,
        ip text NOT NULL,
        said int NOT NULL DEFAULT 0,
        answering_since timestamptz,
        created_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX web_conversation_expired ON web_conversation (expires_at);

      ALTER TABLE guest_session ADD COLUMN is_from_web boolean NOT NULL DEFAULT false;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE web_conversation; ALTER TABLE guest_session DROP COLUMN is_from_web');
  }
}
