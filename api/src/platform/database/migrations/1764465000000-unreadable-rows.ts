import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rows of providers' lists that cannot be read are told to staff until they can. */
export class UnreadableRows1764465000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE unreadable_row (
        provider text NOT NULL,
        mode text NOT NULL,
        list text NOT NULL,
        problem text NOT NULL,
        scope text NOT NULL,
        count int NOT NULL,
        first_seen_at timestamptz NOT NULL,
        last_seen_at timestamptz NOT NULL,
        PRIMARY KEY (provider, mode, list, problem, scope)
      )
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE unreadable_row');
  }
}
