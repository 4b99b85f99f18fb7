import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What guests agree to, by version, and by which version a payment was asked for. */
export class Terms1764521000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE terms_version (
        version text PRIMARY KEY,
        rule jsonb,
        text jsonb NOT NULL,
        first_used_at timestamptz NOT NULL
      );
      ALTER TABLE payment ADD terms_version text REFERENCES terms_version;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE payment DROP COLUMN terms_version;
      DROP TABLE terms_version;
    `);
  }
}
