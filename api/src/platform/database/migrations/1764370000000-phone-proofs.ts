import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Numbers that visitors of the website typed count once they are proven; what was agreed to for one before that does not stand. */
export class PhoneProofs1764370000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE phone_proof (
        conversation_id text PRIMARY KEY REFERENCES web_conversation (id) ON DELETE CASCADE,
        code_hash text NOT NULL,
        tries int NOT NULL DEFAULT 0,
        expires_at timestamptz NOT NULL,
        proven_at timestamptz
      );
      UPDATE consent SET revoked_at = now(), revoked_how = 'the number was typed and never proven'
      WHERE how = 'conversation' AND revoked_at IS NULL;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE phone_proof');
  }
}
