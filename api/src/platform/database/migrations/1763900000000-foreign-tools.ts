import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ForeignTools1763900000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE assistant_version ADD foreign_tools jsonb');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE assistant_version DROP foreign_tools');
  }
}
