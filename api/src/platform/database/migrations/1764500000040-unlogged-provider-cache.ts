import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A provider can be asked again, so a caller does not wait until its answer is safe on the disk. */
export class UnloggedProviderCache1764500000040 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE provider_cache SET UNLOGGED');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE provider_cache SET LOGGED');
  }
}
