import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RevokedLinks1763860000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE guest_session ADD revoked_at timestamptz');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE guest_session DROP revoked_at');
  }
}
