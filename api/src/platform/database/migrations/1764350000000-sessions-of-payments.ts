import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a guest paid is asked of each of their sessions, by deletion among others. */
export class SessionsOfPayments1764350000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE INDEX payment_of_session ON payment (session_id) WHERE session_id IS NOT NULL;
      CREATE INDEX session_created ON session (created_at);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX session_created, payment_of_session');
  }
}
