import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SyncFailedAt1764060000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE payment ADD sync_failed_at timestamptz');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE payment DROP sync_failed_at');
  }
}
