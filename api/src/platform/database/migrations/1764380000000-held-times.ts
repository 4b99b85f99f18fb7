import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How often a link had a room held, which it may twice. */
export class HeldTimes1764380000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE guest_session ADD held_times int NOT NULL DEFAULT 0');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE guest_session DROP COLUMN held_times');
  }
}
