import type { MigrationInterface, QueryRunner } from 'typeorm';

const isLanguage = "CHECK (language IN ('en', 'es'))";

/** What a guest reads: null where nobody knows it. A text to sign has one, and those that were signed so far are English. */
export class GuestLanguages1764526000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE guest_session ADD language text ${isLanguage};
      ALTER TABLE precheckin ADD language text ${isLanguage};
      ALTER TABLE web_conversation ADD language text ${isLanguage};
      ALTER TABLE signing_text ADD language text NOT NULL DEFAULT 'en' ${isLanguage};
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE signing_text DROP COLUMN language;
      ALTER TABLE web_conversation DROP COLUMN language;
      ALTER TABLE precheckin DROP COLUMN language;
      ALTER TABLE guest_session DROP COLUMN language;
    `);
  }
}
