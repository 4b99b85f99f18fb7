import type { MigrationInterface, QueryRunner } from 'typeorm';

export class GoldenResults1763920000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- how it went the last time it was played; null once it is rewritten
      ALTER TABLE golden_call ADD last_result jsonb;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE golden_call DROP last_result');
  }
}
