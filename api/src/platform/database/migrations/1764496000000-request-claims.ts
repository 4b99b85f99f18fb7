import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Requests that are done once, whichever replicas their copies reach. */
export class RequestClaims1764496000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE request_claim (
        key text PRIMARY KEY,
        claim uuid NOT NULL,
        claimed_at timestamptz NOT NULL,
        answered_at timestamptz,
        answer text
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE request_claim');
  }
}
