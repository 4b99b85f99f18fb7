import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A whole number is looked for as such: parts of it have half the hotel in common. */
export class CallNumbers1764140000002 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('CREATE INDEX call_number ON call (right(caller_digits, 10))');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX call_number');
  }
}
