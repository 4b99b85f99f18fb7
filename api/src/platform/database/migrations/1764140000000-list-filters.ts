import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ListFilters1764140000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE INDEX guest_session_newest ON guest_session (mode, created_at DESC, id DESC);
      CREATE INDEX verification_log_employee ON verification_log
        USING gin (coalesce(employee_name, 'Unknown') gin_trgm_ops);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX verification_log_employee, guest_session_newest');
  }
}
