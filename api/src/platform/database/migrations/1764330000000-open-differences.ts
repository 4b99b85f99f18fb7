import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Those that nobody has explained are few among all that ever were; how many and since when is asked with every alert. */
export class OpenDifferences1764330000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE INDEX payment_difference_open ON payment_difference (mode, first_seen_at DESC, id DESC)
        WHERE ended_at IS NULL AND explained_at IS NULL`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX payment_difference_open');
  }
}
