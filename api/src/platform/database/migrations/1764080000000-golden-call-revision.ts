import type { MigrationInterface, QueryRunner } from 'typeorm';

export class GoldenCallRevision1764080000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE golden_call ADD revision int NOT NULL DEFAULT 1');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE golden_call DROP revision');
  }
}
