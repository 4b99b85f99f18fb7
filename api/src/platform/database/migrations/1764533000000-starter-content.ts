import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of which draft of the starter content an entry or golden call was made. */
export class StarterContent1764533000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE ai_documentation ADD starter_key text;
      ALTER TABLE golden_call ADD starter_key text;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE golden_call DROP COLUMN starter_key;
      ALTER TABLE ai_documentation DROP COLUMN starter_key;
    `);
  }
}
