import type { MigrationInterface, QueryRunner } from 'typeorm';

export class DocumentationRevision1763930000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- how many changes an entry has had: its nth revision is what the nth of them left
      ALTER TABLE ai_documentation ADD revision int NOT NULL DEFAULT 0;
      UPDATE ai_documentation SET revision =
        (SELECT count(*) FROM ai_documentation_change WHERE documentation = ai_documentation.id);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE ai_documentation DROP revision');
  }
}
