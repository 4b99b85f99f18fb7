import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages about alerts quoted guests. They hold kind and count now; an alert that lasts is told once more. */
export class AlertNotices1764400000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('DELETE FROM alert_message');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DELETE FROM alert_message');
  }
}
