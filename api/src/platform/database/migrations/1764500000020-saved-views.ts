import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SavedViews1764500000020 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE saved_view (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
        list text NOT NULL,
        name text NOT NULL,
        search jsonb NOT NULL,
        UNIQUE (account_id, list, name)
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE saved_view');
  }
}
