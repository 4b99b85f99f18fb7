import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Credentials of providers that an owner entered in Setup, sealed by SECRET_KEY. */
export class EnteredCredentials1764531000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE entered_credential (
        name text PRIMARY KEY,
        value text NOT NULL,
        updated_at timestamptz NOT NULL DEFAULT now(),
        updated_by uuid
      )
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE entered_credential');
  }
}
