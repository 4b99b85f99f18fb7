import type { MigrationInterface, QueryRunner } from 'typeorm';

const kinds = `'live', 'canary', 'end-canary', 'rollback', 'switch-off', 'switch-on'`;

/** A remote can be retired. */
export class RetiredRemotes1764490000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE remote_change
        DROP CONSTRAINT remote_change_kind_check,
        ADD CONSTRAINT remote_change_kind_check CHECK (kind IN (${kinds}, 'retire'));
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    // rows are never taken out, and there may be one of a retirement
    await db.query(`
      ALTER TABLE remote_change
        DROP CONSTRAINT remote_change_kind_check,
        ADD CONSTRAINT remote_change_kind_check CHECK (kind IN (${kinds})) NOT VALID;
    `);
  }
}
