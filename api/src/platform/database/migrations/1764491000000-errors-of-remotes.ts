import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An error of a remote names the places of its build where it was thrown. */
export class ErrorsOfRemotes1764491000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE remote_report ADD COLUMN frames jsonb');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DELETE FROM remote_report WHERE outcome = 'uncaught';
      ALTER TABLE remote_report DROP COLUMN frames;
    `);
  }
}
