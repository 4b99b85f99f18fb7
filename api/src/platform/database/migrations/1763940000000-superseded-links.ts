import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SupersededLinks1763940000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE guest_session ADD superseded_at timestamptz');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE guest_session DROP superseded_at');
  }
}
