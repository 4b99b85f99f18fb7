import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KeptAnswers1763970000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('CREATE INDEX provider_cache_at ON provider_cache (at)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX provider_cache_at');
  }
}
